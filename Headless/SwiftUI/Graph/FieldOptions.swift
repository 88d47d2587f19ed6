@_spi(Reflection) internal import Swift

extension _EachFieldOptions {
  /// Fields of types that reflection doesn't know are left out.
  static var ignoringUnknown: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }
}
