/// A change of the stack on its way: two faces cross-fade.
@MainActor
struct BarChange {
  let oldItems: [UINavigationItem]
  let newItems: [UINavigationItem]
  let outgoing: BarFace
  let outgoingBackground: BarBackground
  let timeline: Timeline
}

extension UINavigationBar: StackNavigationBar {
  func transition(
    from old: [UINavigationItem],
    to new: [UINavigationItem],
    timeline: Timeline?
  ) {
    finishChange(isCancelled: false)
    stack = new
    guard let timeline, window != nil, old.last !== new.last else {
      stopObserving(old.filter { item in !new.contains { $0 === item } })
      observe()
      return setNeedsContent()
    }
    let outgoing = face
    outgoing.isUserInteractionEnabled = false
    outgoing.endEditing(true)
    let outgoingBackground = background
    background = BarBackground(frame: background.frame)
    let isPush = new.count >= old.count
    if isPush {
      insertSubview(background, aboveSubview: outgoingBackground)
    } else {
      insertSubview(background, belowSubview: outgoingBackground)
    }
    let incoming = BarFace(frame: bounds)
    incoming.scrollDistance = 0
    face = incoming
    change = BarChange(
      oldItems: old,
      newItems: new,
      outgoing: outgoing,
      outgoingBackground: outgoingBackground,
      timeline: timeline
    )
    install(incoming)
    setNeedsContent()
    updateContentIfNeeded()
    incoming.performLayoutIfNeeded()
    BarCrossFade(
      outgoing: outgoing,
      incoming: incoming,
      isPush: isPush,
      isFlipped: effectiveUserInterfaceLayoutDirection == .rightToLeft
    ).run(along: timeline)
    layOutFaces()
    slideBackgrounds(outgoingBackground, isPush: isPush, timeline)
  }

  /// Each background moves with its page; where both are alike they stay.
  private func slideBackgrounds(_ outgoing: BarBackground, isPush: Bool, _ timeline: Timeline) {
    guard !background.looksLike(outgoing) else {
      outgoing.isHidden = true
      return
    }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isFlipped ? -bounds.width : bounds.width
    func shift(_ share: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: share * width, y: 0)
    }
    background.transform = shift(isPush ? 1 : -0.3)
    AnimationContext.run(timeline) {
      background.transform = .identity
      outgoing.transform = shift(isPush ? -0.3 : 1)
    }
  }

  func transitionDidEnd(isCancelled: Bool) {
    finishChange(isCancelled: isCancelled)
  }

  private func finishChange(isCancelled: Bool) {
    guard let change else { return }
    self.change = nil
    let gone = isCancelled ? face : change.outgoing
    (isCancelled ? background : change.outgoingBackground).removeFromSuperview()
    if isCancelled {
      background = change.outgoingBackground
      background.transform = .identity
      background.isHidden = false
      face = change.outgoing
      stack = change.oldItems
      BarCrossFade.restore(face)
    }
    face.isUserInteractionEnabled = true
    gone.removeFromSuperview()
    let left = isCancelled ? change.newItems : change.oldItems
    stopObserving(left.filter { item in !stack.contains { $0 === item } })
    setNeedsContent()
  }

  var topOffset: CGFloat {
    metrics.topOffset(safeAreaTop: superview?.safeAreaInsets.top ?? 0)
  }

  var preferredHeight: CGFloat {
    metrics.height(of: content(for: stack))
  }

  var collapsibleHeight: CGFloat {
    metrics.collapsibleHeight(of: content(for: stack))
  }

  /// The distance at which content rests that was let go in the middle of a part that collapses.
  func restingDistance(near distance: CGFloat) -> CGFloat {
    var start: CGFloat = 0
    for part in metrics.collapsibleParts(of: content(for: stack)) {
      if distance > start, distance < start + part {
        return distance < start + part / 2 ? start : start + part
      }
      start += part
    }
    return distance
  }

  /// A change that this bar makes itself, without a navigation controller.
  func change(
    to items: [UINavigationItem],
    animated: Bool,
    completion: @escaping () -> Void = {}
  ) {
    let old = stack
    let stage = Stage.current
    guard animated, window != nil, UIView.areAnimationsEnabled, !old.isEmpty else {
      transition(from: old, to: items, timeline: nil)
      return completion()
    }
    let timeline = Timeline(start: stage.clock.now, duration: 0.35, curve: .system)
    transition(from: old, to: items, timeline: timeline)
    stage.clock.schedule(at: timeline.end) { [weak self] in
      if self?.change?.timeline === timeline { self?.transitionDidEnd(isCancelled: false) }
      completion()
    }
  }
}

