public import Foundation

// B.5
public struct Anchor<Value> {
  public struct Source {
    enum Kind {
      case bounds
      case rect(CGRect)
    }

    let kind: Kind
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .bounds) }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(kind: .rect(r))
  }
}
