import Foundation
import NavigationCore
import Testing

struct NavigationSnapshotTests {
  private func place(_ name: String) -> NavigationSnapshot.Place {
    NavigationSnapshot.Place(type: "AppRoute", route: Data(name.utf8))
  }

  private var snapshot: NavigationSnapshot {
    NavigationSnapshot(
      path: [place("a"), place("b")],
      modals: [
        NavigationSnapshot.Modal(
          root: place("s"),
          path: [place("t")],
          hasStack: true,
          style: .sheet(detents: [.medium, .fraction(0.8), .points(200)], showsGrabber: true)
        ),
        NavigationSnapshot.Modal(root: place("u"), path: [], hasStack: false, style: .fullScreen),
      ]
    )
  }

  @Test
  func `a snapshot comes back from its data`() throws {
    let data = try snapshot.data()

    #expect(try NavigationSnapshot(data: data) == snapshot)
    #expect(try snapshot.data() == data)
  }

  @Test
  func `a snapshot counts the screens above the root`() {
    #expect(snapshot.count == 5)
    #expect(!snapshot.isEmpty)
    #expect(NavigationSnapshot().isEmpty)
  }

  @Test
  func `a snapshot can be a part of the app's own state`() throws {
    struct State: Codable, Equatable {
      var screens: NavigationSnapshot
      var draft = "text"
    }
    let state = State(screens: snapshot)

    let data = try JSONEncoder().encode(state)

    #expect(try JSONDecoder().decode(State.self, from: data) == state)
  }

  @Test(arguments: ["", "not JSON", "[]", "{}", #"{"path":[]}"#, #"{"navigationSnapshot":1}"#])
  func `data that isn't a snapshot is unreadable`(text: String) {
    #expect(throws: RestorationProblem.unreadable) {
      try NavigationSnapshot(data: Data(text.utf8))
    }
  }

  @Test
  func `a snapshot of another version is told by its version`() {
    #expect(throws: RestorationProblem.otherVersion(2)) {
      try NavigationSnapshot(data: Data(#"{"navigationSnapshot":2,"path":[{}]}"#.utf8))
    }
  }

  @Test
  func `data without measure isn't looked at`() {
    #expect(throws: RestorationProblem.tooLarge(1_048_577)) {
      try NavigationSnapshot(data: Data(count: NavigationSnapshot.maximumSize + 1))
    }
  }

  @Test(arguments: [
    RestorationProblem.unreadable, .tooLarge(2_000_000), .otherVersion(2),
  ])
  func `data that can't be read leaves the stack, and who removes it is said`(
    problem: RestorationProblem
  ) {
    let end = "The stack stays as it is. 'restore(from:routes:)' removes such data."
    #expect(problem.description.hasSuffix(end))
  }

  @Test
  func `each problem says what happens to the screens`() {
    #expect(
      RestorationProblem.unknownType("AppRoute").description == """
        Can't restore a screen of 'AppRoute': the app names no such type of routes. Hand the type to \
        'restore(_:routes:)'. It is left out with all above it.
        """
    )
    #expect(
      RestorationProblem.undecodable("AppRoute").description == """
        Can't restore a screen of 'AppRoute': the stored route can't be decoded as one. It is left \
        out with all above it.
        """
    )
    #expect(
      RestorationProblem.tooMany(300).description
        == "Can't restore 300 screens: at most 256 are. Those above are left out."
    )
    #expect(
      RestorationProblem.otherVersion(2).description == """
        Can't restore the screens: the snapshot has version 2, this package knows 1. The stack stays \
        as it is. 'restore(from:routes:)' removes such data.
        """
    )
  }
}
