import StageSupport
@_spi(Headless) import SwiftUI
import Testing

/// B.1: the types that a builder makes of its statements.
@MainActor
@Suite(.onStage)
struct BuilderTests {
  private func built<Content: View>(@ViewBuilder _ content: () -> Content) -> Content {
    content()
  }

  @Test
  func `no statement is an empty view, one is itself, more are a tuple`() {
    let none = built {}
    let one = built { Text("a") }
    let two = built {
      Text("a")
      Color.red
    }

    #expect(type(of: none) == EmptyView.self)
    #expect(type(of: one) == Text.self)
    #expect(type(of: two) == TupleView<(Text, Color)>.self)
  }

  @Test
  func `an if is an optional, with an else it is one of two`() {
    let flag = true
    let single = built { if flag { Text("a") } }
    let double = built {
      if flag { Text("a") } else { Color.red }
    }

    #expect(type(of: single) == Text?.self)
    #expect(type(of: double) == _ConditionalContent<Text, Color>.self)
  }

  @Test
  func `what depends on availability is erased`() {
    let view = built {
      if #available(iOS 15.0, *) { Text("a") }
    }

    #expect(type(of: view) == AnyView?.self)
  }

  @Test
  func `more than ten statements are no more than a tuple`() {
    let host = showHosted(
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    )

    #expect(host.heard == (1...12).map { "\($0)" })
  }

  struct Bracketed: ViewModifier {
    func body(content: Content) -> some View {
      Text("[")
      content
      Text("]")
    }
  }

  @Test
  func `a modifier wraps its content, with as many views as it says`() {
    let modified = Text("a").modifier(Bracketed())

    #expect(type(of: modified) == ModifiedContent<Text, Bracketed>.self)
    #expect(showHosted(VStack { modified }).heard == ["[", "a", "]"])
  }

  @Test
  func `what may be absent, erased or grouped is a view`() {
    let absent: Text? = nil
    let host = showHosted(
      VStack {
        absent
        AnyView(Text("erased"))
        Group { Text("grouped") }
        ForEach(0..<2, id: \.self) { Text("\($0)") }
        EmptyView()
      }
    )

    #expect(host.heard == ["erased", "grouped", "0", "1"])
  }
}
