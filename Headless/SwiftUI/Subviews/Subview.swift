/// One of the views that another consists of. What a container does with it, it shows once.
@available(iOS 18.0, *)
nonisolated public struct Subview: View, Identifiable {
  public struct ID: Hashable {
    let number: Int
  }

  let value: SubviewValue

  public var id: ID { ID(number: value.number) }

  public var containerValues: ContainerValues { ContainerValues(traits: value.traits) }

  @MainActor @preconcurrency
  public var body: some View { SubviewBody(value: value) }
}

@available(iOS 18.0, *)
extension Subview.ID: Sendable {}
