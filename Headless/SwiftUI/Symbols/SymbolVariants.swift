@_spi(Headless) internal import UIKit

/// Which form of a symbol is shown: in a shape, filled, with a slash.
@available(iOS 15.0, *)
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var hasSlash = false

  private init() {}

  private init(shape: Shape) {
    self.shape = shape
  }

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: .circle)
  public static let square = SymbolVariants(shape: .square)
  public static let rectangle = SymbolVariants(shape: .rectangle)
  public static let fill = none.fill
  public static let slash = none.slash

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  public var circle: SymbolVariants { with { $0.shape = .circle } }
  public var square: SymbolVariants { with { $0.shape = .square } }
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.hasSlash = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.hasSlash || hasSlash)
  }

  /// These and others: of two shapes the other one's counts.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.shape = other.shape ?? shape
      $0.isFilled = isFilled || other.isFilled
      $0.hasSlash = hasSlash || other.hasSlash
    }
  }

  /// The name of the symbol in this form, as far as there is one.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var parts = symbol.split(separator: ".").map(String.init)
    var own = SymbolVariants()
    while parts.count > 1, let last = parts.last {
      if last == "fill" {
        own.isFilled = true
      } else if last == "slash" {
        own.hasSlash = true
      } else if let shape = Shape(rawValue: last), own.shape == nil {
        own.shape = shape
      } else {
        break
      }
      parts.removeLast()
    }
    let base = parts.joined(separator: ".")
    let wanted = own.adding(self)
    let shapes = wanted.shape == own.shape ? [wanted.shape] : [wanted.shape, own.shape]
    let slashes = wanted.hasSlash ? [true, own.hasSlash] : [false]
    let fills = wanted.isFilled ? [true, own.isFilled] : [false]
    for hasSlash in slashes {
      for shape in shapes {
        for isFilled in fills {
          var name = base
          if hasSlash { name += ".slash" }
          if let shape { name += "." + shape.rawValue }
          if isFilled { name += ".fill" }
          if SymbolNames.isKnown(name) { return name }
        }
      }
    }
    return symbol
  }
}

@available(iOS 15.0, *)
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

@available(iOS 15.0, *)
private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

/// How many colours a symbol has: here it is drawn in one (gaps page).
@available(iOS 15.0, *)
public struct SymbolRenderingMode: Sendable {
  private enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  private let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

@available(iOS 15.0, *)
extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

@available(iOS 15.0, *)
extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  @available(iOS 15.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  @available(iOS 16.0, *)
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
}
