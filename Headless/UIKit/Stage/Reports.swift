/// The exceptions that UIKit raises.
package enum ExceptionName: String {
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case generic = "NSGenericException"
  case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
}

/// Ends the process as an uncaught exception of UIKit does.
package func raise(_ name: ExceptionName, _ reason: String) -> Never {
  let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
  FileHandle.standardError.write(Data((text + "\n").utf8))
  fatalError(text)
}

/// Writes what UIKit logs; the stage keeps it.
@MainActor
package func log(_ text: String) {
  Stage.current.record(log: text)
}

/// Says once a stage that a feature isn't implemented here.
@MainActor
package func unsupported(_ feature: String) {
  Stage.current.record(unsupported: feature)
}

/// Records that the outcome taken is one of several possible ones: the harsher.
@MainActor
package func unsettled(_ decision: String) {
  Stage.current.record(unsettled: decision)
}

/// "<Type: 0x…>", as UIKit's texts name an object.
func addressed(_ type: String, _ object: AnyObject) -> String {
  "<\(type): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))>"
}
