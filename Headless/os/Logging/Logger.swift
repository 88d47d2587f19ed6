@available(iOS 14.0, *)
public struct Logger: Sendable {
  private let log: OSLog

  public init() {
    log = .default
  }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) {
    log = logObj
  }

  public func log(_ message: OSLogMessage) {
    log.write(.default, message.text)
  }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(level, message.text)
  }

  public func trace(_ message: OSLogMessage) {
    log.write(.debug, message.text)
  }

  public func debug(_ message: OSLogMessage) {
    log.write(.debug, message.text)
  }

  public func info(_ message: OSLogMessage) {
    log.write(.info, message.text)
  }

  public func notice(_ message: OSLogMessage) {
    log.write(.default, message.text)
  }

  public func warning(_ message: OSLogMessage) {
    log.write(.error, message.text)
  }

  public func error(_ message: OSLogMessage) {
    log.write(.error, message.text)
  }

  public func critical(_ message: OSLogMessage) {
    log.write(.fault, message.text)
  }

  public func fault(_ message: OSLogMessage) {
    log.write(.fault, message.text)
  }
}
