/// The ids of declared items: explicit, else derived from form, text and occurrence.
package enum BarItemIDs {
  /// Names each item so that an unrelated insertion doesn't rename the others.
  ///
  /// - Returns: One id for each signature, in order. Two are equal only if an explicit id repeats.
  package static func names<ID: Hashable>(of items: [BarItemSignature<ID>]) -> [String] {
    var occurrences: [String: Int] = [:]
    return items.map { item in
      if let explicit = item.explicitID { return String(describing: explicit) }
      let base = derivedName(form: item.form, text: item.text)
      let occurrence = occurrences[base, default: 0]
      occurrences[base] = occurrence + 1
      return occurrence == 0 ? base : "\(base)#\(occurrence + 1)"
    }
  }

  /// The name of the first item of that form and text in a list.
  package static func derivedName(form: BarItemForm, text: String) -> String {
    switch form {
    case .text: "text:\(text)"
    case .image: "image:\(text)"
    case .symbol: "symbol:\(text)"
    case .system(let number): "system:\(number)"
    case .view: "view:\(text)"
    case .customView: "customView:\(text)"
    case .fixedSpace: "fixedSpace"
    case .flexibleSpace: "flexibleSpace"
    }
  }

  /// The first explicit id that occurs twice.
  package static func duplicate<ID: Hashable>(in items: [BarItemSignature<ID>]) -> ID? {
    var seen: Set<ID> = []
    for item in items {
      guard let id = item.explicitID else { continue }
      guard seen.insert(id).inserted else { return id }
    }
    return nil
  }
}
