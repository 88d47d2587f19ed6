/// Views that are read and not shown: the options of a picker, the elements of a menu.
extension Node {
  /// Makes all that is below, whether the graph is shown or only measured.
  final func prepareBelow() {
    prepareChildren()
    forEachChild { $0.prepareBelow() }
  }
}
