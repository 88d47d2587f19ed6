import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct PickerTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(UINavigationController(rootViewController: host))
    stage.loop.settle()
    return host
  }

  private func node(_ label: String, in host: UIViewController) throws -> AccessibilityNode {
    try #require(
      host.view.accessibilityNodes().first { $0.label == label },
      "\(host.view.accessibilityNodes().map { $0.label ?? "-" })"
    )
  }

  private func tap(_ node: AccessibilityNode) {
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    stage.loop.settle()
  }

  private func choose(_ title: String) throws {
    tap(try #require(stage.openMenuNodes?.first { $0.label == title }))
  }

  @Test
  func `in a form it is a row with label and value, which opens a menu`() throws {
    let host = show(Form { FruitPicker() })
    let picker = try node("Fruit", in: host)
    #expect(picker.value == "Apple")

    tap(picker)
    #expect(stage.openMenuNodes?.map(\.label) == ["Apple", "Pear", "Plum"])
    try choose("Pear")

    #expect(try node("Fruit", in: host).value == "Pear")
  }

  @Test
  func `the whole row opens the menu`() throws {
    let host = show(Form { FruitPicker() })
    let picker = try node("Fruit", in: host)

    stage.tap(at: CGPoint(x: 40, y: picker.frame.midY))
    stage.loop.settle()

    #expect(stage.openMenuNodes != nil)
  }

  @Test
  func `segments are those of a segmented control`() throws {
    let host = show(FruitPicker().pickerStyle(.segmented))
    #expect(
      host.view.accessibilityNodes().map(\.label) == ["Fruit, Apple", "Fruit, Pear", "Fruit, Plum"]
    )
    #expect(try node("Fruit, Apple", in: host).isSelected)

    tap(try node("Fruit, Plum", in: host))

    #expect(try node("Fruit, Plum", in: host).isSelected)
    #expect(try !node("Fruit, Apple", in: host).isSelected)
  }

  @Test
  func `inline, each option is a row with a mark at the selected one`() throws {
    let host = show(Form { FruitPicker().pickerStyle(.inline) })
    #expect(try node("Apple", in: host).isSelected)

    stage.tap(at: CGPoint(x: 300, y: try node("Plum", in: host).frame.midY))
    stage.loop.settle()

    #expect(try node("Plum", in: host).isSelected)
    #expect(try !node("Apple", in: host).isSelected)
  }

  @Test
  func `as a link it pushes its options, and choosing goes back`() throws {
    let host = show(Form { FruitPicker().pickerStyle(.navigationLink) })
    tap(try node("Fruit, Apple", in: host))
    let pushed = try #require(host.navigationController?.topViewController)
    #expect(pushed !== host)
    #expect(pushed.navigationItem.title == "Fruit")

    tap(try node("Pear", in: pushed))

    #expect(host.navigationController?.topViewController === host)
    #expect(try node("Fruit, Pear", in: host).isEnabled)
  }

  @Test
  func `a tag of another type selects nothing, which is logged`() throws {
    _ = show(
      Form {
        Picker("Size", selection: .constant(1)) {
          Text("One").tag("1")
        }
      }
    )

    #expect(stage.log.contains { $0.hasPrefix("Picker: the selection \"1\" is invalid") })
  }

  @Test
  func `ids of a collection are tags`() throws {
    let host = show(Form { NumberPicker() })

    tap(try node("Number", in: host))
    try choose("Two")

    #expect(try node("Number", in: host).value == "Two")
  }

  @Test
  func `in a menu it is a part with its options`() throws {
    let host = show(
      Menu("Options") {
        FruitPicker()
        Button("Other") {}
      }
    )

    tap(try node("Options", in: host))

    #expect(stage.openMenuNodes?.compactMap(\.label).contains("Pear") == true)
    try choose("Pear")
    tap(try node("Options", in: host))
    #expect(stage.openMenuNodes?.first { $0.label == "Pear" }?.isSelected == true)
  }

  @Test
  func `a wheel turns to the row under the finger`() throws {
    let host = show(FruitPicker().pickerStyle(.wheel))
    let wheel = try #require(host.view.accessibilityNodes().first { $0.role == .picker })
    #expect(wheel.label == "Fruit")

    stage.tap(at: CGPoint(x: wheel.frame.midX, y: wheel.frame.midY + 32))
    stage.loop.settle()

    let turned = try #require(host.view.accessibilityNodes().first { $0.role == .picker })
    #expect(turned.value == "Pear")
  }

  // B.2
  @Test(arguments: [true, false])
  func `a tag stands for an optional selection unless it says no`(includes: Bool) throws {
    let host = show(OptionalPicker(includesOptional: includes))

    tap(try node("Number, One", in: host))

    #expect(host.view.accessibilityNodes().contains { $0.label == "number 1" } == includes)
  }
}

private struct OptionalPicker: View {
  let includesOptional: Bool
  @State private var number: Int?

  var body: some View {
    VStack {
      Picker("Number", selection: $number) {
        Text("One").tag(1, includeOptional: includesOptional)
      }
      .pickerStyle(.segmented)
      Text("number \(number.map { "\($0)" } ?? "none")")
    }
  }
}

private enum Fruit: String, CaseIterable {
  case apple = "Apple"
  case pear = "Pear"
  case plum = "Plum"
}

private struct FruitPicker: View {
  @State private var fruit = Fruit.apple

  var body: some View {
    Picker("Fruit", selection: $fruit) {
      ForEach(Fruit.allCases, id: \.self) { fruit in
        Text(fruit.rawValue).tag(fruit)
      }
    }
  }
}

private struct NumberPicker: View {
  struct Entry: Identifiable {
    let id: Int
    let name: String
  }

  @State private var number = 1

  var body: some View {
    Picker("Number", selection: $number) {
      ForEach([Entry(id: 1, name: "One"), Entry(id: 2, name: "Two")]) { Text($0.name) }
    }
  }
}
