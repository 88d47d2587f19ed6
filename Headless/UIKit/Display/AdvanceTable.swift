/// The advances of one weight and cut of the font, by Unicode scalar.
struct AdvanceTable: Sendable {
  private static let lowEnd: UInt32 = 0x460
  private static let highStart: UInt32 = 0x2000
  private static let highEnd: UInt32 = 0x2C00

  // In em; zero where the font has no glyph.
  private let low: [CGFloat]
  private let high: [CGFloat]

  init(unitsPerEm: CGFloat, encoded: String) {
    var low = [CGFloat](repeating: 0, count: Int(Self.lowEnd))
    var high = [CGFloat](repeating: 0, count: Int(Self.highEnd - Self.highStart))
    let bytes = [UInt8](Data(base64Encoded: encoded) ?? Data())
    var offset = 0
    for scalar in Self.coverage.joined() where offset + 1 < bytes.count {
      let units = Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
      offset += 2
      if scalar < Self.lowEnd {
        low[Int(scalar)] = CGFloat(units) / unitsPerEm
      } else {
        high[Int(scalar - Self.highStart)] = CGFloat(units) / unitsPerEm
      }
    }
    self.low = low
    self.high = high
  }

  /// The advance in em, or nil when the font has no glyph for the scalar.
  func advance(of scalar: UInt32) -> CGFloat? {
    let advance: CGFloat
    if scalar < Self.lowEnd {
      advance = low[Int(scalar)]
    } else if scalar >= Self.highStart, scalar < Self.highEnd {
      advance = high[Int(scalar - Self.highStart)]
    } else {
      return nil
    }
    return advance > 0 ? advance : nil
  }
}
