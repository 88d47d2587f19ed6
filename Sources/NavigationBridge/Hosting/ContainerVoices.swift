import UIKit

/// Which of the screens in a container speaks for a part of the bar: of those that name it, the one
/// that came last.
///
/// The others have given back what they wrote by then, so that what was there before any of them is
/// known to the one that speaks.
@MainActor
final class ContainerVoices {
  private struct Entry {
    weak var member: UIViewController?
    let voices: ContainerVoices
  }

  private struct Voice {
    weak var bridge: ScreenBridge?
    var parts: Set<BarPart> = []
  }

  private static var table: [ObjectIdentifier: Entry] = [:]

  static func voices(in member: UIViewController) -> ContainerVoices {
    if let entry = table[ObjectIdentifier(member)], entry.member === member { return entry.voices }
    table = table.filter { $0.value.member != nil }
    let entry = Entry(member: member, voices: ContainerVoices())
    table[ObjectIdentifier(member)] = entry
    return entry.voices
  }

  /// In the order in which they came.
  private var voices: [Voice] = []

  /// A screen came, or comes again.
  ///
  /// - Returns: Whether it wasn't the last one.
  func raise(_ bridge: ScreenBridge) -> Bool {
    guard voices.last?.bridge !== bridge else { return false }
    voices.removeAll { $0.bridge === bridge || $0.bridge == nil }
    voices.append(Voice(bridge: bridge))
    return true
  }

  /// A screen went, and has put back what it wrote.
  ///
  /// - Returns: Whether nobody is left.
  func leave(_ bridge: ScreenBridge) -> Bool {
    guard let index = voices.firstIndex(where: { $0.bridge === bridge }) else {
      return voices.isEmpty
    }
    let parts = voices.remove(at: index).parts
    refresh(voices[..<index], with: parts)
    return voices.isEmpty
  }

  /// Leaves to a screen what is its own to say, once those before it have given it back.
  ///
  /// - Returns: What the screen names.
  func share(
    _ description: inout NavigationBarConfiguration,
    of bridge: ScreenBridge
  ) -> Set<BarPart> {
    let parts = Set(description.namedParts)
    guard let index = voices.firstIndex(where: { $0.bridge === bridge }) else { return parts }
    let new = parts.subtracting(voices[index].parts)
    voices[index].parts.formUnion(new)
    refresh(voices[..<index], with: new)
    for voice in voices[(index + 1)...] {
      for part in voice.parts.intersection(parts) { description.set(part, Optional<Bool>.none) }
    }
    return parts
  }

  /// A screen has given back what it doesn't name any more: those before it may speak for it.
  func settle(_ parts: Set<BarPart>, of bridge: ScreenBridge) {
    guard let index = voices.firstIndex(where: { $0.bridge === bridge }) else { return }
    let old = voices[index].parts.subtracting(parts)
    voices[index].parts = parts
    refresh(voices[..<index], with: old)
  }

  private func refresh(_ earlier: ArraySlice<Voice>, with parts: Set<BarPart>) {
    for voice in earlier.reversed() where !voice.parts.isDisjoint(with: parts) {
      voice.bridge?.refresh()
    }
  }
}
