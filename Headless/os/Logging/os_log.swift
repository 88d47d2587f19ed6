public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = #dsohandle,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  log.write(type, LogFormat(message.description).text(with: args))
}

public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = #dsohandle,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  log.write(type, LogFormat(message.description).text(with: args))
}

@available(iOS 14.0, *)
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.default, message.text)
}

@available(iOS 14.0, *)
public func os_log(_ logType: OSLogType, _ message: OSLogMessage) {
  OSLog.default.write(logType, message.text)
}

@available(iOS 14.0, *)
public func os_log(_ logType: OSLogType, log: OSLog, _ message: OSLogMessage) {
  log.write(logType, message.text)
}