/// Platters fade in place, a kept item stays, titles slide, a large title goes with its page.
@MainActor
struct BarCrossFade {
  let outgoing: BarFace
  let incoming: BarFace
  let isPush: Bool
  let isFlipped: Bool

  func run(along timeline: Timeline) {
    let width = incoming.bounds.width
    let sign: CGFloat = (isPush ? 1 : -1) * (isFlipped ? -1 : 1)
    let kept = keptPairs
    let fadingOut = outgoing.fadingParts.filter { view in !kept.contains { $0.old === view } }
    let fadingIn = incoming.fadingParts.filter { view in !kept.contains { $0.new === view } }
    for pair in kept {
      pair.old.isHidden = true
    }
    let alphas = fadingIn.map(\.alpha)
    for view in fadingIn {
      view.alpha = 0
    }
    incoming.titleView.transform = .init(translationX: sign * 0.3 * width, y: 0)
    incoming.largeTitle.transform = .init(
      translationX: sign * (isPush ? 1 : 0.3) * width,
      y: 0
    )
    AnimationContext.run(timeline) {
      for view in fadingOut {
        view.alpha = 0
      }
      for (view, alpha) in zip(fadingIn, alphas) {
        view.alpha = alpha
      }
      incoming.titleView.transform = .identity
      incoming.largeTitle.transform = .identity
      outgoing.titleView.transform = .init(translationX: -sign * 0.3 * width, y: 0)
      outgoing.largeTitle.transform = .init(
        translationX: -sign * (isPush ? 0.3 : 1) * width,
        y: 0
      )
    }
  }

  /// Platters that show the same items, or items of one identifier, at the same place.
  private var keptPairs: [(old: BarPlatter, new: BarPlatter)] {
    incoming.itemPlatters.compactMap { new in
      let match = outgoing.itemPlatters.first { old in
        old.frame == new.frame && old.buttons.count == new.buttons.count
          && zip(old.buttons, new.buttons).allSatisfy { Self.isSame($0.item, $1.item) }
      }
      return match.map { ($0, new) }
    }
      + [(outgoing.back, incoming.back)].compactMap { old, new in
        guard let old, let new, old.frame == new.frame else { return nil }
        return (old, new)
      }
  }

  private static func isSame(_ a: UIBarButtonItem?, _ b: UIBarButtonItem?) -> Bool {
    if a === b { return true }
    guard let id = a?.identifier else { return false }
    return id == b?.identifier
  }

  /// A cancelled change: the old face is as it was.
  static func restore(_ face: BarFace) {
    for view in face.fadingParts {
      view.alpha = 1
      view.isHidden = false
    }
    face.titleView.transform = .identity
    face.largeTitle.transform = .identity
  }
}

extension BarFace {
  var itemPlatters: [BarPlatter] {
    (leading + middle + trailing + pinned).map(\.platter)
  }

  var fadingParts: [UIView] {
    rowParts + [searchZone]
  }

  /// What makes room for an active search.
  var rowParts: [UIView] {
    itemPlatters + [back, overflow, searchButton].compactMap { $0 }
      + [titleView, largeTitle, prompt]
  }
}
