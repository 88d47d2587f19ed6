import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct FocusTests {
  let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = UIHostingController(rootView: view)
    stage.show(host)
    stage.loop.settle()
    return host
  }

  private func field(_ label: String, in host: UIViewController) throws -> AccessibilityNode {
    try #require(host.view.accessibilityNodes().first { $0.label == label })
  }

  private func tap(_ node: AccessibilityNode) {
    stage.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    stage.loop.settle()
  }

  @Test
  func `a tap on a field gives it the keyboard and sets the state`() throws {
    let log = Log()
    let host = show(LoginForm(log: log))

    tap(try field("Name", in: host))
    stage.type("Ada")
    stage.loop.settle()

    #expect(stage.firstResponder is UITextField)
    #expect(log.focus == [.name])
    #expect(try field("Name", in: host).value == "Ada")
  }

  @Test
  func `setting the state moves the keyboard`() throws {
    let log = Log()
    let host = show(LoginForm(log: log))

    tap(try field("Focus password", in: host))
    #expect((stage.firstResponder as? UITextField)?.isSecureTextEntry == true)

    tap(try field("No focus", in: host))
    #expect(stage.firstResponder == nil)
    #expect(log.focus == [.password, nil])
  }

  @Test
  func `the return key submits, and the handler may move on`() throws {
    let log = Log()
    let host = show(LoginForm(log: log))

    tap(try field("Name", in: host))
    stage.type("Ada\n")
    stage.loop.settle()

    #expect(log.submissions == 1)
    #expect((stage.firstResponder as? UITextField)?.isSecureTextEntry == true)
  }

  @Test
  func `a value that no field stands for is dropped`() throws {
    let log = Log()
    let host = show(LoginForm(log: log))

    tap(try field("Focus nothing", in: host))

    #expect(stage.firstResponder == nil)
    #expect(log.focus.last == .some(nil))
  }

  @Test
  func `a field can have the keyboard when it appears`() {
    let host = show(EagerField())

    #expect(stage.firstResponder is UITextField)
    _ = host
  }

  @Test
  func `a value with a format is written when editing ends`() throws {
    let box = NumberBox()
    let host = show(NumberForm(box: box))

    tap(try field("Amount", in: host))
    try field("Amount", in: host).setText?("42")
    stage.loop.settle()
    #expect(box.value == 7)

    stage.pressReturn()
    stage.loop.settle()

    #expect(box.value == 42)
  }

  @Test
  func `text that can't be read leaves the value`() throws {
    let box = NumberBox()
    let host = show(NumberForm(box: box))

    tap(try field("Amount", in: host))
    try field("Amount", in: host).setText?("many")
    stage.pressReturn()
    stage.loop.settle()

    #expect(box.value == 7)
    #expect(try field("Amount", in: host).value == "7")
  }

  @Test
  func `a style of the app's draws around the field`() throws {
    let model = TextBox()
    let host = show(
      TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
        .textFieldStyle(CaptionedStyle())
    )

    #expect(host.view.accessibilityNodes().map(\.label) == ["Caption", "Name"])
    tap(try field("Name", in: host))
    stage.type("x")

    #expect(model.text == "x")
  }
}

private enum LoginField: Hashable {
  case name, password, other
}

@MainActor
private final class Log {
  var focus: [LoginField?] = []
  var submissions = 0
}

private struct LoginForm: View {
  let log: Log
  @State private var name = ""
  @State private var password = ""
  @FocusState private var focus: LoginField?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit {
          log.submissions += 1
          focus = .password
        }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
      Button("Focus password") { focus = .password }
      Button("Focus nothing") { focus = .other }
      Button("No focus") { focus = nil }
    }
    .onChange(of: focus) { _, new in log.focus.append(new) }
  }
}

private struct EagerField: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: $text)
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}

@MainActor
private final class NumberBox {
  var value = 7
}

@MainActor
private final class TextBox {
  var text = ""
}

private struct NumberForm: View {
  let box: NumberBox

  var body: some View {
    Form {
      TextField(
        "Amount",
        value: Binding(get: { box.value }, set: { box.value = $0 }),
        format: .number
      )
    }
  }
}

private struct CaptionedStyle: TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<_Label>) -> some View {
    VStack(alignment: .leading) {
      Text("Caption")
      configuration
    }
  }
}
