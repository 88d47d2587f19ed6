/// The part of a PNG that says how large it is.
enum PNGHeader {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Nil for what isn't a PNG.
  static func pixelSize(of data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, Array(bytes[0..<8]) == signature,
      String(bytes: bytes[12..<16], encoding: .ascii) == "IHDR"
    else { return nil }
    let width = number(bytes[16..<20])
    let height = number(bytes[20..<24])
    return width > 0 && height > 0 ? (width, height) : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
