// B.4
@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Actions further in run before those further out.
  @available(iOS 15.0, *)
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { $0.insert((triggers, action), at: 0) }
  }
}

extension EnvironmentValues {
  var submitActions: [(SubmitTriggers, () -> Void)] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension [(SubmitTriggers, () -> Void)] {
  func run(_ trigger: SubmitTriggers) {
    for (triggers, action) in self where triggers.contains(trigger) {
      action()
    }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [(SubmitTriggers, () -> Void)] { [] }
}
