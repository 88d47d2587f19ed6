/// A sum of variables with factors, plus a constant.
struct LinearSum {
  var terms: [Int: CGFloat] = [:]
  var constant: CGFloat = 0

  init(constant: CGFloat = 0) {
    self.constant = constant
  }

  init(variable: Int) {
    terms[variable] = 1
  }

  static func + (lhs: LinearSum, rhs: LinearSum) -> LinearSum {
    var result = lhs
    result.add(rhs, factor: 1)
    return result
  }

  static func - (lhs: LinearSum, rhs: LinearSum) -> LinearSum {
    var result = lhs
    result.add(rhs, factor: -1)
    return result
  }

  static func * (lhs: LinearSum, factor: CGFloat) -> LinearSum {
    LinearSum().adding(lhs, factor: factor)
  }

  mutating func add(_ other: LinearSum, factor: CGFloat) {
    constant += other.constant * factor
    for (variable, value) in other.terms {
      let sum = (terms[variable] ?? 0) + value * factor
      terms[variable] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  private func adding(_ other: LinearSum, factor: CGFloat) -> LinearSum {
    var result = self
    result.add(other, factor: factor)
    return result
  }

  func value(_ values: [CGFloat]) -> CGFloat {
    terms.reduce(constant) { $0 + $1.value * values[$1.key] }
  }
}

/// Something that a sum shall be: zero, at least zero or at most zero.
struct LinearDemand {
  var sum: LinearSum
  var relation: NSLayoutConstraint.Relation
  var priority: Float
}

/// Solves demands in the order of their priority: what contradicts a stronger one is left out.
///
/// Inequalities that don't hold join as equations, one after the other.
struct LinearSystem {
  private(set) var values: [CGFloat]
  /// Required equations that contradict others.
  private(set) var conflictCount = 0
  private var rows: [(pivot: Int, sum: LinearSum)] = []

  init(variableCount: Int, demands: [LinearDemand]) {
    values = Array(repeating: 0, count: variableCount)
    let ordered = demands.enumerated().sorted {
      ($0.element.priority, -$0.offset) > ($1.element.priority, -$1.offset)
    }.map(\.element)
    var active = ordered.map { $0.relation == .equal }
    for _ in 0...ordered.count {
      solve(ordered, active)
      guard let broken = ordered.indices.first(where: { !active[$0] && isBroken(ordered[$0]) })
      else { return }
      active[broken] = true
    }
  }

  private func isBroken(_ demand: LinearDemand) -> Bool {
    let value = demand.sum.value(values)
    return switch demand.relation {
    case .equal: false
    case .greaterThanOrEqual: value < -0.001
    case .lessThanOrEqual: value > 0.001
    }
  }

  private mutating func solve(_ demands: [LinearDemand], _ active: [Bool]) {
    rows = []
    conflictCount = 0
    for (index, demand) in demands.enumerated() where active[index] {
      add(demand)
    }
    values = values.map { _ in 0 }
    // Rows are kept reduced: each pivot stands in its own row only.
    for row in rows {
      values[row.pivot] = -row.sum.constant
    }
  }

  private mutating func add(_ demand: LinearDemand) {
    var sum = demand.sum
    for row in rows {
      if let factor = sum.terms[row.pivot] { sum.add(row.sum, factor: -factor) }
    }
    // Ties go to one variable, whatever the order of the dictionary.
    let largest = sum.terms.max { (abs($0.value), $0.key) < (abs($1.value), $1.key) }
    guard let pivot = largest, abs(pivot.value) > 1e-6
    else {
      if abs(sum.constant) > 0.01, demand.priority >= 1000 { conflictCount += 1 }
      return
    }
    let normalized = sum * (1 / pivot.value)
    for index in rows.indices {
      if let factor = rows[index].sum.terms[pivot.key] {
        rows[index].sum.add(normalized, factor: -factor)
      }
    }
    rows.append((pivot.key, normalized))
  }
}
