import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct ValueControlTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(host)
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

  private func views<V: UIView>(_ type: V.Type, below view: UIView) -> [V] {
    view.subviews.flatMap { ($0 as? V).map { [$0] } ?? views(type, below: $0) }
  }

  @Test
  func `a stepper counts in its range`() throws {
    let host = show(Form { CountStepper() })
    #expect(try !node("Count 0, Decrement", in: host).isEnabled)

    tap(try node("Count 0, Increment", in: host))
    tap(try node("Count 2, Increment", in: host))

    let last = try node("Count 4, Increment", in: host)
    #expect(!last.isEnabled)
    tap(last)
    #expect(try node("Count 4, Decrement", in: host).isEnabled)
    #expect(views(UIStepper.self, below: host.view).count == 1)
  }

  @Test
  func `a stepper without one of its actions can't go that way`() throws {
    var count = 0
    let host = show(
      Stepper("Items") {
        count += 1
      } onDecrement: {
      }
    )
    tap(try node("Items, Increment", in: host))
    #expect(count == 1)

    let one = show(Stepper("Items", onIncrement: { count += 1 }, onDecrement: nil))
    #expect(try !node("Items, Decrement", in: one).isEnabled)
  }

  @Test
  func `a slider moves in steps under a finger`() throws {
    let box = ValueBox()
    let host = show(
      Slider(
        value: Binding(get: { box.value }, set: { box.value = $0 }),
        in: 0...10,
        step: 2
      ) {
        Text("Volume")
      } onEditingChanged: {
        box.editing.append($0)
      }
      .padding()
    )
    let slider = try node("Volume", in: host)
    #expect(slider.role == .slider)
    let control = try #require(views(UISlider.self, below: host.view).first)

    stage.drag(
      from: CGPoint(x: slider.frame.minX + 20, y: slider.frame.midY),
      to: CGPoint(x: slider.frame.midX + 5, y: slider.frame.midY)
    )
    stage.loop.settle()

    #expect(box.value == 6 || box.value == 4)
    #expect(box.editing == [true, false])
    #expect(control.value > 0.3)
  }

  @Test
  func `progress is that of a progress view`() throws {
    let host = show(ProgressView("Loading", value: 3, total: 4))
    let bar = try #require(views(UIProgressView.self, below: host.view).first)

    #expect(bar.progress == 0.75)
    #expect(host.view.accessibilityNodes().map(\.label).contains("Loading"))
  }

  @Test
  func `without a value it is an activity indicator`() throws {
    let host = show(ProgressView())
    let spinner = try #require(views(UIActivityIndicatorView.self, below: host.view).first)

    #expect(spinner.isAnimating)
  }

  @Test
  func `styles of the app's draw progress, labels and toggles`() throws {
    let host = show(
      VStack {
        ProgressView(value: 0.5).progressViewStyle(PercentStyle())
        Label("Title", systemImage: "star").labelStyle(ReversedStyle())
        CheckToggle()
      }
    )
    #expect(
      host.view.accessibilityNodes().map(\.label) == ["50 %", "Title", "Favorite", "no Agree"]
    )

    tap(try node("no Agree", in: host))

    #expect(try node("yes Agree", in: host).isEnabled)
  }

  @Test
  func `labels may be hidden, and are heard all the same`() throws {
    let host = show(
      VStack {
        Toggle("Wifi", isOn: .constant(true)).labelsHidden()
        Label("Star", systemImage: "star").labelStyle(.iconOnly)
        Label("Only", systemImage: "star").labelStyle(.titleOnly)
      }
    )

    let nodes = host.view.accessibilityNodes()
    #expect(nodes.map(\.label) == ["Wifi", "Star", "Only"])
    #expect(nodes.map(\.role) == [.toggle, .image, .text])
  }

  @Test
  func `a disclosure group shows and hides its rows`() throws {
    let host = show(Form { DisclosureGroup("Details") { Text("Inside") } })
    #expect(host.view.accessibilityNodes().map(\.label) == ["Details"])

    tap(try node("Details", in: host))
    #expect(host.view.accessibilityNodes().map(\.label) == ["Details", "Inside"])

    tap(try node("Details", in: host))
    #expect(host.view.accessibilityNodes().map(\.label) == ["Details"])
  }

  @Test
  func `a link opens its address by the environment's action`() throws {
    var opened: [URL] = []
    let address = try #require(URL(string: "https://example.com"))
    let host = show(
      Link("Site", destination: address)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }
        )
    )
    let link = try node("Site", in: host)
    #expect(link.role == .link)

    tap(link)

    #expect(opened == [address])
  }

  @Test
  func `labeled content, group boxes and empty screens say what they hold`() {
    let host = show(
      VStack {
        LabeledContent("Name", value: "Ada")
        GroupBox("Box") { Text("Inside") }
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add one."))
      }
    )

    #expect(
      host.view.accessibilityNodes().map(\.label)
        == ["Name", "Ada", "Box", "Inside", "Nothing", "Add one."]
    )
  }
}

@MainActor
private final class ValueBox {
  var value = 0.0
  var editing: [Bool] = []
}

private struct CountStepper: View {
  @State private var count = 0

  var body: some View {
    Stepper("Count \(count)", value: $count, in: 0...4, step: 2)
  }
}

private struct PercentStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
  }
}

private struct ReversedStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct CheckToggle: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Agree", isOn: $isOn).toggleStyle(CheckStyle())
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "yes" : "no")
        configuration.label
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(configuration.isOn ? "yes Agree" : "no Agree")
    }
  }
}
