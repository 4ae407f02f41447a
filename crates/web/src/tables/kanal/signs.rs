//! The signs of structures and materials.
