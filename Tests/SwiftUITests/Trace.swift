@_spi(Headless) import SwiftUI

/// What happened, in order.
final class Trace: @unchecked Sendable {
  private(set) var events: [String] = []

  func callAsFunction(_ event: String) {
    events.append(event)
  }

  func clear() {
    events = []
  }

  /// What happened since the last time it was asked.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// Content whose body is traced.
struct Traced<Content: View>: View {
  let trace: Trace
  let name: String
  let content: Content

  init(_ name: String, _ trace: Trace, @ViewBuilder content: () -> Content) {
    self.name = name
    self.trace = trace
    self.content = content()
  }

  var body: some View {
    let _ = trace(name)
    content
  }
}

@MainActor
@discardableResult
func showHosted<Content: View>(_ content: Content) -> UIHostingController<Content> {
  let controller = UIHostingController(rootView: content)
  Stage.current.show(controller)
  return controller
}

@MainActor
func flush() {
  Stage.current.loop.flush()
}

extension UIViewController {
  /// What a person hears, in order.
  var heard: [String] {
    view.accessibilityNodes().compactMap(\.label)
  }
}
