@_spi(Headless) import Draw
import Foundation
@_spi(Headless) import UIKit

let usage = """
  usage: gallery-demo FOLDER

  Draws sample screens into FOLDER and names the pictures.

  """

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first, arguments.count == 1, !path.hasPrefix("-") else {
  let isHelp = arguments.count == 1 && ["-h", "--help"].contains(arguments.first)
  let output = isHelp ? FileHandle.standardOutput : FileHandle.standardError
  output.write(Data(usage.utf8))
  exit(isHelp ? 0 : 64)
}

let folder = URL(fileURLWithPath: path, isDirectory: true)
do {
  let renderer = try Renderer()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for isDark in [false, true] {
    for (name, list) in SampleScreen(isDark: isDark).screens {
      let file = folder.appendingPathComponent(isDark ? "\(name)-dark.png" : "\(name).png")
      try renderer.picture(of: list, isOpaque: true).png().write(to: file)
      print(file.relativePath)
    }
  }
} catch {
  FileHandle.standardError.write(Data("gallery-demo: \(error)\n".utf8))
  exit(1)
}
