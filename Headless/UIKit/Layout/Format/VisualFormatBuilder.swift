/// Makes the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions

  init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
    self.format = format
    self.options = options
  }

  func constraints() -> [NSLayoutConstraint] {
    lengths + distances + alignments
  }

  private var views: [AnyObject] {
    format.items.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  // MARK: Along the format

  private var lengths: [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    return zip(format.items, format.sizes).flatMap { item, size in
      guard case .view(let view) = item else { return [NSLayoutConstraint]() }
      return size.map { condition in
        make(
          LayoutEnd(item: view, attribute: attribute),
          condition.relation,
          condition.other.map { LayoutEnd(item: $0, attribute: attribute) },
          condition.constant,
          condition.priority
        )
      }
    }
  }

  private var distances: [NSLayoutConstraint] {
    format.spaces.enumerated().flatMap { index, space in
      guard let before = end(index, isStart: false), let after = end(index + 1, isStart: true)
      else { return [NSLayoutConstraint]() }
      let isOuter = [format.items[index], format.items[index + 1]].contains {
        if case .superview = $0 { true } else { false }
      }
      return conditions(of: space, isOuter: isOuter).map { condition in
        // From right to left the next view lies before.
        let isFlipped = !format.isVertical && options.contains(.directionRightToLeft)
        return make(
          isFlipped ? before : after,
          condition.relation,
          isFlipped ? after : before,
          condition.constant,
          condition.priority
        )
      }
    }
  }

  /// The space that nobody gave: 8 points between views, 20 to the one around (O).
  private func conditions(
    of space: VisualFormat.Space,
    isOuter: Bool
  ) -> [VisualFormat.Condition] {
    switch space {
    case .none: [VisualFormat.Condition()]
    case .standard: [VisualFormat.Condition(constant: isOuter ? 20 : 8)]
    case .conditions(let conditions): conditions
    }
  }

  private func end(_ index: Int, isStart: Bool) -> LayoutEnd? {
    switch format.items[index] {
    case .view(let view): LayoutEnd(item: view, attribute: edge(isStart: isStart))
    case .superview:
      superview.map { LayoutEnd(item: $0, attribute: edge(isStart: index == 0)) }
    }
  }

  private func edge(isStart: Bool) -> NSLayoutConstraint.Attribute {
    if format.isVertical { return isStart ? .top : .bottom }
    if options.contains(.directionLeftToRight) { return isStart ? .left : .right }
    if options.contains(.directionRightToLeft) { return isStart ? .right : .left }
    return isStart ? .leading : .trailing
  }

  private var superview: UIView? {
    views.lazy.compactMap { ($0 as? UIView)?.superview ?? ($0 as? UILayoutGuide)?.owningView }.first
  }

  // MARK: Across it

  private var alignments: [NSLayoutConstraint] {
    (1...NSLayoutConstraint.Attribute.firstBaseline.rawValue).flatMap { value in
      guard options.rawValue & (1 << UInt(value)) != 0,
        let attribute = NSLayoutConstraint.Attribute(rawValue: value)
      else { return [NSLayoutConstraint]() }
      return zip(views, views.dropFirst()).map { view, next in
        make(
          LayoutEnd(item: view, attribute: attribute),
          .equal,
          LayoutEnd(item: next, attribute: attribute),
          0,
          1000
        )
      }
    }
  }

  private func make(
    _ first: LayoutEnd,
    _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutEnd?,
    _ constant: CGFloat,
    _ priority: Float
  ) -> NSLayoutConstraint {
    let result = NSLayoutConstraint(
      first: first,
      relation: relation,
      second: second,
      multiplier: 1,
      constant: constant
    )
    result.priority = UILayoutPriority(priority)
    return result
  }
}
