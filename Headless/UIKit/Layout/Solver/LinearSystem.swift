/// Solves demands in the order of their priority: each is met as nearly as the stronger ones let
/// it be. Of equal ones the earlier goes first.
struct LinearSystem {
  private(set) var values: [CGFloat]
  /// Required demands that contradict others.
  private(set) var conflictCount = 0

  init(variableCount: Int, demands: [LinearDemand]) {
    values = Array(repeating: 0, count: variableCount)
    for part in Self.parts(demands, variableCount: variableCount) {
      solve(part)
    }
  }

  /// What shares no variable is solved apart, which costs far less.
  private static func parts(_ demands: [LinearDemand], variableCount: Int) -> [[LinearDemand]] {
    var leaders = Array(0..<variableCount)
    func leader(of variable: Int) -> Int {
      var current = variable
      while leaders[current] != current {
        leaders[current] = leaders[leaders[current]]
        current = leaders[current]
      }
      return current
    }
    for demand in demands {
      guard let first = demand.sum.terms.first else { continue }
      for term in demand.sum.terms.dropFirst() {
        leaders[leader(of: term.variable)] = leader(of: first.variable)
      }
    }
    var places: [Int: Int] = [:]
    var parts: [[LinearDemand]] = []
    for demand in demands {
      guard let first = demand.sum.terms.first else { continue }
      let leader = leader(of: first.variable)
      if let place = places[leader] {
        parts[place].append(demand)
      } else {
        places[leader] = parts.count
        parts.append([demand])
      }
    }
    return parts
  }

  private mutating func solve(_ demands: [LinearDemand]) {
    var places: [Int: Int] = [:]
    var variables: [Int] = []
    for term in demands.lazy.flatMap(\.sum.terms) where places[term.variable] == nil {
      places[term.variable] = variables.count
      variables.append(term.variable)
    }
    // Required equations first: each makes the rest smaller.
    let ordered = demands.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.priority != second.priority { return first.priority > second.priority }
      if first.priority >= 1000, (first.relation == .equal) != (second.relation == .equal) {
        return first.relation == .equal
      }
      return one.offset < other.offset
    }.map(\.element)
    var tableau = LinearTableau(variableCount: variables.count)
    for demand in ordered {
      let isMet = tableau.add(demand) { places[$0] ?? 0 }
      if !isMet, demand.priority >= 1000 { conflictCount += 1 }
    }
    for (place, variable) in variables.enumerated() {
      values[variable] = tableau.value(of: place)
    }
  }
}
