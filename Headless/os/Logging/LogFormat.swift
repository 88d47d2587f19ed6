import Foundation

/// A format of `os_log`: that of `String(format:)`, with privacy in braces before the conversion.
struct LogFormat {
  private let format: String

  init(_ format: String) {
    self.format = format
  }

  func text(with arguments: [any CVarArg]) -> String {
    var text = ""
    var waiting = arguments[...]
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      let options = takeOptions(from: &rest)
      guard let end = rest.firstIndex(where: { "@dDiuUxXoOfeEgGcCsSpaAF".contains($0) }) else {
        break
      }
      let letter = rest[end]
      let conversion = "%" + rest[...end]
      rest = rest[rest.index(after: end)...]
      guard let argument = waiting.popFirst() else { continue }
      let privacy = privacy(of: options)
      text += privacy.shown(
        letter == "@"
          ? String(describing: argument) : String(format: conversion, argument),
        isScalar: !"@sS".contains(letter)
      )
    }
    return text + rest
  }

  private func takeOptions(from rest: inout Substring) -> [Substring] {
    guard rest.first == "{", let close = rest.firstIndex(of: "}") else { return [] }
    let options = rest[rest.index(after: rest.startIndex)..<close].split(separator: ",")
    rest = rest[rest.index(after: close)...]
    return options.map { $0.drop { $0 == " " } }
  }

  private func privacy(of options: [Substring]) -> OSLogPrivacy {
    let mask: OSLogPrivacy.Mask = options.contains("mask.hash") ? .hash : .none
    if options.contains("public") { return .public }
    if options.contains("private") || options.contains("sensitive") { return .private(mask: mask) }
    return .auto(mask: mask)
  }
}
