import SwiftUI

@available(iOS 18.0, *)
struct TabularView: View {
  private struct Planet: Identifiable {
    let id: Int
    let name: String
    let moons: Int
    let kind: String
  }

  private let planets = [
    Planet(id: 1, name: "Earth", moons: 1, kind: "Rock"),
    Planet(id: 2, name: "Mars", moons: 2, kind: "Rock"),
    Planet(id: 3, name: "Jupiter", moons: 97, kind: "Gas"),
    Planet(id: 4, name: "Saturn", moons: 274, kind: "Gas"),
  ]
  @State private var selection: Int? = 3

  var body: some View {
    Table(planets, selection: $selection) {
      TableColumn("Name", value: \.name)
      TableColumn("Moons") { planet in Text("\(planet.moons)") }
      TableColumn("Kind", value: \.kind)
    }
  }
}
