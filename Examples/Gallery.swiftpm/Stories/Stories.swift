// The stories of the Gallery.
