internal import Foundation
@_spi(Headless) internal import UIKit

@available(iOS 14.0, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.sizeCategory) private var sizeCategory

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value {
    let usual = Font.system(style).resolved(for: .large).pointSize
    let now = Font.system(style).resolved(for: sizeCategory).pointSize
    return base * Value(now / usual)
  }
}
