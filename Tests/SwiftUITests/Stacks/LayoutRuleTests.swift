import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.6: who proposes what, and who chooses.
@MainActor
@Suite(.onStage)
struct LayoutRuleTests {
  private func size(_ view: some View, in size: CGSize = CGSize(width: 300, height: 500)) -> CGSize
  {
    UIHostingController(rootView: view).sizeThatFits(in: size)
  }

  /// The sizes that probes of these names get inside a view.
  private func sizes(of view: some View) -> [String: CGSize] {
    let probes = Probes()
    let host = UIHostingController(rootView: view.environment(\.probes, probes))
    Stage.current.show(host)
    Stage.current.loop.settle()
    return probes.sizes
  }

  // MARK: Stacks

  @Test
  func `the least flexible child is served first`() {
    let sizes = sizes(
      of: HStack(spacing: 0) {
        Probe("most").frame(maxWidth: 100)
        Probe("least").frame(minWidth: 100)
      }
      .frame(width: 150)
    )

    #expect(sizes["most"]?.width == 75)
    #expect(sizes["least"]?.width == 100)
  }

  @Test
  func `lower priorities keep their least, the higher take the rest`() {
    let sizes = sizes(
      of: HStack(spacing: 0) {
        Probe("low").frame(minWidth: 30)
        Probe("high").layoutPriority(1)
      }
      .frame(width: 200)
    )

    #expect(sizes["high"]?.width == 170)
    #expect(sizes["low"]?.width == 30)
  }

  @Test
  func `spacing is taken off before children share`() {
    let sizes = sizes(
      of: HStack(spacing: 20) {
        Probe("a")
        Probe("b")
      }
      .frame(width: 120)
    )

    #expect(sizes["a"]?.width == 50)
    #expect(sizes["b"]?.width == 50)
  }

  @Test
  func `an ideal stack is the sum of ideals, across the largest`() {
    let stack = VStack(spacing: 5) {
      Color.red
      Color.blue.frame(width: 40)
    }

    #expect(size(stack.fixedSize()) == CGSize(width: 40, height: 25))
  }

