import Foundation
import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct LayoutTypeTests {
  private final class Switch: ObservableObject {
    @Published var isWide = false
    var made = 0
  }

  private struct Counted: View {
    @State private var number: Int

    init(_ model: Switch) {
      model.made += 1
      _number = State(initialValue: model.made)
    }

    var body: some View { Text("Made \(number)") }
  }

  private struct Flexible: View {
    @ObservedObject var model: Switch

    var body: some View {
      let layout = model.isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        Counted(model)
        Divider()
        Color.red.frame(width: 50, height: 40)
      }
    }
  }

  private func size(_ view: some View) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 500))
  }

  private func parts() -> some View {
    Group {
      Color.red.frame(width: 50, height: 20)
      Color.blue.frame(width: 80, height: 30)
    }
  }

  @Test
  func `a layout lays out as the stack of its name`() {
    #expect(size(HStackLayout(spacing: 4) { parts() }) == size(HStack(spacing: 4) { parts() }))
    #expect(size(VStackLayout { parts() }) == size(VStack { parts() }))
    #expect(size(ZStackLayout { parts() }) == size(ZStack { parts() }))
    #expect(size(AnyLayout(VStackLayout()) { parts() }) == CGSize(width: 80, height: 58))
  }

  @Test
  func `another layout keeps the views and their state`() throws {
    let model = Switch()
    let host = UIHostingController(rootView: Flexible(model: model))
    Stage.current.show(host)
    Stage.current.loop.settle()
    let label = try #require(host.view.accessibilityNodes().first?.label)
    let tall = host.sizeThatFits(in: CGSize(width: 300, height: 500))

    model.isWide = true
    Stage.current.loop.settle()

    #expect(host.view.accessibilityNodes().first?.label == label)
    let wide = host.sizeThatFits(in: CGSize(width: 300, height: 500))
    // The divider goes across the axis.
    #expect(tall.width == 300)
    #expect(wide.height == 500)
  }

  @Test
  func `a shape of any kind is drawn as what it stands for`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    #expect(AnyShape(Capsule())._displayShape(in: rect) == Capsule()._displayShape(in: rect))
    #expect(size(AnyShape(Circle())) == size(Circle()))
  }
}
