import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AlternateIconTests {
  @Test
  func `an icon that the bundle doesn't declare can't be chosen`() async {
    let application = UIApplication.shared
    #expect(application.alternateIconName == nil)

    var failures: [Bool] = []
    application.setAlternateIconName("Dark") { failures.append($0 != nil) }
    application.setAlternateIconName(nil) { failures.append($0 != nil) }
    #expect(failures.isEmpty)
    Stage.current.loop.flush()

    #expect(failures == [true, false])
    #expect(application.alternateIconName == nil)
    await #expect(throws: (any Error).self) { try await application.setAlternateIconName("Dark") }
  }
}
