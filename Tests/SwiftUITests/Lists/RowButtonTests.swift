import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// Views sheet, C.7: buttons in a row of a list.
@MainActor
@Suite(.onStage)
struct RowButtonTests {
  let trace = Trace()

  private func tap(_ label: String) throws {
    try Finger.tap(label)
  }

  @Test
  func `a tap on one of several buttons in a row runs all of them`() throws {
    showHosted(
      List {
        HStack {
          Button("A") { trace("a") }
          Button("B") { trace("b") }
        }
        Button("C") { trace("c") }
      }
    )

    try tap("B")

    #expect(trace.events == ["a", "b"])
  }

  @Test
  func `a tap on the row beside its buttons runs them too`() throws {
    showHosted(
      List {
        HStack {
          Text("Row")
          Spacer()
          Button("A") { trace("a") }
        }
      }
    )
    let text = try #require(Finger.nodes.first { $0.label == "Row" })

    Stage.current.tap(at: CGPoint(x: text.frame.midX, y: text.frame.midY))
    Stage.current.loop.settle()

    #expect(trace.events == ["a"])
  }

  @Test(arguments: [true, false])
  func `buttons with a style are tapped one by one`(isPlain: Bool) throws {
    let buttons = HStack {
      Button("A") { trace("a") }
      Button("B") { trace("b") }
    }
    showHosted(
      List {
        if isPlain { buttons.buttonStyle(.plain) } else { buttons.buttonStyle(.borderless) }
      }
    )

    try tap("B")

    #expect(trace.events == ["b"])
  }

  @Test
  func `a button with a style isn't the whole row`() throws {
    showHosted(List { Button("A") { trace("a") }.buttonStyle(.borderless) })
    let button = try #require(Finger.nodes.first { $0.label == "A" })

    Stage.current.tap(at: CGPoint(x: 350, y: button.frame.midY))
    Stage.current.loop.settle()

    #expect(trace.events.isEmpty)
  }

  @Test
  func `a disabled one of them stays as it is`() throws {
    showHosted(
      List {
        HStack {
          Button("A") { trace("a") }.disabled(true)
          Button("B") { trace("b") }
        }
      }
    )

    try tap("B")

    #expect(trace.events == ["b"])
  }

  @Test
  func `buttons in headers and footers can be tapped`() throws {
    showHosted(
      List {
        Section {
          Text("Row")
        } header: {
          HStack {
            Text("Header").onTapGesture { trace("header") }
            Spacer()
            Button("Add") { trace("add") }
          }
        } footer: {
          Button("More") { trace("more") }
        }
      }
    )

    try tap("Add")
    try tap("More")
    try tap("Header")

    #expect(trace.events == ["add", "more", "header"])
  }
}
