/// Colours of buttons that an appearance or an item asks for.
@MainActor
struct BarButtonColors {
  struct States {
    var normal: UIColor?
    var highlighted: UIColor?
    var disabled: UIColor?
  }

  var plain = States()
  var prominent = States()
  var back = States()
}

extension BarButtonColors {
  init(
    plain: UIBarButtonItemAppearance,
    prominent: UIBarButtonItemAppearance,
    back: UIBarButtonItemAppearance? = nil
  ) {
    self.plain = States(appearance: plain)
    self.prominent = States(appearance: prominent)
    self.back = States(appearance: back ?? plain)
  }
}

extension BarButtonColors.States {
  @MainActor
  init(appearance: UIBarButtonItemAppearance) {
    normal = appearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
    highlighted = appearance.highlighted.titleTextAttributes[.foregroundColor] as? UIColor
    disabled = appearance.disabled.titleTextAttributes[.foregroundColor] as? UIColor
  }

  @MainActor
  init(item: UIBarItem) {
    func color(_ state: UIControl.State) -> UIColor? {
      item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }
    normal = color(.normal)
    highlighted = color(.highlighted)
    disabled = color(.disabled)
  }
}

extension BarButtonLook {
  /// Attributes are those of a title: images take the tint.
  func colored(by colors: BarButtonColors.States) -> BarButtonLook {
    guard image == nil else { return self }
    var look = self
    look.normalColor = colors.normal ?? normalColor
    look.highlightedColor = colors.highlighted ?? highlightedColor
    look.disabledColor = colors.disabled ?? disabledColor
    return look
  }
}
