import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// D.1: buttons that have a role and no label.
@MainActor
@Suite(.onStage)
struct DefaultButtonLabelTests {
  private func item(_ role: ButtonRole, action: @escaping @MainActor () -> Void = {}) throws
    -> UIBarButtonItem
  {
    let host = UIHostingController(
      rootView: Text("content").toolbar { Button(role: role, action: action) }
    )
    Stage.current.show(UINavigationController(rootViewController: host))
    Stage.current.loop.settle()
    return try #require(host.navigationItem.rightBarButtonItem)
  }

  @Test(arguments: [
    (ButtonRole.close, "Close", "xmark"), (.cancel, "Cancel", "xmark"),
    (.confirm, "Done", "checkmark"), (.destructive, "Delete", "trash"),
  ])
  func `a bar shows the symbol of a role and says its title`(
    role: ButtonRole,
    title: String,
    symbol: String
  ) throws {
    let item = try item(role)

    #expect(item.image == UIImage(systemName: symbol))
    #expect(item.title == title)
  }

  @Test
  func `only a confirmation is prominent in a bar`() throws {
    #expect(try item(.confirm).style == .prominent)
    #expect(try item(.close).style == .plain)
    #expect(try item(.cancel).style == .plain)
  }

  @Test
  func `a tap on the symbol runs the action`() throws {
    var closed = 0
    _ = try item(.close) { closed += 1 }

    try Finger.tap("Close")

    #expect(closed == 1)
  }

  @Test
  func `a close button in a sheet closes it`() throws {
    let host = showHosted(ClosingSheetScreen())
    try Finger.tap("Open")
    Stage.current.loop.settle()
    #expect(host.presentedViewController != nil)

    try Finger.tap("Close")
    Stage.current.loop.settle()

    #expect(host.presentedViewController == nil)
  }

  @Test
  func `an alert shows the title of a role`() throws {
    let host = showHosted(
      Text("content").alert("Sure?", isPresented: .constant(true)) {
        Button(role: .destructive) {}
        Button(role: .cancel) {}
      }
    )
    Stage.current.loop.settle()

    let alert = try #require(host.presentedViewController as? UIAlertController)
    #expect(Set(alert.actions.map(\.title)) == ["Delete", "Cancel"])
  }
}

private struct ClosingSheetScreen: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Text("sheet").toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button(role: .close) { isShown = false }
            }
          }
        }
      }
  }
}
