import Foundation
import GalleryWalk
import SampleWalk
@_spi(Headless) import UIKit

let usage = """
  usage: gallery-demo FOLDER
         gallery-demo --samples FOLDER
         gallery-demo --documentation ROOT

  Walks through the Gallery as a person would, tells what is seen at each step, and draws the steps
  into FOLDER. With --samples it walks through the sample apps instead. With --documentation it only
  draws the pictures of the package at ROOT.

  """

let arguments = Array(CommandLine.arguments.dropFirst())
let option = arguments.count == 2 ? arguments.first : nil
let isKnown = option == "--documentation" || option == "--samples" || arguments.count == 1
guard let path = arguments.last, isKnown, !path.hasPrefix("-")
else {
  let isHelp = arguments.count == 1 && ["-h", "--help"].contains(arguments.first)
  let output = isHelp ? FileHandle.standardOutput : FileHandle.standardError
  output.write(Data(usage.utf8))
  exit(isHelp ? 0 : 64)
}

do {
  if option == "--documentation" {
    try DocumentationPictures.write(into: URL(fileURLWithPath: path, isDirectory: true))
    exit(0)
  }
  let book = try DemoBook(
    folder: URL(fileURLWithPath: path, isDirectory: true),
    checksTargets: option != "--samples"
  )
  if option == "--samples" {
    for route in SampleRoute.allCases {
      try SampleWalk.run(route) { moment in
        try book.add(name: moment.name, caption: moment.caption, transcript: moment.transcript)
      }
    }
    book.close()
    exit(0)
  }
  try StageLocal.$current.withValue(Stage()) {
    try GalleryWalk.run { moment in
      try book.add(name: moment.name, caption: moment.caption, transcript: moment.transcript)
    }
  }
  // Once more in the dark, for the moments that look most different there.
  let dark = Stage().traits.modifyingTraits { $0.userInterfaceStyle = .dark }
  try StageLocal.$current.withValue(Stage(traits: dark)) {
    try GalleryWalk.run([.details, .routes]) { moment in
      let name = moment.name.drop { $0.isNumber || $0 == "-" }
      guard ["pushed", "menu", "share-sheet", "route-sheet-pushed"].contains(name) else { return }
      try book.draw(Stage.current.displayList(), as: name + "-dark")
    }
  }
  // The bar with all of it, in each look that a bar has to bear.
  let looks: [(String, @Sendable (inout any UIMutableTraits) -> Void)] = [
    ("dark", { $0.userInterfaceStyle = .dark }),
    ("right-to-left", { $0.layoutDirection = .rightToLeft }),
    ("largest-text", { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }),
  ]
  for (name, change) in looks {
    let traits = Stage().traits.modifyingTraits(change)
    try StageLocal.$current.withValue(Stage(traits: traits)) {
      try GalleryWalk.run([.richBar]) { moment in
        guard moment.name.hasSuffix("-rich") else { return }
        try book.draw(Stage.current.displayList(), as: "rich-" + name)
      }
    }
  }
  book.close()
} catch {
  FileHandle.standardError.write(Data("gallery-demo: \(error)\n".utf8))
  exit(1)
}
