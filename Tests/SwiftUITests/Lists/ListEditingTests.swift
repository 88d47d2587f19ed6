import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ListEditingTests {
  let stage = Stage.current
  private let model = Names()

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(UINavigationController(rootViewController: host))
    stage.loop.settle()
    return host
  }

  private func labels(_ host: UIViewController) -> [String] {
    host.view.accessibilityNodes().compactMap(\.label)
  }

  private func node(_ label: String, in host: UIViewController) throws -> AccessibilityNode {
    try #require(
      host.view.accessibilityNodes().first { $0.label == label },
      "\(labels(host))"
    )
  }

  private func tap(_ node: AccessibilityNode) {
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    stage.loop.settle()
  }

  private func swipe(_ label: String, by distance: CGFloat, in host: UIViewController) throws {
    let y = try node(label, in: host).frame.midY
    let start = distance < 0 ? 330.0 : 60
    stage.drag(
      from: CGPoint(x: start, y: y),
      to: CGPoint(x: start + distance, y: y),
      duration: 0.6
    )
    stage.loop.settle()
  }

  @Test
  func `a swipe over a row reveals Delete, which deletes`() throws {
    let host = show(NameList(model: model))
    try swipe("Grace", by: -100, in: host)
    #expect(labels(host).contains("Delete"))

    tap(try node("Delete", in: host))

    #expect(model.names == ["Ada", "Mary"])
    #expect(labels(host) == ["Ada", "Mary"])
  }

  @Test
  func `a long swipe deletes at once`() throws {
    let host = show(NameList(model: model))

    try swipe("Ada", by: -300, in: host)

    #expect(model.names == ["Grace", "Mary"])
  }

  @Test
  func `a tap beside what a swipe opened closes it`() throws {
    let host = show(NameList(model: model))
    try swipe("Grace", by: -100, in: host)

    tap(try node("Ada", in: host))

    #expect(labels(host) == ["Ada", "Grace", "Mary"])
    #expect(model.taps == [])
  }

  @Test
  func `actions of a row stand in for Delete, at both edges`() throws {
    let host = show(SwipeList(model: model))
    try swipe("Ada", by: -100, in: host)
    #expect(labels(host).contains("Archive"))
    #expect(!labels(host).contains("Delete"))
    tap(try node("Archive", in: host))

    try swipe("Ada", by: 100, in: host)
    tap(try node("Pin", in: host))

    #expect(model.taps == ["archive Ada", "pin Ada"])
  }

  @Test
  func `editing shows controls to remove and move rows`() throws {
    let host = show(NameList(model: model))
    let bar = try #require(host.navigationController?.navigationBar)
    func barButton(_ title: String) throws -> AccessibilityNode {
      try #require(bar.accessibilityNodes().flatMap(\.flattened).first { $0.label == title })
    }

    tap(try barButton("Edit"))
    #expect(labels(host).contains("Remove Ada"))
    tap(try node("Remove Ada", in: host))
    tap(try node("Delete", in: host))
    #expect(model.names == ["Grace", "Mary"])

    let handle = try node("Reorder Grace", in: host).frame
    let end = try node("Reorder Mary", in: host).frame
    stage.drag(
      from: CGPoint(x: handle.midX, y: handle.midY),
      to: CGPoint(x: handle.midX, y: end.midY + 20),
      duration: 1
    )
    stage.loop.settle()
    #expect(model.names == ["Mary", "Grace"])

    tap(try barButton("Done"))
    #expect(!labels(host).contains("Remove Mary"))
  }

  @Test
  func `a tap selects a row, and what is selected is marked`() throws {
    let host = show(SelectionList())
    tap(try node("Grace", in: host))

    #expect(labels(host).contains("selected Grace"))
    #expect(try node("Grace", in: host).isSelected)
    #expect(try !node("Ada", in: host).isSelected)
  }

  @Test
  func `several rows are selected only while editing`() throws {
    let host = show(SetList())
    tap(try node("Ada", in: host))
    #expect(labels(host).contains("selected 0"))

    tap(try node("Edit", in: host))
    tap(try node("Ada", in: host))
    tap(try node("Mary", in: host))

    #expect(labels(host).contains("selected 2"))
  }

  @Test
  func `pulling a list down refreshes it`() async throws {
    let host = show(
      List { ForEach(0..<3) { Text("Row \($0)") } }
        .refreshable { await model.refresh() }
    )

    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 560), duration: 0.4)
    await model.waitUntilRefreshed()

    #expect(model.refreshes == 1)
    _ = host
  }

  @Test
  func `a badge stands at the end of its row`() throws {
    let host = show(List { Text("Inbox").badge(3) })

    #expect(try node("Inbox", in: host).value == "3")
  }

  @Test
  func `rows of a binding can be changed in place`() throws {
    let host = show(ToggleList())

    tap(try node("Wifi", in: host))

    #expect(try node("Wifi", in: host).value == "on")
    #expect(labels(host).contains("1 on"))
  }

  @Test
  func `a row's insets, background and separator are its own`() throws {
    let host = show(
      List {
        Text("Plain")
        Text("Inset")
          .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
          .listRowBackground(Color.red)
          .listRowSeparator(.hidden)
      }
    )

    let plain = try node("Plain", in: host).frame
    let inset = try node("Inset", in: host).frame
    #expect(abs(inset.minX - plain.minX - 24) < 0.01)
    let list = stage.displayList()
    #expect(DisplayAudit(list).findings.isEmpty)
  }

  @Test
  func `offsets move and remove elements`() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0], toOffset: 3)
    #expect(letters == ["b", "c", "a", "d"])

    letters.move(fromOffsets: [2, 3], toOffset: 0)
    #expect(letters == ["a", "d", "b", "c"])

    letters.remove(atOffsets: [1, 2])
    #expect(letters == ["a", "c"])
  }
}

