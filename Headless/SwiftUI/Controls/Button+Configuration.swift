extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Inside its style this is a button of the system's.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.buttonRole
    action = configuration.action
    label = configuration.label
  }
}
