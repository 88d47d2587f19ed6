import Foundation
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test
  func `types conform to those that they are a kind of`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.json.conforms(to: .image))
    #expect(UTType.swiftSource.conforms(to: .plainText))
  }

  @Test(arguments: [("PDF", UTType.pdf), ("jpg", .jpeg), ("json", .json), ("mov", .quickTimeMovie)])
  func `an extension of a file tells its type`(name: String, type: UTType) {
    #expect(UTType(filenameExtension: name) == type)
  }

  @Test
  func `an unknown extension has a type that says nothing`() throws {
    let type = try #require(UTType(filenameExtension: "xyzzy"))

    #expect(type.isDynamic && !type.isDeclared)
    #expect(type.preferredFilenameExtension == "xyzzy")
    #expect(type.conforms(to: .data))
  }

  @Test
  func `names that the system doesn't know are types of an app's own only`() {
    #expect(UTType("org.example.note") == nil)
    #expect(UTType("public.json") == .json)
    #expect(UTType(exportedAs: "org.example.note").identifier == "org.example.note")
  }

  @Test
  func `types know their MIME type and extension`() {
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType(mimeType: "application/unknown") == nil)
  }

  @Test
  func `types are written as their identifiers`() throws {
    let data = try JSONEncoder().encode([UTType.pdf])

    #expect(String(decoding: data, as: UTF8.self) == #"["com.adobe.pdf"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf])
  }
}
