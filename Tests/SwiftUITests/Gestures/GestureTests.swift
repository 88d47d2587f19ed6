import StageSupport
@_spi(Headless) import SwiftUI
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct GestureTests {
  let stage = Stage.current
  private let log = Events()

  private func show(_ view: some View) {
    stage.show(UIHostingController(rootView: view))
    stage.loop.settle()
  }

  private var middle: CGPoint {
    guard let area = stage.window?.safeAreaLayoutGuide.layoutFrame else { return .zero }
    return CGPoint(x: area.midX, y: area.midY)
  }

  private func drag(by distance: CGFloat) {
    let end = CGPoint(x: middle.x + distance, y: middle.y)
    stage.drag(from: middle, to: end)
    stage.loop.settle()
  }

  private var square: some View {
    Color.blue.frame(width: 200, height: 200)
  }

  @Test
  func `a drag below its least distance reports nothing`() {
    show(
      square.gesture(
        DragGesture().onChanged { _ in log.list.append("changed") }
          .onEnded { _ in log.list.append("ended") }
      )
    )

    drag(by: 8)
    #expect(log.list == [])

    drag(by: 60)
    #expect(log.list.first == "changed")
    #expect(log.list.last == "ended")
  }

  @Test
  func `a drag says where it began and how far it went`() throws {
    var last: DragGesture.Value?
    show(square.gesture(DragGesture().onEnded { last = $0 }))

    drag(by: 60)

    let value = try #require(last)
    #expect(abs(value.translation.width - 60) < 1)
    #expect(abs(value.startLocation.x - 100) < 1)
  }

  // C.7
  @Test
  func `a touch that is taken back resets the state and ends nothing`() {
    let log = log
    let host = UIHostingController(rootView: Held(log: log))
    stage.show(host)
    stage.loop.settle()
    stage.drag(
      from: middle,
      to: CGPoint(x: middle.x + 50, y: middle.y),
      releases: false
    )
    stage.loop.flush()
    #expect(log.list.last == "held true")

    stage.touchCancel()
    stage.loop.settle()

    #expect(log.list.last == "held false")
    #expect(!log.list.contains("ended"))
  }

  private struct Held: View {
    let log: Events
    @GestureState private var isHeld = false

    var body: some View {
      let _ = log.list.append("held \(isHeld)")
      Color.blue.frame(width: 200, height: 200).gesture(
        DragGesture().updating($isHeld) { _, state, _ in state = true }
          .onEnded { _ in log.list.append("ended") }
      )
    }
  }

  @Test
  func `a gesture's state goes back when the finger leaves`() throws {
    let host = UIHostingController(rootView: Draggable())
    stage.show(host)
    stage.loop.settle()

    stage.drag(
      from: middle,
      to: CGPoint(x: middle.x + 50, y: middle.y),
      releases: false
    )
    stage.loop.flush()
    #expect(host.view.accessibilityNodes().first?.label == "moved 50")

    stage.touchUp()
    stage.loop.settle()
    #expect(host.view.accessibilityNodes().first?.label == "moved 0")
  }

  @Test
  func `a gesture inside beats one outside, unless that has priority`() {
    show(
      square.onTapGesture { log.list.append("inner") }
        .onTapGesture { log.list.append("outer") }
    )
    stage.tap(at: middle)
    #expect(log.list == ["inner"])

    show(
      square.onTapGesture { log.list.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.list.append("high") })
    )
    stage.tap(at: middle)
    #expect(log.list == ["inner", "high"])
  }

  @Test
  func `simultaneous gestures both act`() {
    show(
      Button("Press") { log.list.append("button") }
        .simultaneousGesture(TapGesture().onEnded { log.list.append("tap") })
    )

    stage.tap(at: middle)

    #expect(log.list == ["button", "tap"])
  }

  @Test
  func `a double tap inside makes a single one wait`() {
    show(
      square.onTapGesture(count: 2) { log.list.append("double") }
        .onTapGesture { log.list.append("single") }
    )

    stage.tap(at: middle)
    #expect(log.list == [])
    stage.loop.settle()
    #expect(log.list == ["single"])

    stage.doubleTap(at: middle)
    stage.loop.settle()
    #expect(log.list == ["single", "double"])
  }

  @Test
  func `a long press before a drag comes first`() {
    show(
      square.gesture(
        LongPressGesture(minimumDuration: 0.3)
          .sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { _ in log.list.append("ended") }
      )
    )

    drag(by: 40)
    #expect(log.list == [])

    stage.touchDown(at: middle)
    stage.loop.advance(by: 0.4)
    stage.moveFinger(from: middle, to: CGPoint(x: middle.x + 40, y: middle.y), duration: 0.2)
    stage.touchUp()
    stage.loop.settle()
    #expect(log.list == ["ended"])
  }

  @Test
  func `a press tells that it began and that it ended`() {
    show(
      square.onLongPressGesture {
        log.list.append("long")
      } onPressingChanged: {
        log.list.append($0 ? "down" : "up")
      }
    )

    stage.tap(at: middle)
    #expect(log.list == ["down", "up"])

    stage.longPress(at: middle)
    #expect(log.list == ["down", "up", "down", "up", "long"])
  }

  @Test
  func `a disabled gesture leaves the touch to what is inside`() {
    show(
      square.onTapGesture { log.list.append("inner") }
        .highPriorityGesture(
          TapGesture().onEnded { log.list.append("high") },
          including: .subviews
        )
    )

    stage.tap(at: middle)

    #expect(log.list == ["inner"])
  }
}

@MainActor
private final class Events {
  var list: [String] = []
}

private struct Draggable: View {
  @GestureState private var offset: CGFloat = 0

  var body: some View {
    Text("moved \(Int(offset.rounded()))")
      .frame(width: 200, height: 200)
      .contentShape(Rectangle())
      .gesture(
        DragGesture().updating($offset) { value, state, _ in
          state = value.translation.width
        }
      )
  }
}
