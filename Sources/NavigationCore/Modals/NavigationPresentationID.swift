/// Names one presentation: presenting the same again has another id.
public struct NavigationPresentationID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }
}
