# The start page and the component numbers.
