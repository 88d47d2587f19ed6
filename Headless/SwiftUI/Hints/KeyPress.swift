public import Foundation
import UIKit

// Only texts that are edited have the focus here: a key is heard around them.

@available(iOS 17.0, *)
public struct KeyPress: Sendable {
  public enum Result: Sendable {
    case handled, ignored
  }

  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

@available(iOS 17.0, *)
extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeys([.down, .repeat]) { $0.key == key ? action() : .ignored }
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases) { $0.key == key ? action($0) : .ignored }
  }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases, action)
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  nonisolated public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeys(phases) { press in
      let isWanted =
        !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
      return isWanted ? action(press) : .ignored
    }
  }

  nonisolated private func onKeys(
    _ phases: KeyPress.Phases,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    transformEnvironment(\.keyHearers) { hearers in
      hearers.append { phases.contains($0.phase) && action($0) == .handled }
    }
  }
}

extension EnvironmentValues {
  /// Who hears of keys around what is edited, the outermost first.
  var keyHearers: [(KeyPress) -> Bool] {
    get { self[KeyHearersKey.self] }
    set { self[KeyHearersKey.self] = newValue }
  }

  /// The innermost is asked first.
  @MainActor
  func hear(_ key: UIKey, isDown: Bool) -> Bool {
    guard !keyHearers.isEmpty, let press = KeyPress(key, phase: isDown ? .down : .up) else {
      return false
    }
    return keyHearers.reversed().contains { $0(press) }
  }
}

private enum KeyHearersKey: EnvironmentKey {
  static var defaultValue: [(KeyPress) -> Bool] { [] }
}

@available(iOS 17.0, *)
extension KeyPress {
  @MainActor
  fileprivate init?(_ key: UIKey, phase: Phases) {
    guard let equivalent = KeyEquivalent(key) else { return nil }
    self.init(
      phase: phase,
      key: equivalent,
      characters: key.characters,
      modifiers: EventModifiers(key.modifierFlags)
    )
  }
}
