/// A section of a view, for a container that lays out sections.
@available(iOS 18.0, *)
nonisolated public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable {
    let number: Int
  }

  let value: SectionValue

  public var id: ID { ID(number: value.number) }
  public var containerValues: ContainerValues { ContainerValues(traits: value.traits) }
  public var header: SubviewsCollection { SubviewsCollection(value.header) }
  public var content: SubviewsCollection { SubviewsCollection(value.content) }
  public var footer: SubviewsCollection { SubviewsCollection(value.footer) }
}

@available(iOS 18.0, *)
extension SectionConfiguration.ID: Sendable {}

@available(iOS 18.0, *)
nonisolated public struct SectionCollection: RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = SectionConfiguration

  let sections: [SectionConfiguration]

  init(_ values: [SectionValue]) {
    sections = values.map { SectionConfiguration(value: $0) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
