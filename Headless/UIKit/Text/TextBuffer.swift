import Foundation

/// The text of a field and where the caret is in it, in UTF-16 units as `NSRange` counts.
struct TextBuffer {
  private(set) var text = ""
  var selection = NSRange(location: 0, length: 0)

  var length: Int { (text as NSString).length }
  var end: NSRange { NSRange(location: length, length: 0) }
  var all: NSRange { NSRange(location: 0, length: length) }

  /// The caret goes behind the new text.
  mutating func set(_ new: String) {
    text = new
    selection = end
  }

  /// The selection, as far as there is text.
  var insertion: NSRange {
    let start = min(max(0, selection.location), length)
    return NSRange(location: start, length: min(selection.length, length - start))
  }

  mutating func insert(_ new: String) {
    replace(insertion, by: new)
  }

  /// What the delete key removes: the selection, or the character before the caret.
  var deletion: NSRange? {
    let range = insertion
    guard range.length == 0 else { return range }
    guard range.location > 0 else { return nil }
    return (text as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
  }

  mutating func deleteBackward() {
    if let range = deletion { replace(range, by: "") }
  }

  private mutating func replace(_ range: NSRange, by new: String) {
    text = (text as NSString).replacingCharacters(in: range, with: new)
    selection = NSRange(location: range.location + (new as NSString).length, length: 0)
  }
}
