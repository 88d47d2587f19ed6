// The walk through the Gallery.
