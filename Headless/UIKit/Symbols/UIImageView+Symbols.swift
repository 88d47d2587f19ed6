@available(iOS 17.0, *)
public typealias UISymbolEffectCompletion =
  @MainActor (UISymbolEffectCompletionContext) -> Void

/// How an effect of a symbol ended.
@available(iOS 17.0, *)
@MainActor
open class UISymbolEffectCompletionContext: NSObject {
  public let effect: (any SymbolEffect)?
  public weak var sender: AnyObject?
  public let isFinished: Bool

  init(effect: (any SymbolEffect)?, sender: AnyObject, isFinished: Bool) {
    self.effect = effect
    self.sender = sender
    self.isFinished = isFinished
    super.init()
  }
}

/// The effects of an image view's symbol.
struct SymbolEffectList {
  struct Entry {
    let type: ObjectIdentifier
    let motion: SymbolMotion
    let finish: (Bool) -> Void
  }

  var entries: [Entry] = []
}

@available(iOS 17.0, *)
extension UIImageView {
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, options, isIndefinite: false, animated: animated, completion)
  }

  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    add(effect, options, isIndefinite: true, animated: animated, completion)
  }

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    // What bounces does so once, unless the options say otherwise.
    let isIndefinite = !(effect is BounceSymbolEffect)
    add(effect, options, isIndefinite: isIndefinite, animated: animated, completion)
  }

  private func add<E: SymbolEffect>(
    _ effect: E,
    _ options: SymbolEffectOptions,
    isIndefinite: Bool,
    animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let clock = Stage.current.clock
    let motion = SymbolMotion(
      effect.configuration,
      options,
      // What isn't animated is where it goes to.
      start: animated ? clock.now : -.greatestFiniteMagnitude,
      isIndefinite: isIndefinite
    )
    removeEffects(animated: false) { $0.type == ObjectIdentifier(E.self) }
    let finish: (Bool) -> Void = { [weak self] isFinished in
      guard let self, let completion else { return }
      completion(
        UISymbolEffectCompletionContext(effect: effect, sender: self, isFinished: isFinished)
      )
    }
    symbolEffects.entries.append(
      .init(type: ObjectIdentifier(E.self), motion: motion, finish: finish)
    )
    setNeedsDisplay()
    guard let end = motion.end else { return }
    clock.schedule(at: max(clock.now, end)) { [weak self] in
      guard let self,
        let index = symbolEffects.entries.firstIndex(where: { $0.motion == motion })
      else { return }
      if motion.look(at: end) == SymbolMotion.Look() { symbolEffects.entries.remove(at: index) }
      finish(true)
      setNeedsDisplay()
    }
  }

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, completion)
  }

  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, completion)
  }

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, completion)
  }

  private func remove<E: SymbolEffect>(_ effect: E, _ completion: UISymbolEffectCompletion?) {
    removeEffects(animated: false) { $0.type == ObjectIdentifier(E.self) }
    completion?(UISymbolEffectCompletionContext(effect: effect, sender: self, isFinished: true))
  }

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    removeEffects(animated: animated) { _ in true }
    completion?(UISymbolEffectCompletionContext(effect: nil, sender: self, isFinished: true))
  }

  private func removeEffects(
    animated: Bool,
    where isWanted: (SymbolEffectList.Entry) -> Bool
  ) {
    let gone = symbolEffects.entries.filter(isWanted)
    guard !gone.isEmpty else { return }
    symbolEffects.entries.removeAll(where: isWanted)
    let now = Stage.current.clock.now
    for entry in gone where entry.motion.end.map({ $0 > now }) ?? true { entry.finish(false) }
    setNeedsDisplay()
  }

  // The new image is there at once (gaps page).
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(
      UISymbolEffectCompletionContext(effect: contentTransition, sender: self, isFinished: true)
    )
  }
}
