/// Knows when SwiftUI evaluates a hosted screen, as far as this package can.
///
/// It is sure of the first evaluation of each screen, which measuring brings about, and of the
/// making of a route's view.
@MainActor
enum UpdateWatch {
  private static var depth = 0

  static var isUpdating: Bool { depth > 0 }

  static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// For what SwiftUI lets happen inside an update, as a representable's own.
  static func apart<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = depth
    depth = 0
    defer { depth = outer }
    return try body()
  }
}
