// Satisfies the cross-import overlay that the toolchain declares for Testing and CoreGraphics.
