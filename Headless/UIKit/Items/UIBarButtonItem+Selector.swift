// A.2: what sources say that give no action, such as `target: nil, action: nil`.
extension UIBarButtonItem {
  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    Selector.report(action)
    quietly {
      self.title = title
      self.style = style
    }
  }

  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    Selector.report(action)
    quietly {
      self.image = image
      self.style = style
    }
  }

  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: UIBarButtonItem.Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    quietly { self.landscapeImagePhone = landscapeImagePhone }
  }

  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(made: systemItem)
    Selector.report(action)
  }
}
