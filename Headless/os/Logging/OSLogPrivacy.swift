@available(iOS 14.0, *)
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case hash
    case none
  }

  enum Level {
    case auto
    case open
    case hidden
  }

  let level: Level
  let mask: Mask

  public static var auto: OSLogPrivacy { OSLogPrivacy(level: .auto, mask: .none) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .open, mask: .none) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: .none) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: .none) }

  public static func auto(mask: OSLogPrivacy.Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .auto, mask: mask)
  }

  public static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden, mask: mask)
  }

  public static func sensitive(mask: OSLogPrivacy.Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden, mask: mask)
  }

  /// A line of a log as it is stored: what wasn't called public, nor is a number, can't be read.
  func shown(_ text: String, isScalar: Bool) -> String {
    switch level {
    case .open: return text
    case .auto where isScalar: return text
    case .auto, .hidden: break
    }
    switch mask {
    case .none: return "<private>"
    case .hash: return "<mask.hash: '\(Self.digest(text))'>"
    }
  }

  private static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