  @Test
  func `a spacer has eight points at least and no width across`() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Spacer()
      Color.red.frame(width: 10, height: 10)
    }

    #expect(size(row.fixedSize()) == CGSize(width: 28, height: 10))
    let column = VStack(spacing: 0) { Spacer(minLength: 3) }
    #expect(size(column.fixedSize()) == CGSize(width: 0, height: 3))
  }

  @Test
  func `a divider is a line across the stack`() {
    let line = 1 / UIScreen.main.scale
    let column = size(VStack(spacing: 0) { Divider() }, in: CGSize(width: 90, height: 50))
    let row = size(HStack(spacing: 0) { Divider() }, in: CGSize(width: 90, height: 50))

    #expect(abs(column.height - line) < 0.001)
    #expect(column.width == 90)
    #expect(abs(row.width - line) < 0.001)
    #expect(row.height == 50)
  }

  @Test
  func `in depth each child gets the whole, and the largest counts`() {
    let view = ZStack {
      Color.red.frame(width: 30, height: 10)
      Color.blue.frame(width: 10, height: 40)
    }
    #expect(size(view) == CGSize(width: 30, height: 40))

    let sizes = sizes(
      of: ZStack {
        Probe("a")
        Probe("b")
      }
      .frame(width: 60, height: 70)
    )
    #expect(sizes["a"] == CGSize(width: 60, height: 70))
    #expect(sizes["b"] == CGSize(width: 60, height: 70))
  }

  @Test
  func `nothing takes no space and no spacing`() {
    let isThere = false
    let view = VStack(spacing: 10) {
      Color.red.frame(width: 10, height: 10)
      EmptyView()
      if isThere { Color.blue }
      Color.red.frame(width: 10, height: 10)
    }

    #expect(size(view) == CGSize(width: 10, height: 30))
  }

  enum Effect: CaseIterable {
    case offset, rotation, scale, shadow, opacity, clip, hidden, overlay, background

    @MainActor
    func apply(to view: some View) -> AnyView {
      switch self {
      case .offset: AnyView(view.offset(x: 50, y: 50))
      case .rotation: AnyView(view.rotationEffect(.degrees(45)))
      case .scale: AnyView(view.scaleEffect(3))
      case .shadow: AnyView(view.shadow(radius: 20))
      case .opacity: AnyView(view.opacity(0))
      case .clip: AnyView(view.clipShape(Circle()))
      case .hidden: AnyView(view.hidden())
      case .overlay: AnyView(view.overlay(Color.red.frame(width: 500, height: 500)))
      case .background: AnyView(view.background(Color.red.frame(width: 500, height: 500)))
      }
    }
  }

  @Test(arguments: Effect.allCases)
  func `what only changes the look keeps the space`(effect: Effect) {
    let view = effect.apply(to: Color.blue.frame(width: 30, height: 20))

    #expect(size(view) == CGSize(width: 30, height: 20))
  }

  @Test
  func `an overlay and a background are proposed the size of their view`() {
    let sizes = sizes(
      of: Color.red.frame(width: 30, height: 20).overlay(Probe("over")).background(Probe("under"))
    )

    #expect(sizes["over"] == CGSize(width: 30, height: 20))
    #expect(sizes["under"] == CGSize(width: 30, height: 20))
  }

  // MARK: Frames

  @Test
  func `a frame is as large as it says, and its child may stick out`() {
    let sizes = sizes(
      of: Probe("child").frame(width: 200, height: 200).frame(width: 50, height: 20)
    )

    #expect(sizes["child"] == CGSize(width: 200, height: 200))
    #expect(
      size(Color.red.frame(width: 200, height: 200).frame(width: 50, height: 20))
        == CGSize(width: 50, height: 20)
    )
  }

  @Test(arguments: [-5, CGFloat.infinity, .nan])
  func `a frame that can't be is dropped and logged`(width: CGFloat) {
    let size = size(Color.red.frame(width: 30, height: 20).frame(width: width))

    #expect(size == CGSize(width: 30, height: 20))
    #expect(
      Stage.current.log.contains("Invalid frame dimension (negative or non-finite).")
    )
  }

  @Test
  func `a flexible frame keeps the proposal within its bounds`() {
    let text = Color.red.frame(width: 30, height: 20)

    #expect(size(text.frame(minWidth: 50, maxWidth: 100)).width == 100)
    #expect(
      size(text.frame(minWidth: 50, maxWidth: 100), in: CGSize(width: 10, height: 50)).width == 50
    )
    #expect(
      size(text.frame(minWidth: 50, maxWidth: 100), in: CGSize(width: 70, height: 50)).width == 70
    )
    #expect(size(text.frame(maxWidth: .infinity)).width == 300)
    #expect(size(text.frame(minWidth: 50)).width == 50)
    #expect(size(text.frame(minWidth: 10)).width == 30)
    #expect(size(text.frame(idealWidth: 80, maxWidth: 100).fixedSize()).width == 80)
  }

  @Test
  func `padding is sixteen, or what it says`() {
    let view = Color.red.frame(width: 30, height: 20)

    #expect(size(view.padding()) == CGSize(width: 62, height: 52))
    #expect(size(view.padding(5)) == CGSize(width: 40, height: 30))
    #expect(size(view.padding(.leading, 7)) == CGSize(width: 37, height: 20))
    let sizes = sizes(of: Probe("inside").padding(10).frame(width: 100, height: 60))
    #expect(sizes["inside"] == CGSize(width: 80, height: 40))
  }

  // MARK: Proposals

  @Test
  func `a fixed size is the ideal one, in the axes that are said`() {
    #expect(size(Color.red.fixedSize()) == CGSize(width: 10, height: 10))
    #expect(
      size(Color.red.fixedSize(horizontal: true, vertical: false))
        == CGSize(width: 10, height: 500)
    )
  }

  @Test
  func `an aspect ratio fits inside or fills around`() {
    #expect(size(Color.red.aspectRatio(2, contentMode: .fit)) == CGSize(width: 300, height: 150))
    #expect(
      size(Color.red.aspectRatio(2, contentMode: .fill)) == CGSize(width: 1000, height: 500)
    )
    #expect(
      size(
        Color.red.aspectRatio(0.5, contentMode: .fit),
        in: CGSize(width: 300, height: 100)
      ) == CGSize(width: 50, height: 100)
    )
  }

  @Test
  func `shapes, colours and gradients take any size, and ten of their own`() {
    let views = [
      AnyView(Ellipse()), AnyView(Color.red), AnyView(Rectangle().stroke()),
      AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
    ]

    for view in views {
      #expect(size(view) == CGSize(width: 300, height: 500))
      #expect(size(view.fixedSize()) == CGSize(width: 10, height: 10))
    }
  }

  @Test
  func `a circle is as wide as it is high`() {
    #expect(size(Circle()) == CGSize(width: 300, height: 300))
    #expect(size(Circle().fixedSize()) == CGSize(width: 10, height: 10))
  }

  @Test
  func `an image has its size until it is resizable`() throws {
    let symbol = try #require(UIImage(systemName: "star"))

    #expect(size(Image(uiImage: symbol)) == symbol.size)
    #expect(size(Image(uiImage: symbol).resizable()) == CGSize(width: 300, height: 500))
    #expect(size(Image(uiImage: symbol).resizable().fixedSize()) == symbol.size)
  }

  @Test
  func `a text is never larger than its words, and wraps into what it gets`() {
    let line = size(Text("Some words"))
    #expect(line.width < 300)

    let wrapped = size(Text("Some words"), in: CGSize(width: line.width - 5, height: 500))
    #expect(wrapped.width < line.width)
    #expect(wrapped.height > line.height * 1.5)
  }

  @Test
  func `of several views the first that fits is shown, else the last`() {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 200, height: 10)
      Color.red.frame(width: 100, height: 20)
      Color.red.frame(width: 50, height: 30)
    }

    #expect(size(view).height == 10)
    #expect(size(view, in: CGSize(width: 150, height: 100)).height == 20)
    #expect(size(view, in: CGSize(width: 20, height: 100)).height == 30)
  }

  @Test
  func `what a proposal doesn't say is ten`() {
    let proposal = ProposedViewSize(width: nil, height: 30)

    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 30))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10)
    )
  }
}

@MainActor
private final class Probes {
  var sizes: [String: CGSize] = [:]
  nonisolated init() {}
}

extension EnvironmentValues {
  fileprivate var probes: Probes? {
    get { self[ProbesKey.self] }
    set { self[ProbesKey.self] = newValue }
  }
}

private struct ProbesKey: EnvironmentKey {
  static let defaultValue: Probes? = nil
}

/// Takes what it is proposed and says how much that was.
private struct Probe: View {
  @Environment(\.probes) private var probes
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Color.red.onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      probes?.sizes[name] = $0
    }
  }
}
