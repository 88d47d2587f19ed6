import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct VariadicViewTests {
  @Test
  func `a root lays out the children of its content`() {
    let host = showHosted(
      Divided {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
      }
    )
    flush()

    #expect(host.heard == ["a", "-", "b", "-", "c"])
  }

  @Test
  func `children know the ids that they were given`() {
    var ids: [String?] = []
    showHosted(
      IDReader(read: { ids = $0 }) {
        Text("a").id("own")
        ForEach(["b"], id: \.self) { Text($0) }
        Text("c")
      }
    )
    flush()

    #expect(ids == ["own", "b", nil])
  }

  @Test
  func `traits are read by their keys`() {
    var traits: [Int] = []
    showHosted(
      _VariadicView.Tree(TraitRoot { traits = $0 }) {
        Text("a")._trait(RankKey.self, 5)
        Text("b")
      }
    )
    flush()

    #expect(traits == [5, 0])
  }
}

private struct Divided<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    _VariadicView.Tree(DividedRoot()) { content }
  }
}

private struct DividedRoot: _VariadicView_UnaryViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        child
        if child.id != last { Text("-") }
      }
    }
  }
}

private struct IDReader<Content: View>: View {
  let read: ([String?]) -> Void
  @ViewBuilder let content: Content

  var body: some View {
    _VariadicView.Tree(IDRoot(read: read)) { content }
  }
}

private struct IDRoot: _VariadicView_MultiViewRoot {
  let read: ([String?]) -> Void

  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let _ = read(children.map { $0.id(as: String.self) })
    children
  }
}

private struct TraitRoot: _VariadicView_UnaryViewRoot {
  let read: ([Int]) -> Void

  init(_ read: @escaping ([Int]) -> Void) {
    self.read = read
  }

  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let _ = read(children.map { $0[RankKey.self] })
    VStack { children }
  }
}

private struct RankKey: _ViewTraitKey {
  static let defaultValue = 0
}
