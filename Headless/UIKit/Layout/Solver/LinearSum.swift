/// A sum of variables with factors, plus a constant; the terms stand in the order of variables.
struct LinearSum {
  private(set) var terms: [Term] = []
  var constant: CGFloat = 0

  struct Term {
    let variable: Int
    var factor: CGFloat
  }

  init(constant: CGFloat = 0) {
    self.constant = constant
  }

  init(variable: Int) {
    terms = [Term(variable: variable, factor: 1)]
  }

  static func + (lhs: LinearSum, rhs: LinearSum) -> LinearSum {
    lhs.adding(rhs, factor: 1)
  }

  static func - (lhs: LinearSum, rhs: LinearSum) -> LinearSum {
    lhs.adding(rhs, factor: -1)
  }

  static func * (lhs: LinearSum, factor: CGFloat) -> LinearSum {
    LinearSum().adding(lhs, factor: factor)
  }

  mutating func add(_ other: LinearSum, factor: CGFloat) {
    self = adding(other, factor: factor)
  }

  func adding(_ other: LinearSum, factor: CGFloat) -> LinearSum {
    var sum = LinearSum(constant: constant + other.constant * factor)
    sum.terms.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      let own = mine < terms.count ? terms[mine].variable : Int.max
      let foreign = theirs < other.terms.count ? other.terms[theirs].variable : Int.max
      var value: CGFloat = 0
      if own <= foreign {
        value += terms[mine].factor
        mine += 1
      }
      if foreign <= own {
        value += other.terms[theirs].factor * factor
        theirs += 1
      }
      if abs(value) > 1e-9 { sum.terms.append(Term(variable: min(own, foreign), factor: value)) }
    }
    return sum
  }

  func factor(of variable: Int) -> CGFloat? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    guard low < terms.count, terms[low].variable == variable else { return nil }
    return terms[low].factor
  }

  mutating func remove(_ variable: Int) {
    terms.removeAll { $0.variable == variable }
  }

  func renamed(_ name: (Int) -> Int) -> LinearSum {
    var sum = LinearSum(constant: constant)
    sum.terms = terms.map { Term(variable: name($0.variable), factor: $0.factor) }
    return sum
  }
}

/// Something that a sum shall be: zero, at least zero or at most zero.
struct LinearDemand {
  var sum: LinearSum
  var relation: NSLayoutConstraint.Relation
  var priority: Float

  init(_ sum: LinearSum, _ relation: NSLayoutConstraint.Relation = .equal, priority: Float = 1000) {
    self.sum = sum
    self.relation = relation
    self.priority = priority
  }
}
