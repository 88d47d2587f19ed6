import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct InspectorTests {
  struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  struct Content: View {
    @State private var isShown = false
    @State private var color = Color.red

    var body: some View {
      VStack {
        Button("Inspect") { isShown = true }
        ColorPicker("Tint", selection: $color)
      }
      .inspector(isPresented: $isShown) {
        Text("details").presentationDetents([.custom(Third.self)])
      }
    }
  }

  @Test
  func `on a phone an inspector is a sheet, of the height that its detent tells`() throws {
    let host = showHosted(Content())

    try Finger.tap("Inspect")

    let sheet = try #require(host.presentedViewController?.sheetPresentationController)
    #expect(Finger.screen.contains("details"))
    #expect(sheet.detents.count == 1)
    let frame = try #require(host.presentedViewController?.view.frame)
    #expect(frame.height > 200 && frame.height < 400)
  }

  @Test
  func `a colour picker is heard by its label`() {
    showHosted(Content())

    #expect(Finger.screen.contains("Tint"))
  }
}
