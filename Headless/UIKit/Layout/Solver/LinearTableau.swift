/// A simplex tableau to which demands are added one by one, the strongest first.
///
/// The first columns are free variables, those after them slacks, which are never negative.
/// A basic variable has a row; all others are zero.
struct LinearTableau {
  private let freeCount: Int
  private var columnCount: Int
  private var rows: [Row] = []
  /// The row of each basic variable.
  private var places: [Int: Int] = [:]

  private struct Row {
    var basic: Int
    var sum: LinearSum
  }

  private static let tolerance: CGFloat = 1e-7
  private static let contradiction: CGFloat = 0.01

  init(variableCount: Int) {
    freeCount = variableCount
    columnCount = variableCount
  }

  func value(of variable: Int) -> CGFloat {
    places[variable].map { rows[$0].sum.constant } ?? 0
  }

  /// Comes as near to a demand as those before it allow, and stays there.
  ///
  /// - Returns: Whether it is met.
  mutating func add(_ demand: LinearDemand, place: (Int) -> Int) -> Bool {
    let isInequality = demand.relation != .equal
    var sum = LinearSum(constant: demand.sum.constant)
    for term in demand.sum.terms {
      let variable = place(term.variable)
      let value = places[variable].map { rows[$0].sum } ?? LinearSum(variable: variable)
      sum.add(value, factor: term.factor)
    }
    if demand.relation == .lessThanOrEqual { sum = sum * -1 }
    if let pivot = freePivot(in: sum) {
      if isInequality { sum.add(LinearSum(variable: newColumn()), factor: -1) }
      insert(pivot, solving: sum)
      return true
    }
    if isInequality, sum.constant >= -Self.tolerance {
      if sum.terms.isEmpty { return true }
      sum.constant = max(sum.constant, 0)
      append(Row(basic: newColumn(), sum: sum))
      return true
    }
    if abs(sum.constant) <= Self.tolerance {
      sum.constant = 0
      hold(sum)
      return true
    }
    return approach(sum, isInequality: isInequality, isRequired: demand.priority >= 1000)
  }

  private mutating func newColumn() -> Int {
    columnCount += 1
    return columnCount - 1
  }

  /// The free variable that a sum is solved for: ties go to the last.
  private func freePivot(in sum: LinearSum) -> Int? {
    var best: LinearSum.Term?
    for term in sum.terms {
      guard term.variable < freeCount else { break }
      if abs(term.factor) > Self.tolerance, abs(term.factor) >= abs(best?.factor ?? 0) {
        best = term
      }
    }
    return best?.variable
  }

  // MARK: Rows

  private mutating func append(_ row: Row) {
    places[row.basic] = rows.count
    rows.append(row)
  }

  /// Makes a variable basic by an equation that contains it.
  private mutating func insert(_ variable: Int, solving equation: LinearSum) {
    guard let factor = equation.factor(of: variable) else { return }
    var solution = equation * (-1 / factor)
    solution.remove(variable)
    substitute(variable, by: solution)
    append(Row(basic: variable, sum: solution))
  }

  private mutating func substitute(_ variable: Int, by solution: LinearSum) {
    for index in rows.indices {
      guard let factor = rows[index].sum.factor(of: variable) else { continue }
      var sum = rows[index].sum
      sum.remove(variable)
      sum.add(solution, factor: factor)
      rows[index].sum = sum
    }
  }

  private mutating func fix(_ column: Int) {
    for index in rows.indices {
      rows[index].sum.remove(column)
    }
  }

  /// Keeps at zero a sum of slacks that is zero now.
  private mutating func hold(_ sum: LinearSum) {
    guard let first = sum.terms.first else { return }
    let isOneSided = sum.terms.allSatisfy { ($0.factor > 0) == (first.factor > 0) }
    if isOneSided {
      for term in sum.terms { fix(term.variable) }
    } else {
      insert(first.variable, solving: sum)
    }
  }

  // MARK: Optimising

  /// Moves a sum of slacks toward zero.
  private mutating func approach(
    _ target: LinearSum,
    isInequality: Bool,
    isRequired: Bool
  ) -> Bool {
    var target = target
    let direction: CGFloat = target.constant < 0 ? 1 : -1
    // The lowest column that helps enters: so it ends (Bland).
    while let entering = target.terms.first(where: { $0.factor * direction > Self.tolerance }) {
      let limit = abs(target.constant) / abs(entering.factor)
      guard let leaving = blocking(entering.variable, before: limit) else {
        reach(target, by: entering.variable, isInequality: isInequality)
        return true
      }
      let old = rows[leaving].basic
      var equation = rows[leaving].sum
      equation.add(LinearSum(variable: old), factor: -1)
      removeRow(leaving)
      insert(entering.variable, solving: equation)
      guard let place = places[entering.variable] else { break }
      let solution = rows[place].sum
      target.remove(entering.variable)
      target.add(solution, factor: entering.factor)
    }
    if abs(target.constant) <= Self.contradiction {
      for term in target.terms { fix(term.variable) }
      return true
    }
    if !isRequired {
      for term in target.terms { fix(term.variable) }
    }
    return false
  }

  private mutating func reach(_ target: LinearSum, by column: Int, isInequality: Bool) {
    var equation = target
    if isInequality { equation.add(LinearSum(variable: newColumn()), factor: -1) }
    insert(column, solving: equation)
  }

  /// The row that becomes zero before the limit as a column grows.
  private func blocking(_ column: Int, before limit: CGFloat) -> Int? {
    var best: (row: Int, limit: CGFloat)?
    for (index, row) in rows.enumerated() where row.basic >= freeCount {
      guard let factor = row.sum.factor(of: column), factor < -Self.tolerance else { continue }
      let own = max(row.sum.constant, 0) / -factor
      guard own < limit - Self.tolerance else { continue }
      if let known = best, own > known.limit + Self.tolerance { continue }
      if let known = best, abs(own - known.limit) <= Self.tolerance,
        rows[known.row].basic < row.basic
      {
        continue
      }
      best = (index, own)
    }
    return best?.row
  }

  private mutating func removeRow(_ index: Int) {
    places[rows[index].basic] = nil
    let last = rows.count - 1
    if index < last {
      rows[index] = rows[last]
      places[rows[index].basic] = index
    }
    rows.removeLast()
  }
}
