import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct MenuTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(UINavigationController(rootViewController: host))
    stage.loop.settle()
    return host
  }

  private func node(_ label: String, in host: UIViewController) throws -> AccessibilityNode {
    try #require(host.view.accessibilityNodes().first { $0.label == label })
  }

  private func tap(_ node: AccessibilityNode) {
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    stage.loop.settle()
  }

  private func choose(_ title: String) throws {
    tap(try #require(stage.openMenuNodes?.first { $0.label == title }))
  }

  @Test
  func `a tap opens the menu, and choosing runs the button`() throws {
    let log = Events()
    let host = show(
      Menu("Sort") {
        Button("By name") { log.list.append("name") }
        Button("By date", systemImage: "calendar") { log.list.append("date") }
        Divider()
        Button("Delete", role: .destructive) { log.list.append("delete") }
        Button("Locked") {}.disabled(true)
      }
    )

    tap(try node("Sort", in: host))
    #expect(stage.openMenuNodes?.map(\.label) == ["By name", "By date", "Delete", "Locked"])
    #expect(stage.openMenuNodes?.last?.isEnabled == false)
    try choose("By date")

    #expect(log.list == ["date"])
  }

  @Test
  func `what is in the menu is that of the state of now`() throws {
    let host = show(GrowingMenu())

    tap(try node("Menu", in: host))
    try choose("Add")
    tap(try node("Menu", in: host))

    #expect(stage.openMenuNodes?.map(\.label) == ["Add", "Item 0"])
  }

  @Test
  func `a menu in a menu opens in its place`() throws {
    let log = Events()
    let host = show(
      Menu("More") {
        Menu("Share") {
          Button("Copy") { log.list.append("copy") }
        }
      }
    )

    tap(try node("More", in: host))
    try choose("Share")
    try choose("Copy")

    #expect(log.list == ["copy"])
  }

  @Test
  func `a toggle in a menu has a mark`() throws {
    let host = show(ToggleMenu())
    tap(try node("View", in: host))
    #expect(stage.openMenuNodes?.first?.isSelected == false)

    try choose("Large")
    tap(try node("View", in: host))

    #expect(stage.openMenuNodes?.first?.isSelected == true)
  }

  @Test
  func `with an action of its own a tap acts, and holding opens the menu`() throws {
    let log = Events()
    let host = show(
      Menu("Add") {
        Button("Special") { log.list.append("special") }
      } primaryAction: {
        log.list.append("add")
      }
    )

    tap(try node("Add", in: host))
    #expect(log.list == ["add"])
    #expect(stage.openMenuNodes == nil)

    let frame = try node("Add", in: host).frame
    stage.longPress(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
    try choose("Special")

    #expect(log.list == ["add", "special"])
  }

  @Test
  func `in a toolbar it is a bar item with a menu`() throws {
    let log = Events()
    let host = show(
      Text("Screen").toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Button("Rename") { log.list.append("rename") }
          } label: {
            Label("Options", systemImage: "ellipsis")
          }
        }
      }
    )
    let item = try #require(host.navigationItem.rightBarButtonItems?.first)
    #expect(item.menu != nil)
    let bar = try #require(host.navigationController?.navigationBar)

    let button = try #require(
      bar.accessibilityNodes().flatMap(\.flattened).first { $0.label == "Options" }
    )
    tap(button)
    try choose("Rename")

    #expect(log.list == ["rename"])
  }

  @Test
  func `holding a row opens its context menu and presses nothing`() throws {
    let log = Events()
    let host = show(
      List {
        Button("Row") { log.list.append("row") }
          .contextMenu {
            Button("Delete", role: .destructive) { log.list.append("delete") }
          }
      }
    )

    let frame = try node("Row", in: host).frame
    stage.longPress(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.loop.settle()
    #expect(log.list == [])
    try choose("Delete")
    #expect(log.list == ["delete"])

    tap(try node("Row", in: host))
    #expect(log.list == ["delete", "row"])
  }
}

@MainActor
private final class Events {
  var list: [String] = []
}

private struct GrowingMenu: View {
  @State private var count = 0

  var body: some View {
    Menu("Menu") {
      Button("Add") { count += 1 }
      ForEach(0..<count, id: \.self) { number in
        Button("Item \(number)") {}
      }
    }
  }
}

private struct ToggleMenu: View {
  @State private var isLarge = false

  var body: some View {
    Menu("View") {
      Toggle("Large", isOn: $isLarge)
    }
  }
}
