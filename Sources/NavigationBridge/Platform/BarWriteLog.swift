/// Collects what the bridge writes to UIKit's objects, so that tests can prove that nothing is.
@MainActor
package final class BarWriteLog {
  @TaskLocal package static var current: BarWriteLog?

  /// Each write, in order, by the name of the property.
  package private(set) var writes: [String] = []

  package nonisolated init() {}

  package func removeAll() {
    writes.removeAll()
  }

  func note(_ property: String) {
    writes.append(property)
  }
}
