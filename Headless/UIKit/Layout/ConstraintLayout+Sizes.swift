// What views ask for by themselves.
extension ConstraintLayout {
  func sizeDemands(width: CGFloat?, height: CGFloat?, known: [CGFloat]?) -> [LinearDemand] {
    var demands: [LinearDemand] = []
    for view in views {
      guard let place = place(of: view) else { continue }
      if view === root { demands += rootDemands(place, width: width, height: height) }
      let shown = view === root ? width : known.map { $0[place * 4 + 2] }
      let natural = view.naturalSize(width: shown)
      // Of arranged views that ask alike the first one gives way (D, C.2).
      let rank = Float(view.arrangedPlace ?? 0) * 0.001
      for axis in 0...1 {
        let sum = LinearSum(variable: place * 4 + 2 + axis)
        demands.append(LinearDemand(sum, .greaterThanOrEqual, priority: 999.9))
        let length = axis == 0 ? natural.width : natural.height
        guard length >= 0 else { continue }
        let difference = sum - LinearSum(constant: length)
        let priorities = view.layoutState[axis == 0 ? .horizontal : .vertical]
        demands.append(
          LinearDemand(
            difference,
            .greaterThanOrEqual,
            priority: Self.ranked(priorities.resistance, rank)
          )
        )
        demands.append(
          LinearDemand(
            difference,
            .lessThanOrEqual,
            priority: Self.ranked(priorities.hugging, rank)
          )
        )
      }
    }
    return demands
  }

  private static func ranked(_ priority: UILayoutPriority, _ rank: Float) -> Float {
    priority.rawValue >= 999 ? priority.rawValue : priority.rawValue + min(rank, 0.5)
  }

  private func rootDemands(_ place: Int, width: CGFloat?, height: CGFloat?) -> [LinearDemand] {
    func fixed(_ offset: Int, _ value: CGFloat, _ priority: Float) -> LinearDemand {
      LinearDemand(
        LinearSum(variable: place * 4 + offset) - LinearSum(constant: value),
        priority: priority
      )
    }
    return [
      fixed(0, 0, 1000), fixed(1, 0, 1000),
      fixed(2, width ?? 0, width == nil ? 50 : 1000),
      fixed(3, height ?? 0, height == nil ? 50 : 1000),
    ]
  }
}

extension UIView {
  /// The place among the views that a stack shows.
  fileprivate var arrangedPlace: Int? {
    (superview as? UIStackView)?.arrangedSubviews.firstIndex(of: self)
  }
}
