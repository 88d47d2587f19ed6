import Foundation
import GalleryWalk
@_spi(Headless) import UIKit

let usage = """
  usage: gallery-demo FOLDER

  Walks through the Gallery as a person would, tells what is seen at each step, and draws the steps
  into FOLDER.

  """

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, arguments.count == 1, !path.hasPrefix("-") else {
  let isHelp = arguments.count == 1 && ["-h", "--help"].contains(arguments.first)
  let output = isHelp ? FileHandle.standardOutput : FileHandle.standardError
  output.write(Data(usage.utf8))
  exit(isHelp ? 0 : 64)
}

do {
  let book = try DemoBook(folder: URL(fileURLWithPath: path, isDirectory: true))
  try StageLocal.$current.withValue(Stage()) {
    try GalleryWalk.run { moment in
      try book.add(name: moment.name, caption: moment.caption, transcript: moment.transcript)
    }
  }
  // Once more in the dark, for the moments that look most different there.
  let dark = Stage().traits.modifyingTraits { $0.userInterfaceStyle = .dark }
  try StageLocal.$current.withValue(Stage(traits: dark)) {
    try GalleryWalk.run { moment in
      let isDrawn = ["pushed", "menu", "share-sheet"].contains { moment.name.hasSuffix($0) }
      if isDrawn { try book.draw(Stage.current.displayList(), as: moment.name + "-dark") }
    }
  }
  book.close()
} catch {
  FileHandle.standardError.write(Data("gallery-demo: \(error)\n".utf8))
  exit(1)
}
