internal import CCairo
public import Foundation

/// The pixels of a drawn frame.
public final class Picture {
  public let width: Int
  public let height: Int
  let surface: OpaquePointer
  private let isOpaque: Bool

  // Without alpha a picture is smaller as a file and sooner written.
  init(width: Int, height: Int, isOpaque: Bool) throws(DrawError) {
    self.width = width
    self.height = height
    guard width > 0, height > 0,
      let surface = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
        Int32(width),
        Int32(height)
      ),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw .surface("no surface of \(width) × \(height) pixels") }
    self.surface = surface
    self.isOpaque = isOpaque
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The colour of a pixel: red, green, blue, alpha, each from 0 to 255.
  public func pixel(x: Int, y: Int) -> [UInt8] {
    cairo_surface_flush(surface)
    guard (0..<width).contains(x), (0..<height).contains(y),
      let data = cairo_image_surface_get_data(surface)
    else { return [0, 0, 0, 0] }
    let offset = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
    // Cairo's order in memory on a little-endian machine: blue, green, red, alpha.
    return [data[offset + 2], data[offset + 1], data[offset], isOpaque ? 255 : data[offset + 3]]
  }

  /// The picture as a PNG file: the same bytes for the same pixels.
  public func png() throws(DrawError) -> Data {
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
          .data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      },
      Unmanaged.passUnretained(sink).toOpaque()
    )
    guard status == CAIRO_STATUS_SUCCESS else { throw .surface("PNG, status \(status.rawValue)") }
    return sink.data
  }
}

private final class ByteSink {
  var data = Data()
}

/// Reads a PNG; nil when the data isn't one.
func surface(fromPNG data: Data) -> OpaquePointer? {
  let source = ByteSource(data)
  let surface = cairo_image_surface_create_from_png_stream(
    { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
      let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
      return source.read(into: bytes, count: Int(count))
        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
    },
    Unmanaged.passUnretained(source).toOpaque()
  )
  guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
  return surface
}

private final class ByteSource {
  private var rest: Data

  init(_ data: Data) {
    rest = data
  }

  func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard rest.count >= count else { return false }
    rest.prefix(count).copyBytes(to: bytes, count: count)
    rest = rest.dropFirst(count)
    return true
  }
}
