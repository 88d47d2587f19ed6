/// What a person sees or hears as one element, in reading order: the base of the text tree and of
/// everything that looks for "the button named Save".
@_spi(Headless)
@MainActor
public struct AccessibilityNode {
  public enum Role: String, Sendable {
    case text, heading, image, button, link, toggle, textField, secureField, searchField, slider
    case stepper, picker, tab, cell, progress, container
  }

  public var role: Role
  public var label: String?
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var isEnabled: Bool
  public var isSelected: Bool
  /// In the window's coordinates.
  public var frame: CGRect
  public var children: [AccessibilityNode]
  /// The view to which touches at `frame` go.
  public weak var view: UIView?
  /// Types text into it, as the keyboard would. Nil for what isn't editable.
  public var insertText: ((String) -> Void)?
  /// Replaces its text. Nil for what isn't editable.
  public var setText: ((String) -> Void)?
  /// What a person can do with it beside touching it.
  public var actions: [Action] = []
  /// Within a container those with a higher one come first.
  public var sortPriority: Double = 0

  @MainActor
  public struct Action {
    public let name: String
    public let perform: () -> Void

    public init(name: String, perform: @escaping () -> Void) {
      self.name = name
      self.perform = perform
    }
  }

  public init(
    role: Role,
    label: String?,
    value: String? = nil,
    hint: String? = nil,
    identifier: String? = nil,
    isEnabled: Bool = true,
    isSelected: Bool = false,
    frame: CGRect,
    children: [AccessibilityNode] = [],
    view: UIView? = nil,
    insertText: ((String) -> Void)? = nil,
    setText: ((String) -> Void)? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.frame = frame
    self.children = children
    self.view = view
    self.insertText = insertText
    self.setText = setText
  }
}
