@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  let first: LayoutEnd
  let second: LayoutEnd?
  /// The nearest view that contains both sides, while it is active.
  private weak var holder: UIView?

  init(
    first: LayoutEnd,
    relation: Relation,
    second: LayoutEnd?,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let second = view2.map { LayoutEnd(item: $0 as AnyObject, attribute: attr2) }
    self.init(
      first: LayoutEnd(item: view1 as AnyObject, attribute: attr1),
      relation: relation,
      second: attr2 == .notAnAttribute ? nil : second,
      multiplier: multiplier,
      constant: c
    )
  }

  open var constant: CGFloat {
    didSet { if oldValue != constant { holder?.constraintsDidChange() } }
  }

  public let multiplier: CGFloat
  public let relation: Relation
  open weak var firstItem: AnyObject? { first.item }
  open weak var secondItem: AnyObject? { second?.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  open var identifier: String?
  open var shouldBeArchived = false

  open var priority = UILayoutPriority.required {
    didSet {
      guard oldValue != priority, isActive else { return }
      if (oldValue == .required) != (priority == .required) {
        raise(
          .internalInconsistency,
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is"
            + " not supported.  You passed priority \(priority.rawValue) and the existing priority"
            + " was \(oldValue.rawValue)."
        )
      }
      holder?.constraintsDidChange()
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
    }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
    }
  }

  private func activate() {
    guard let view = first.view else { return }
    let other = second?.view ?? view
    // D, C.2
    guard let common = view.commonAncestor(with: other) else {
      raise(
        .generic,
        "Unable to activate constraint with anchors \(first.debugName) and"
          + " \(second?.debugName ?? "") because they have no common ancestor.  Does the constraint"
          + " or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    if let second, first.attribute.isDirectional != second.attribute.isDirectional,
      first.attribute.isSideways, second.attribute.isSideways
    {
      raise(
        .invalidArgument,
        "A constraint cannot be made between a leading/trailing attribute and a right/left"
          + " attribute. Use leading/trailing for both or neither."
      )
    }
    hold(in: common)
  }

  func hold(in view: UIView) {
    holder = view
    view.layoutState.constraints.append(self)
    view.constraintsDidChange()
  }

  func deactivate() {
    guard let holder else { return }
    self.holder = nil
    holder.layoutState.constraints.removeAll { $0 === self }
    holder.constraintsDidChange()
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSideways: Bool {
    switch self {
    case .left, .right, .leading, .trailing: true
    default: false
    }
  }

  fileprivate var isDirectional: Bool {
    self == .leading || self == .trailing
  }
}

extension LayoutEnd {
  fileprivate var debugName: String {
    item.map { "\(String(describing: type(of: $0))).\(attribute)" } ?? "nil"
  }
}
