/// No gesture leaves touches to others.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  @_spi(Headless)
  @MainActor
  public static func _makeMachine(_ gesture: Self) -> GestureMachine<Wrapped.Value> {
    gesture.map { Wrapped._makeMachine($0) } ?? GestureMachine()
  }
}
