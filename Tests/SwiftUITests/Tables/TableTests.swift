import StageSupport
@_spi(Headless) import SwiftUI
import Testing

@MainActor
@Suite(.onStage)
struct TableTests {
  private let stage = Stage.current

  private func show(_ view: some View) -> UIViewController {
    let host = showHosted(view)
    stage.loop.settle()
    return host
  }

  @Test
  func `in a compact width only the first column is shown`() {
    let host = show(PeopleTable())

    #expect(host.heard == ["Ada", "Grace", "Barbara"])
  }

  @Test
  func `in a regular width all columns have their cells and titles`() {
    let host = show(PeopleTable().environment(\.horizontalSizeClass, .regular))

    #expect(
      host.heard == [
        "Name", "City", "Born", "Ada", "London", "1815", "Grace", "New York", "1906", "Barbara",
        "Los Angeles", "1939",
      ]
    )
  }

  @Test
  func `a tap on a title sorts by its column, another turns the order`() throws {
    let host = show(PeopleTable().environment(\.horizontalSizeClass, .regular))

    try Finger.tap("Name")
    #expect(names(in: host) == ["Ada", "Barbara", "Grace"])

    try Finger.tap("Name")
    #expect(names(in: host) == ["Grace", "Barbara", "Ada"])

    try Finger.tap("Born")
    #expect(names(in: host) == ["Ada", "Grace", "Barbara"])
  }

  private func names(in host: UIViewController) -> [String] {
    host.heard.filter { ["Ada", "Grace", "Barbara"].contains($0) }
  }

  @Test
  func `columns have the widths that they ask for`() throws {
    let host = show(PeopleTable().environment(\.horizontalSizeClass, .regular))
    let nodes = host.view.accessibilityNodes()
    let city = try #require(nodes.first { $0.label == "London" })
    let born = try #require(nodes.first { $0.label == "1815" })

    #expect(born.frame.minX - city.frame.minX == 88)
  }

  @Test
  func `a tap selects the row's value`() throws {
    var selected: Set<Int> = []
    _ = show(SelectingTable { selected = $0 })

    let row = try #require(Finger.nodes.first { $0.label == "Grace" })
    stage.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    stage.loop.settle()

    #expect(selected == [2])
  }

  @Test
  func `rows are built by hand, in conditions, collections and sections`() {
    let host = show(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person.all[0])
        if true { TableRow(Person.all[1]) }
        Section("More") {
          ForEach(Person.all.suffix(1)) { TableRow($0) }
        }
      }
    )

    #expect(host.heard == ["Ada", "Grace", "More", "Barbara"])
  }
}

private struct Person: Identifiable {
  let id: Int
  let name: String
  let city: String
  let born: Int

  static let all = [
    Person(id: 1, name: "Ada", city: "London", born: 1815),
    Person(id: 2, name: "Grace", city: "New York", born: 1906),
    Person(id: 3, name: "Barbara", city: "Los Angeles", born: 1939),
  ]
}

private struct PeopleTable: View {
  @State private var order: [KeyPathComparator<Person>] = []

  var body: some View {
    Table(Person.all.sorted(using: order), sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("City") { Text($0.city) }
        .width(80)
      TableColumn("Born", value: \.born) { Text(verbatim: "\($0.born)") }
    }
  }
}

private struct SelectingTable: View {
  let told: (Set<Int>) -> Void
  @State private var selection: Int?

  init(told: @escaping (Set<Int>) -> Void) {
    self.told = told
  }

  var body: some View {
    Table(Person.all, selection: $selection) {
      TableColumn("Name", value: \.name)
      TableColumn("City", value: \.city)
    }
    .onChange(of: selection) { _, new in told(Set([new].compactMap { $0 })) }
  }
}
