//! The buildings of structures, drawn by kind and stage.
