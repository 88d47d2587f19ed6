@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol UITraitChangeObservable {}

@available(iOS 17.0, *)
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, *)
public typealias UITraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) ->
  Void

/// What a view, controller or scene keeps about its traits.
@MainActor
struct TraitState {
  /// What it sets for itself and what it contains.
  var overrides = TraitValues()
  var registrations: [TraitChangeRegistration] = []

  /// Runs the handlers whose traits changed, once each (D, A.11).
  func deliverChanges(from previous: UITraitCollection, to traits: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: {
      !previous.values.agrees(with: traits.values, on: $0)
    }) {
      registration.handler(previous)
    }
  }
}

/// Keeps the state of traits: what conforms to `UITraitChangeObservable`.
@MainActor
protocol TraitStateHolder: AnyObject {
  var traitState: TraitState { get set }
}

@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [any UITraitDefinition.Type]
  let handler: (UITraitCollection) -> Void

  init(traits: [any UITraitDefinition.Type], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}

@available(iOS 17.0, *)
extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping UITraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
      guard let environment = self as? TraitEnvironment else { return }
      handler(environment, previous)
    }
    (self as? any TraitStateHolder)?.traitState.registrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateHolder)?.traitState.registrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable, TraitStateHolder {}
extension UIViewController: UITraitChangeObservable, TraitStateHolder {}
extension UIWindowScene: UITraitChangeObservable, TraitStateHolder {}
extension UIPresentationController: UITraitChangeObservable, TraitStateHolder {}

extension UIWindowScene {
  @available(iOS 17.0, *)
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrideValues(values: traitState.overrides) }
    set {
      guard let new = newValue as? TraitOverrideValues, new.values != traitState.overrides
      else { return }
      traitState.overrides = new.values
      Stage.current.loop.setNeedsTurn()
      deliverTraitChange()
      for window in windows { window.markNeedsTraitUpdate() }
    }
  }
}

extension UIPresentationController {
  @available(iOS 17.0, *)
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrideValues(values: traitState.overrides) }
    set {
      guard let new = newValue as? TraitOverrideValues, new.values != traitState.overrides
      else { return }
      traitState.overrides = new.values
      Stage.current.loop.setNeedsTurn()
      container?.markNeedsTraitUpdate()
    }
  }
}

extension UIView {
  @available(iOS 17.0, *)
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrideValues(values: traitState.overrides) }
    set {
      guard let new = newValue as? TraitOverrideValues, new.values != traitState.overrides
      else { return }
      traitState.overrides = new.values
      Stage.current.loop.setNeedsTurn()
      markNeedsTraitUpdate()
    }
  }

  /// Applies changed overrides now rather than with the next layout.
  @available(iOS 17.0, *)
  public func updateTraitsIfNeeded() {
    deliverTraitUpdate()
  }
}

extension UIViewController {
  @available(iOS 17.0, *)
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrideValues(values: traitState.overrides) }
    set {
      guard let new = newValue as? TraitOverrideValues, new.values != traitState.overrides
      else { return }
      traitState.overrides = new.values
      Stage.current.loop.setNeedsTurn()
      viewIfLoaded?.markNeedsTraitUpdate()
    }
  }

  @available(iOS 17.0, *)
  public func updateTraitsIfNeeded() {
    viewIfLoaded?.deliverTraitUpdate()
  }
}

extension UIView {
  /// Overrides take effect with the next layout (D, A.11).
  func markNeedsTraitUpdate() {
    storage.needsTraitUpdate = true
    markSubtreeNeedsLayout()
  }

  func deliverTraitUpdate() {
    guard storage.needsTraitUpdate else { return }
    storage.needsTraitUpdate = false
    environmentDidChange()
  }
}
