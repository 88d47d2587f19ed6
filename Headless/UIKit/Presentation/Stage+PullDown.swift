extension Stage {
  /// Pulls a sheet down by a distance and lets go at a speed, in points a second.
  func pullDown(
    _ controller: UIViewController,
    by distance: CGFloat,
    velocity: CGFloat = 0
  ) {
    guard let modal = controller.activeModalController, modal.allowsPullDown,
      modal.pullDown.canBegin
    else { return }
    modal.pullDown.begin()
    modal.pullDown.move(by: distance)
    loop.flush()
    modal.pullDown.end(offset: distance, velocity: velocity, isCancelled: false)
    loop.flush()
  }
}
