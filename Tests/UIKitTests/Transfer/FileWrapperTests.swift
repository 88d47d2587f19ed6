import Foundation
import Testing
import UIKit

struct FileWrapperTests {
  @Test
  func `a folder is written and read back`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    written.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")

    try written.write(to: folder, originalContentsURL: nil)
    let read = try FileWrapper(url: folder)

    #expect(read.isDirectory && !read.isRegularFile)
    #expect(Set(read.fileWrappers?.keys.map { $0 } ?? []) == ["a.txt", "b.txt"])
    #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
  }

  @Test
  func `a name that is taken isn't used twice`() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    folder.addRegularFile(withContents: Data(), preferredFilename: "a")

    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a") != "a")
    #expect(folder.fileWrappers?.count == 2)
  }

  @Test
  func `item providers load what they were made of, later`() async {
    let provider = NSItemProvider(object: NSString(string: "text"))

    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }

    #expect(text == "text")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(!provider.canLoadObject(ofClass: URL.self))
  }
}
