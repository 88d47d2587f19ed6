/// Remembers what an animator changed, so that it can stop half-way or go back.
@MainActor
final class AnimationRecorder {
  private struct Change {
    weak var view: UIView?
    let property: AnimatedProperty
    let old: Any
  }

  private var changes: [Change] = []

  func record(_ view: UIView, _ property: AnimatedProperty, old: Any) {
    guard !changes.contains(where: { $0.view === view && $0.property == property }) else { return }
    changes.append(Change(view: view, property: property, old: old))
  }

  /// Puts the old values back, at once.
  func restore() {
    UIView.performWithoutAnimation {
      for change in changes.reversed() {
        change.view?.set(change.property, to: change.old)
      }
    }
    changes = []
  }

  /// Makes what is shown now the model's values.
  func freeze() {
    UIView.performWithoutAnimation {
      for change in changes {
        guard let view = change.view else { continue }
        view.set(change.property, to: view.shownValue(change.property))
      }
    }
    changes = []
  }
}

extension UIView {
  fileprivate func set(_ property: AnimatedProperty, to value: Any) {
    switch (property, value) {
    case (.center, let value as CGPoint): center = value
    case (.bounds, let value as CGRect): bounds = value
    case (.transform, let value as CGAffineTransform): transform = value
    case (.transform3D, let value as CATransform3D): transform3D = value
    case (.alpha, let value as CGFloat): alpha = value
    case (.outerOpacity, let value as CGFloat): outerEffects.opacity = value
    case (.backgroundColor, let value as UIColor?): backgroundColor = value
    default: break
    }
  }

  fileprivate func shownValue(_ property: AnimatedProperty) -> Any {
    switch property {
    case .center: presentationValue(.center, model: center)
    case .bounds: presentationValue(.bounds, model: bounds)
    case .transform: presentationValue(.transform, model: transform)
    case .transform3D: presentationValue(.transform3D, model: transform3D)
    case .alpha: presentationValue(.alpha, model: alpha)
    case .outerOpacity: presentationValue(.outerOpacity, model: outerEffects.opacity)
    case .backgroundColor: presentationValue(.backgroundColor, model: backgroundColor) as Any
    }
  }
}
