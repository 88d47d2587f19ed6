public import SwiftUI

extension View {
  /// Asks the user before unsaved changes are lost with the screen.
  ///
  /// ```swift
  /// Form { TextField("Name", text: $draft.name) }
  ///   .uiKitNavigationGuard(when: draft != saved)
  /// ```
  ///
  /// The user is asked once for each attempt, before anything moves: by the back button and its
  /// menu, a swipe back, the escape gesture of VoiceOver, a pull at the sheet, a second tap on the
  /// tab, SwiftUI's `dismiss`, and the verbs of a navigator unless they say `force`. The article
  /// <doc:guarding-screens> says what holds in a stack of the app's own.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is something to lose.
  ///   - prompt: What the user is asked.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationGuard(
    when isActive: Bool,
    prompt: NavigationGuardPrompt = .unsavedChanges,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    uiKitNavigationGuard(when: isActive, prompt: prompt, fileID: fileID, line: line) { _ in .ask }
  }

  /// Decides at once whether the screen may go.
  ///
  /// - Parameters:
  ///   - isActive: Whether the guard is asked at all.
  ///   - prompt: What the user is asked when the answer is `ask`.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - decide: The answer to an attempt. The closure of the latest body runs.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationGuard(
    when isActive: Bool,
    prompt: NavigationGuardPrompt = .unsavedChanges,
    fileID: String = #fileID,
    line: UInt = #line,
    decide: @escaping @MainActor (NavigationAttempt) -> NavigationDecision
  ) -> some View {
    modifier(
      GuardModifier(
        value: isActive ? ScreenGuard(prompt: prompt, answer: .now(decide)) : nil,
        site: CallSite(fileID: fileID, line: line)
      )
    )
  }

  /// Decides in its own time whether the screen may go.
  ///
  /// Nothing moves until the answer comes. Further attempts are dropped meanwhile. After `leave`
  /// the attempt goes on, if the screens that would go are still the same.
  ///
  /// - Parameters:
  ///   - isActive: Whether the guard is asked at all.
  ///   - prompt: What the user is asked when the answer is `ask`.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  ///   - decide: The answer to an attempt. The closure of the latest body runs.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationGuard(
    when isActive: Bool,
    prompt: NavigationGuardPrompt = .unsavedChanges,
    fileID: String = #fileID,
    line: UInt = #line,
    decide: @escaping @MainActor (NavigationAttempt) async -> NavigationDecision
  ) -> some View {
    modifier(
      GuardModifier(
        value: isActive ? ScreenGuard(prompt: prompt, answer: .later(decide)) : nil,
        site: CallSite(fileID: fileID, line: line)
      )
    )
  }
}
