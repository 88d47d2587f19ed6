extension UIView {
  /// Changes views along a timeline that someone else made.
  @_spi(Headless)
  public class func perform(along timeline: Timeline, _ changes: () -> Void) {
    AnimationContext.run(AnimationContext.isEnabled ? timeline : nil, changes)
  }
}
