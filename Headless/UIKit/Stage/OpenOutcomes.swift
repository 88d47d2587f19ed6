/// Outcomes that nobody has settled and that nearly every transition has to choose.
///
/// A stage takes the harsher one of each, records that it came up, and takes the other where it is
/// told to: what passes either way doesn't depend on it.
@_spi(Headless)
public struct OpenOutcomes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Taken otherwise, a popped controller's `didMove(toParent: nil)` comes before the
  /// `viewDidAppear` of the revealed one.
  public static let moveAfterReveal = Self(rawValue: 1 << 0)
  /// Taken otherwise, the parent is gone before the callbacks that end the pop.
  public static let parentUntilEnd = Self(rawValue: 1 << 1)
  /// Taken otherwise, the array is the new one at once.
  public static let laggingArray = Self(rawValue: 1 << 2)
  /// Taken otherwise, `willShow` comes before `viewWillAppear`.
  public static let lateWillShow = Self(rawValue: 1 << 3)
  /// Taken otherwise, the coordinator's completions run before `didShow`.
  public static let lateCompletions = Self(rawValue: 1 << 4)
  /// Taken otherwise, `onAppear` comes at the end of the turn, after the callbacks of a transition
  /// that ends in it.
  public static let onAppearInLayout = Self(rawValue: 1 << 5)

  public static let all = Self(rawValue: 1 << 6 - 1)

  private static let texts: [(outcome: Self, text: String)] = [
    (
      .moveAfterReveal,
      "C.1.2: a popped controller's didMove(toParent: nil) follows the viewDidAppear of the "
        + "revealed one"
    ),
    (
      .parentUntilEnd,
      "C.2.5: a controller that is popped with animation has its parent until the transition "
        + "has ended"
    ),
    (
      .laggingArray,
      "C.4.3: after an animated pop over several levels the old top stays in the array until "
        + "the next layout"
    ),
    (.lateWillShow, "C.5.2: the delegate's willShow follows viewWillAppear"),
    (.lateCompletions, "C.5.5: the coordinator's completions follow the delegate's didShow"),
    (
      .onAppearInLayout,
      "C.9.10: onAppear of a hosted screen comes in its first layout, after viewWillAppear"
    ),
  ]

  /// What the harsher outcomes are, as the gaps page has it.
  public var decisions: [String] {
    Self.texts.filter { contains($0.outcome) }.map(\.text)
  }
}
