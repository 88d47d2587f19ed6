import BridgeSupport
import CoreSupport
import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct HeadlessStackContractTests {
  @Test(arguments: StackContract.all)
  func `the driver keeps its contract on a navigation controller`(
    contract: StackContract
  ) throws {
    try contract.check(on: HeadlessWorld())
  }
}
