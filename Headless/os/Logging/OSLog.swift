public import Foundation

open class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String
  private let isOn: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isOn: true)
  }

  public convenience init(subsystem: String, category: OSLog.Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isOn: true)
  }

  private init(subsystem: String, category: String, isOn: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isOn = isOn
  }

  public class var `default`: OSLog { standard }
  public class var disabled: OSLog { silent }

  private static let standard = OSLog(subsystem: "", category: "", isOn: true)
  private static let silent = OSLog(subsystem: "", category: "", isOn: false)

  public struct Category: Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @available(iOS 12.0, *)
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  @available(iOS 10.0, *)
  public final func isEnabled(type: OSLogType) -> Bool { isOn }

  func write(_ type: OSLogType, _ text: String) {
    guard isOn else { return }
    let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
    LogOutput.write("\(type.name): \(place)\(text)")
  }
}
