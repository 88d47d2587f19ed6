internal import Foundation
public import Testing
@_spi(Headless) import UIKit

/// Gives each test a fresh stage, one test at a time in the process.
public struct OnStage: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  /// Tests of the library: what they say must hold whatever iOS turns out to do.
  private static let settledModules: Set = [
    "NavigationBridgeTests", "FieldCaseTests", "GalleryTests",
  ]

  /// With STAGE_OUTCOMES=other these tests run on a system that decides what is open the other way.
  static let outcomes: OpenOutcomes =
    ProcessInfo.processInfo.environment["STAGE_OUTCOMES"] == "other" ? .all : []

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await StageGate.shared.enter()
    let isSettled = Self.settledModules.contains(test.sourceLocation.moduleName)
    let stage = await Stage()
    if isSettled { await stage.take(Self.outcomes) }
    do {
      try await StageLocal.$current.withValue(stage) { try await function() }
      if isSettled {
        for decision in await stage.unsettledDecisions {
          Issue.record("The test depends on an unsettled outcome: \(decision)")
        }
      }
    } catch {
      await StageGate.shared.leave()
      throw error
    }
    await StageGate.shared.leave()
  }
}

extension Trait where Self == OnStage {
  /// Runs each test on a stage of its own.
  public static var onStage: Self { OnStage() }
}

extension Stage {
  fileprivate func take(_ outcomes: OpenOutcomes) {
    otherOutcomes = outcomes
  }
}

/// Lets one test at a time onto the stage.
actor StageGate {
  static let shared = StageGate()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
