import Foundation

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

do {
  let book = try DemoBook(folder: URL(fileURLWithPath: path, isDirectory: true))
  for isDark in [false, true] {
    for (name, list) in SampleScreen(isDark: isDark).screens {
      try book.draw(list, as: isDark ? "\(name)-dark" : name)
    }
  }
  book.close()
} catch {
  FileHandle.standardError.write(Data("gallery-demo: \(error)\n".utf8))
  exit(1)
}
