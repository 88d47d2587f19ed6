import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct OlderFormsTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()
    return host
  }

  private func tap(_ label: String) throws {
    let nodes = (stage.window?.accessibilityNodes() ?? []).flatMap(\.flattened)
    let frame = try #require(nodes.last { $0.label == label }, "\(stage.textTree())").frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
  }

  @Test
  func `an alert as a value shows its buttons and runs them`() throws {
    let log = Events()
    _ = show(AlertScreen(log: log))

    try tap("Ask")
    #expect(stage.textTree().contains("Delete it?"))
    try tap("Delete")

    #expect(log.list == ["delete"])
    #expect(!stage.textTree().contains("Delete it?"))
  }

  @Test
  func `an action sheet as a value is a dialog`() throws {
    let log = Events()
    _ = show(SheetScreen(log: log))

    try tap("Choose")
    try tap("First")

    #expect(log.list == ["first"])
  }

  @Test
  func `a date is chosen in a calendar`() throws {
    let box = DateBox()
    _ = show(
      DatePicker(
        "Day",
        selection: Binding(get: { box.date }, set: { box.date = $0 }),
        displayedComponents: .date
      )
      .datePickerStyle(.graphical)
      .environment(\.timeZone, .gmt)
    )

    try tap("15")

    let day = Calendar.current.component(.day, from: box.date)
    #expect(day == 15)
  }

  @Test
  func `a view asks for a scheme for all of its screen`() {
    let host = show(Text("Dark").preferredColorScheme(.dark))

    #expect(host.traitCollection.userInterfaceStyle == .dark)
  }

  @Test
  func `formats and dates are parts of a text`() {
    let host = show(Text("\(0.5, format: .percent) of \(3, format: .number)"))

    #expect(host.view.accessibilityNodes().first?.label == "50% of 3")
  }
}

@MainActor
private final class Events {
  var list: [String] = []
}

@MainActor
private final class DateBox {
  var date = Date(timeIntervalSince1970: 1_700_000_000)
}

private struct AlertScreen: View {
  let log: Events
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text("Delete it?"),
          message: Text("It is gone then."),
          primaryButton: .destructive(Text("Delete")) { log.list.append("delete") },
          secondaryButton: .cancel()
        )
      }
  }
}

private struct SheetScreen: View {
  let log: Events
  @State private var isChoosing = false

  var body: some View {
    Button("Choose") { isChoosing = true }
      .actionSheet(isPresented: $isChoosing) {
        ActionSheet(
          title: Text("Which?"),
          buttons: [.default(Text("First")) { log.list.append("first") }, .cancel()]
        )
      }
  }
}
