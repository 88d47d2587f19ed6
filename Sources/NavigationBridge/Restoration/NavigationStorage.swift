public import Foundation

/// Where an app keeps the data of a snapshot.
///
/// ```swift
/// let storage = NavigationStorage(
///   load: { UserDefaults.standard.data(forKey: "screens") },
///   save: { UserDefaults.standard.set($0, forKey: "screens") }
/// )
/// ```
public struct NavigationStorage: Sendable {
  let load: @MainActor () -> Data?
  let save: @MainActor (Data?) -> Void

  /// Creates a storage of two closures.
  ///
  /// - Parameters:
  ///   - load: The stored data, nil if there is none.
  ///   - save: Stores data, or removes what is stored if it is nil.
  public init(
    load: @escaping @MainActor () -> Data?,
    save: @escaping @MainActor (Data?) -> Void
  ) {
    self.load = load
    self.save = save
  }
}
