import Combine
import CoreGraphics
import Foundation
import OSLog
import QuartzCore
import StageSupport
import SwiftUI
import Testing
import UIKit
import os

@MainActor @Suite(.onStage)
struct EveryModuleTests {
  @Test func `the modules name the same things`() {
    let rect: CoreGraphics.CGRect = Foundation.CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = UIView(frame: rect)
    let layer: QuartzCore.CALayer = view.layer

    #expect(layer.frame == rect)
    #expect(UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == UIColor.red)
    #expect(OSLogType.error == os.OSLogType.error)
  }
}
