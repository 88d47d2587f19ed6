import Foundation
import SwiftUI
import Testing

// B.3
struct NavigationPathTests {
  struct Route: Hashable, Codable {
    var id: Int
  }

  struct Plain: Hashable {}

  @Test
  func `a path counts, compares and drops its last values`() {
    var path = NavigationPath([1, 2])
    path.append("three")

    #expect(path.count == 3)
    #expect(path != NavigationPath([1, 2]))
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test
  func `values that can be encoded come back as they were`() throws {
    var path = NavigationPath()
    path.append(Route(id: 5))
    path.append("word")

    let data = try JSONEncoder().encode(try #require(path.codable))
    let representation = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self,
      from: data
    )

    #expect(NavigationPath(representation) == path)
  }

  @Test
  func `one value that can't be encoded leaves no codable form`() {
    var path = NavigationPath([1])
    path.append(Plain())

    #expect(path.codable == nil)
  }

  @Test
  func `an unknown type is an error, not a crash`() {
    let data = Data(#"["nonsense","1"]"#.utf8)

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
