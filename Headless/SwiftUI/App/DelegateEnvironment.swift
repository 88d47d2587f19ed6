internal import Combine
internal import Observation

/// D: delegates that can be observed are in the environment of the app's scenes.
@MainActor
enum DelegateEnvironment {
  static func provide(_ delegate: AnyObject, to view: AnyView) -> AnyView {
    if let object = delegate as? any ObservableObject { return provide(object: object, to: view) }
    guard #available(iOS 17.0, *), let object = delegate as? any AnyObject & Observable else {
      return view
    }
    return provide(observable: object, to: view)
  }

  private static func provide<O: ObservableObject>(object: O, to view: AnyView) -> AnyView {
    AnyView(view.environmentObject(object))
  }

  @available(iOS 17.0, *)
  private static func provide<O: AnyObject & Observable>(
    observable: O,
    to view: AnyView
  ) -> AnyView {
    AnyView(view.environment(observable))
  }
}
