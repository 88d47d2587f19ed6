import StageSupport
import Testing
@_spi(Headless) import SwiftUI
@_spi(Headless) import UIKit

@MainActor @Suite(.onStage)
struct HardwareKeyboardTests {
  private let stage = Stage.current

  private final class Log {
    var events: [String] = []
  }

  @Test func `a shortcut presses its button`() {
    let log = Log()
    showHosted(
      VStack {
        Button("New") { log.events.append("new") }.keyboardShortcut("n")
        Button("Find") { log.events.append("find") }
          .keyboardShortcut("f", modifiers: [.command, .shift])
      }
    )

    stage.press("n", modifiers: .command)
    stage.press("f", modifiers: .command)
    stage.press("F", modifiers: .command)
    stage.press("n")

    #expect(log.events == ["new", "find"])
  }

  @Test func `a disabled button doesn't hear its shortcut`() {
    let log = Log()
    showHosted(
      Button("Save") { log.events.append("save") }.keyboardShortcut("s").disabled(true)
    )

    stage.press("s", modifiers: .command)

    #expect(log.events == [])
  }

  @Test func `the first of two controls with a shortcut has it`() {
    let log = Log()
    showHosted(
      VStack {
        Button("One") { log.events.append("one") }
        Button("Two") { log.events.append("two") }
      }
      .keyboardShortcut(.defaultAction)
    )

    stage.press("\r")

    #expect(log.events == ["one"])
  }

  @Test func `a screen under a sheet hears no shortcut`() {
    struct Screen: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        Button("Open") {
          log.events.append("open")
          isShown = true
        }
        .keyboardShortcut("o")
        .sheet(isPresented: $isShown) {
          Button("Close") { log.events.append("close") }.keyboardShortcut(.cancelAction)
        }
      }
    }
    let log = Log()
    showHosted(Screen(log: log))

    stage.press("o", modifiers: .command)
    stage.loop.settle()
    stage.press("o", modifiers: .command)
    stage.press(UIKeyCommand.inputEscape)

    #expect(log.events == ["open", "close"])
  }

  @Test func `a shortcut of a toolbar's button pushes a screen`() {
    struct Screen: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Text("Root")
            .toolbar { Button("Next") { path.append(1) }.keyboardShortcut("]") }
            .navigationDestination(for: Int.self) { Text("Screen \($0)") }
        }
      }
    }
    showHosted(Screen())
    stage.loop.settle()

    stage.press("]", modifiers: .command)
    stage.loop.settle()

    #expect(stage.textTree().contains("Screen 1"))
  }

  @Test func `a field hears keys before it writes them`() {
    struct Screen: View {
      let log: Log
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Name", text: $text)
          .focused($isFocused)
          .onKeyPress(.upArrow) {
            log.events.append("up")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log.events.append("digit \(press.characters)")
            return .handled
          }
          .onKeyPress { press in
            log.events.append(press.characters)
            return .ignored
          }
          .onAppear { isFocused = true }
          .onChange(of: text) { log.events.append("text \(text)") }
      }
    }
    let log = Log()
    showHosted(Screen(log: log))
    stage.loop.settle()

    stage.press("a")
    stage.press("7")
    stage.press(UIKeyCommand.inputUpArrow)

    #expect(log.events == ["a", "text a", "digit 7", "up"])
  }
}
