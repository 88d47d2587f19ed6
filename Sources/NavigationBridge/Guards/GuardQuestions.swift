/// What tests learn of the questions that guards were asked.
@MainActor
package enum GuardQuestions {
  /// How many attempts have been put to guards.
  package internal(set) static var count = 0
}
