@_spi(Headless) internal import Draw
internal import Foundation
@_spi(Headless) internal import UIKit

/// The moments of a walk: each is told on standard output and drawn into a folder.
@MainActor
final class DemoBook {
  private let folder: URL
  private let renderer: Renderer
  /// Whether a target that is hard to hit counts. An ordinary app has switches, steppers and buttons
  /// of Apple's own sizes.
  private let checksTargets: Bool
  private var pictures: [String] = []
  private var findings: [String] = []

  init(folder: URL, checksTargets: Bool = true) throws {
    self.folder = folder
    self.checksTargets = checksTargets
    renderer = try Renderer()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Tells a moment and draws what the current stage shows.
  func add(name: String, caption: String, transcript: String) throws {
    say("\(name)  \(caption)")
    for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
      say(line.isEmpty ? "" : "    " + line)
    }
    say("")
    try draw(Stage.current.displayList(), as: name)
  }

  /// Draws a frame without a word.
  func draw(_ list: DisplayList, as name: String) throws {
    let file = folder.appendingPathComponent(name + ".png")
    try renderer.picture(of: list, isOpaque: true).png().write(to: file)
    pictures.append(file.relativePath)
    findings += DisplayAudit(list).findings
      .filter { checksTargets || $0.kind != .smallTarget }
      .map { "\(name): \($0)" }
  }

  /// Names the pictures, and what a check of the frames found.
  func close() {
    say("\(pictures.count) pictures:")
    for picture in pictures { say("    " + picture) }
    let nothing =
      checksTargets
      ? "Nothing is cut, overlaps or is too small to hit." : "Nothing is cut or overlaps."
    say(findings.isEmpty ? nothing : "To look at:")
    for finding in findings { say("    " + finding) }
  }

  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