@MainActor
@Observable
private final class Names {
  var names = ["Ada", "Grace", "Mary"]
  @ObservationIgnored var taps: [String] = []
  @ObservationIgnored var refreshes = 0
  @ObservationIgnored private var waiting: CheckedContinuation<Void, Never>?

  func refresh() {
    refreshes += 1
    waiting?.resume()
    waiting = nil
  }

  func waitUntilRefreshed() async {
    guard refreshes == 0 else { return }
    await withCheckedContinuation { waiting = $0 }
  }
}

private struct NameList: View {
  let model: Names

  var body: some View {
    List {
      ForEach(model.names, id: \.self) { name in
        Text(name)
      }
      .onDelete { model.names.remove(atOffsets: $0) }
      .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
    }
    .toolbar { EditButton() }
  }
}

private struct SwipeList: View {
  let model: Names

  var body: some View {
    List {
      ForEach(model.names, id: \.self) { name in
        Text(name)
          .swipeActions {
            Button("Archive") { model.taps.append("archive \(name)") }
          }
          .swipeActions(edge: .leading) {
            Button("Pin") { model.taps.append("pin \(name)") }.tint(.orange)
          }
      }
      .onDelete { _ in model.taps.append("delete") }
    }
  }
}

private struct SelectionList: View {
  @State private var name: String?

  var body: some View {
    VStack {
      Text("selected \(name ?? "none")")
      List(["Ada", "Grace", "Mary"], id: \.self, selection: $name) { Text($0) }
    }
  }
}

private struct SetList: View {
  @State private var names: Set<String> = []

  var body: some View {
    VStack {
      Text("selected \(names.count)")
      EditButton()
      List(["Ada", "Grace", "Mary"], id: \.self, selection: $names) { Text($0) }
    }
  }
}

private struct ToggleList: View {
  struct Entry: Identifiable {
    let id: Int
    let name: String
    var isOn = false
  }

  @State private var entries = [Entry(id: 0, name: "Wifi"), Entry(id: 1, name: "Sound")]

  var body: some View {
    VStack {
      Text("\(entries.count { $0.isOn }) on")
      List($entries) { $entry in
        Toggle(entry.name, isOn: $entry.isOn)
      }
    }
  }
}
