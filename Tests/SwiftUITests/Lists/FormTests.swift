import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct FormTests {
  let stage = Stage.current

  private func show(_ view: some View) -> [AccessibilityNode] {
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()
    return host.view.accessibilityNodes()
  }

  @Test
  func `rows, headers and footers are heard in reading order`() {
    let nodes = show(
      Form {
        Section {
          Text("Ada")
          Text("Grace")
        } header: {
          Text("People")
        } footer: {
          Text("Two of them")
        }
        Text("Loose")
      }
    )

    #expect(nodes.map(\.label) == ["People", "Ada", "Grace", "Two of them", "Loose"])
    #expect(nodes.first?.role == .heading)
  }

  @Test
  func `each element of a collection is a row of at least 52 points`() throws {
    let nodes = show(Form { ForEach(0..<3) { Text("Row \($0)") } })

    let tops = nodes.map { $0.frame.midY }
    #expect(nodes.count == 3)
    #expect(abs(tops[1] - tops[0] - 52) < 0.01)
    #expect(abs(tops[2] - tops[1] - 52) < 0.01)
  }

  @Test
  func `a tap on a toggle flips its binding once`() throws {
    let model = FlagModel()
    let nodes = show(Form { Toggle("Enable saving", isOn: model.binding) })
    let toggle = try #require(nodes.first { $0.role == .toggle })
    #expect(toggle.value == "off")

    stage.tap(at: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))
    stage.loop.settle()

    #expect(model.changes == [true])
  }

  @Test
  func `a toggle follows its state`() throws {
    let host = UIHostingController(rootView: SavingForm())
    stage.show(host)
    stage.loop.settle()
    let toggle = try #require(host.view.accessibilityNodes().first { $0.role == .toggle })

    stage.tap(at: CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))
    stage.loop.settle()

    let nodes = host.view.accessibilityNodes()
    #expect(nodes.first { $0.role == .toggle }?.value == "on")
    #expect(nodes.contains { $0.label == "Saving is on" })
  }

  @Test
  func `a button's whole row is its target`() throws {
    var count = 0
    let nodes = show(Form { Button("Delete") { count += 1 } })
    let button = try #require(nodes.first)
    #expect(button.role == .button)

    stage.tap(at: CGPoint(x: 350, y: button.frame.midY))
    stage.loop.settle()

    #expect(count == 1)
  }

  @Test
  func `a disabled button does nothing`() throws {
    var count = 0
    let nodes = show(Form { Button("Delete") { count += 1 }.disabled(true) })
    let button = try #require(nodes.first)

    stage.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    stage.loop.settle()

    #expect(count == 0)
    #expect(!button.isEnabled)
  }

  @Test
  func `measuring a form evaluates nothing inside`() {
    var count = 0
    let host = UIHostingController(rootView: Form { Counted { count += 1 } })

    _ = host.sizeThatFits(in: CGSize(width: 393, height: 852))

    #expect(count == 0)
  }

  @Test
  func `typing into a field writes its binding`() throws {
    let model = TextModel()
    let nodes = show(Form { TextField("Name", text: model.binding) })
    let field = try #require(nodes.first { $0.role == .textField })

    field.insertText?("Ada")
    stage.loop.settle()

    #expect(model.text == "Ada")
  }

  @Test
  func `a long form scrolls under a finger`() throws {
    let host = UIHostingController(rootView: Form { ForEach(0..<40) { Text("Row \($0)") } })
    stage.show(host)
    stage.loop.settle()
    // The first rows scroll out, and are no longer heard.
    func row() throws -> CGFloat {
      try #require(host.view.accessibilityNodes().first { $0.label == "Row 6" }).frame.minY
    }
    let before = try row()

    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), hold: 0.2)
    stage.loop.settle()

    #expect(abs(try row() - (before - 190)) < 1)
  }

  @Test
  func `a drag that scrolls presses no button`() throws {
    var count = 0
    let nodes = show(
      Form {
        Button("Delete") { count += 1 }
        ForEach(0..<40) { Text("Row \($0)") }
      }
    )
    let button = try #require(nodes.first)

    stage.drag(
      from: CGPoint(x: button.frame.midX, y: button.frame.midY),
      to: CGPoint(x: button.frame.midX, y: button.frame.midY + 40)
    )
    stage.loop.settle()

    #expect(count == 0)
  }

  @Test
  func `nothing in a form is cut or overlaps`() {
    let host = UIHostingController(rootView: SavingForm())
    stage.show(host)
    stage.loop.settle()

    #expect(DisplayAudit(stage.displayList()).findings.isEmpty)
  }
}

private struct SavingForm: View {
  @State private var isOn = false

  var body: some View {
    Form {
      Section("Options") {
        Toggle("Enable saving", isOn: $isOn)
        Text(isOn ? "Saving is on" : "Saving is off")
        Button("Reset") { isOn = false }
        Label("Folder", systemImage: "folder")
      }
    }
  }
}

private struct Counted: View {
  let count: () -> Void

  var body: some View {
    count()
    return Text("Counted")
  }
}

@MainActor
private final class FlagModel {
  var isOn = false
  var changes: [Bool] = []

  var binding: Binding<Bool> {
    Binding(
      get: { self.isOn },
      set: {
        self.isOn = $0
        self.changes.append($0)
      }
    )
  }
}

@MainActor
private final class TextModel {
  var text = ""

  var binding: Binding<String> {
    Binding(get: { self.text }, set: { self.text = $0 })
  }
}
