import Foundation

/// Reads a visual format.
@MainActor
struct VisualFormatParser {
  private let format: String
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    self.metrics = metrics
    self.views = views
    rest = format[...]
  }

  mutating func parse() -> VisualFormat {
    var result = VisualFormat()
    if take("V:") {
      result.isVertical = true
    } else {
      _ = take("H:")
    }
    while true {
      let (item, size) = parseItem()
      result.items.append(item)
      result.sizes.append(size)
      guard !rest.isEmpty else { break }
      result.spaces.append(parseSpace())
    }
    return result
  }

  private mutating func parseItem() -> (VisualFormat.Item, [VisualFormat.Condition]) {
    if take("|") { return (.superview, []) }
    guard take("[") else { fail("Expected a view.") }
    let name = parseName()
    let size = rest.first == "(" ? parseConditions() : []
    guard take("]") else { fail("Expected a ']' here.") }
    return (.view(view(named: name)), size)
  }

  private mutating func parseSpace() -> VisualFormat.Space {
    guard take("-") else { return .none }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let conditions = rest.first == "(" ? parseConditions() : [parseCondition()]
    guard take("-") else { fail("Expected a '-' here.") }
    return .conditions(conditions)
  }

  private mutating func parseConditions() -> [VisualFormat.Condition] {
    guard take("(") else { return [] }
    var result: [VisualFormat.Condition] = []
    repeat { result.append(parseCondition()) } while take(",")
    guard take(")") else { fail("Expected a ')' here.") }
    return result
  }

  private mutating func parseCondition() -> VisualFormat.Condition {
    var result = VisualFormat.Condition()
    if take("==") {
      result.relation = .equal
    } else if take(">=") {
      result.relation = .greaterThanOrEqual
    } else if take("<=") {
      result.relation = .lessThanOrEqual
    }
    if let number = takeNumber() {
      result.constant = number
    } else {
      let name = parseName()
      if let metric = number(named: name) {
        result.constant = metric
      } else {
        result.other = view(named: name)
      }
    }
    if take("@") {
      if let number = takeNumber() {
        result.priority = Float(number)
      } else {
        let name = parseName()
        guard let metric = number(named: name) else { fail("\(name) is not a key in the metrics.") }
        result.priority = Float(metric)
      }
    }
    return result
  }

  // MARK: Pieces

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func takeNumber() -> CGFloat? {
    let isNegative = rest.hasPrefix("-") && rest.dropFirst().first?.isNumber == true
    let digits = rest.dropFirst(isNegative ? 1 : 0).prefix { $0.isNumber || $0 == "." }
    guard !digits.isEmpty, let value = Double(digits) else { return nil }
    rest.removeFirst(digits.count + (isNegative ? 1 : 0))
    return CGFloat(isNegative ? -value : value)
  }

  private mutating func parseName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !name.isEmpty else { fail("Expected a name.") }
    rest.removeFirst(name.count)
    return String(name)
  }

  private func number(named name: String) -> CGFloat? {
    switch metrics[name] {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    default: nil
    }
  }

  private func view(named name: String) -> AnyObject {
    let item = views[name]
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    fail("\(name) is not a key in the views dictionary.")
  }

  private func fail(_ reason: String) -> Never {
    let place = String(repeating: " ", count: format.count - rest.count) + "^"
    raise(
      .invalidArgument,
      "Unable to parse constraint format: \n\(reason) \n\(format) \n\(place)"
    )
  }
}
