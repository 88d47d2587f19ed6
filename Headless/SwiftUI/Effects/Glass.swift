/// Glass behind a view: what lies there shines through evenly, nothing is bent.
@available(iOS 26.0, *)
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }

  var kind: Kind
  var color: Color?
  var isInteractive = false

  public static var regular: Glass { Glass(kind: .regular) }
  public static var clear: Glass { Glass(kind: .clear) }
  public static var identity: Glass { Glass(kind: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}
