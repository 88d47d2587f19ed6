import Combine
public import SwiftUI

/// A type of environment object that every screen of a stack needs.
struct RequiredObject: Hashable {
  let type: ObjectIdentifier
  let name: String

  init(_ object: (some ObservableObject).Type) {
    type = ObjectIdentifier(object)
    name = String(describing: object)
  }
}

private struct ProvidedObjectsKey: EnvironmentKey {
  static let defaultValue: Set<ObjectIdentifier> = []
}

extension EnvironmentValues {
  /// The types of the objects that the app provides in a way that can be checked.
  var providedObjects: Set<ObjectIdentifier> {
    get { self[ProvidedObjectsKey.self] }
    set { self[ProvidedObjectsKey.self] = newValue }
  }
}

extension View {
  /// Puts an object into the environment, as `environmentObject(_:)` does, and notes that it is
  /// there.
  ///
  /// A navigator that requires the object's type finds it by this note.
  ///
  /// - Parameter object: The object.
  /// - Returns: A view that finds the object in its environment.
  @MainActor
  public func providedEnvironmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environmentObject(object)
      .transformEnvironment(\.providedObjects) { $0.insert(ObjectIdentifier(Object.self)) }
  }
}

#if DEBUG
/// Reports the required objects that nothing provides, before the screen's own body runs.
struct RequirementCheck: ViewModifier {
  let bridge: ScreenBridge
  let context: ScreenContext

  @Environment(\.providedObjects) private var provided

  func body(content: Content) -> some View {
    for object in context.environment.requirements where !provided.contains(object.type) {
      bridge.report(EnvironmentIssue.missingObject(object.name, screen: bridge.screenName))
    }
    return content
  }
}
#endif
