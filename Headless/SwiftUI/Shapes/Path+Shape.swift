public import UIKit

/// A path as it is, in the coordinates of its view.
extension Path: Shape {
  public typealias Body = _ShapeView<Path, ForegroundStyle>

  public func path(in rect: CGRect) -> Path {
    offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

// B.5
extension Shape where Self == Rectangle {
  @available(iOS 15.0, *)
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  @available(iOS 15.0, *)
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  @available(iOS 15.0, *)
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  @available(iOS 15.0, *)
  public static var ellipse: Ellipse { Ellipse() }
}
