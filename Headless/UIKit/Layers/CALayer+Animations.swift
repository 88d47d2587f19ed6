/// The animations that a layer runs, by their keys.
struct LayerAnimations {
  struct Entry {
    let animation: CAAnimation
    let end: Clock.Token?
    let ticket: CATransaction.Group?
  }

  var entries: [String: Entry] = [:]
  var count = 0
}

extension CALayer {
  public func add(_ anim: CAAnimation, forKey key: String?) {
    animations.count += 1
    let key = anim is CATransition ? kCATransition : key ?? "animation \(animations.count)"
    end(key, finished: false)
    let stage = Stage.current
    let plain = anim.duration > 0 ? anim.duration : CATransaction.animationDuration()
    let duration = UIView.areAnimationsEnabled ? plain / Double(max(anim.speed, 0.01)) : 0
    let curve =
      anim.curve(over: plain) ?? CATransaction.animationTimingFunction()?.curve ?? .linear
    let rounds =
      anim.repeatDuration > 0 && plain > 0 ? anim.repeatDuration / plain : Double(anim.repeatCount)
    let timeline = Timeline(
      start: stage.clock.now + max(0, anim.delay),
      duration: duration,
      curve: curve,
      repeatCount: rounds,
      autoreverses: anim.autoreverses
    )
    let ticket = CATransaction.enter()
    anim.run(on: self, key: key, along: timeline)
    displayDidChange()
    stage.loop.enqueue { anim.delegate?.animationDidStart(anim) }
    // One that never ends has no end to wait for.
    guard timeline.end < .infinity else {
      animations.entries[key] = .init(animation: anim, end: nil, ticket: ticket)
      return
    }
    let token = stage.clock.schedule(at: timeline.end) { [weak self] in
      if anim.holds {
        timeline.scrub(to: 1)
      } else {
        self?.animations.entries[key] = nil
        self?.runs.removeAll { $0.key == key }
      }
      anim.delegate?.animationDidStop(anim, finished: true)
      ticket?.leave()
    }
    animations.entries[key] = .init(animation: anim, end: token, ticket: ticket)
  }

  public func animation(forKey key: String) -> CAAnimation? {
    animations.entries[key]?.animation
  }

  public func animationKeys() -> [String]? {
    animations.entries.isEmpty ? nil : animations.entries.keys.sorted()
  }

  public func removeAnimation(forKey key: String) {
    end(key, finished: false)
  }

  public func removeAllAnimations() {
    for key in animations.entries.keys.sorted() {
      end(key, finished: false)
    }
    runs = []
    view?.dropAnimations()
    displayDidChange()
  }

  private func end(_ key: String, finished: Bool) {
    guard let entry = animations.entries.removeValue(forKey: key) else { return }
    entry.end?.cancel()
    runs.removeAll { $0.key == key }
    view?.dropAnimations()
    displayDidChange()
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    entry.ticket?.leave()
  }
}
