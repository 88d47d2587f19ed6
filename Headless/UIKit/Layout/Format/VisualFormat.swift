/// What a visual format says, piece by piece.
struct VisualFormat {
  enum Item {
    case superview
    case view(AnyObject)
  }

  /// One condition: a length, or the length of another view.
  struct Condition {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: AnyObject?
    var priority: Float = 1000
  }

  enum Space {
    case none, standard
    case conditions([Condition])
  }

  var isVertical = false
  var items: [Item] = []
  var sizes: [[Condition]] = []
  /// Between each item and the next.
  var spaces: [Space] = []
}
