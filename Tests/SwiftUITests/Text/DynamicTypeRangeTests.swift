import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct DynamicTypeRangeTests {
  struct Shown: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(size)") }
  }

  @Test
  func `sizes are kept inside a range`() {
    _ = showHosted(
      VStack {
        Shown().dynamicTypeSize(.medium ... .xLarge)
        Shown().dynamicTypeSize(...DynamicTypeSize.xLarge)
        Shown().dynamicTypeSize(.accessibility1...)
      }
      .environment(\.dynamicTypeSize, .xxxLarge)
    )

    #expect(Finger.screen == "xLarge\nxLarge\naccessibility1")
  }
}
