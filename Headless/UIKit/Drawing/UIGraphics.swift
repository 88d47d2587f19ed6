/// The contexts in which a thread draws, the innermost last.
final class GraphicsContexts {
  private static let key = "UIKit.GraphicsContexts"
  var stack: [CGContext] = []

  static var ofThread: GraphicsContexts {
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary[key] as? GraphicsContexts { return known }
    let contexts = GraphicsContexts()
    dictionary[key] = contexts
    return contexts
  }

  /// Draws in a context that is the current one meanwhile.
  static func draw(in context: CGContext, _ actions: () -> Void) {
    ofThread.stack.append(context)
    actions()
    ofThread.stack.removeLast()
  }
}

/// What drawing can't do: it may be said from any thread, and is told on the main actor.
enum DrawingReports {
  static func unsupported(_ feature: String) {
    let stage = StageLocal.current
    Task { @MainActor in
      (stage ?? Stage.current).perform { UIKit.unsupported(feature) }
    }
  }
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.ofThread.stack.last
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.ofThread.stack.append(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() {
  _ = GraphicsContexts.ofThread.stack.popLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : max(CurrentTraits.ofStage.screen.displayScale, 1)
  let context = CGContext(size: size, scale: scale)
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  UIGraphicsPushContext(context)
}

/// Nil outside of an image context, as on iOS.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  // A frame takes the fill colour and lies inside of its rectangle.
  context.saveGState()
  context.state.stroke = context.state.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    UIGraphicsGetCurrentContext()?.state.fill = displayColor(for: .current)
  }

  public func setStroke() {
    UIGraphicsGetCurrentContext()?.state.stroke = displayColor(for: .current)
  }
}
