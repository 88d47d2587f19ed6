import Testing
@_spi(Headless) import UIKit

/// Views sheet, A.5, A.8 to A.10: the numbers of enumerations and options of controls, lists and text.
@MainActor
struct ControlRawValueTests {
  @Test
  func `styles, animations and positions of tables`() {
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    let animations: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]

    #expect(styles.map(\.rawValue) == [0, 1, 2])
    #expect(animations.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100])
    #expect(positions.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test
  func `styles and accessories of cells`() {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let selections: [UITableViewCell.SelectionStyle] = [.none, .blue, .gray, .default]
    let edits: [UITableViewCell.EditingStyle] = [.none, .delete, .insert]
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    let separators: [UITableViewCell.SeparatorStyle] = [.none, .singleLine]

    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
    #expect(selections.map(\.rawValue) == [0, 1, 2, 3])
    #expect(edits.map(\.rawValue) == [0, 1, 2])
    #expect(accessories.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(separators.map(\.rawValue) == [0, 1])
  }

  @Test
  func `states and events of controls are bits`() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    let values: [UIControl.Event] = [.valueChanged, .primaryActionTriggered, .menuActionTriggered]
    let edits: [UIControl.Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]

    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(UIControl.State.application.rawValue == 0xFF_0000)
    #expect(touches.map(\.rawValue) == (0...8).map { 1 << $0 })
    #expect(values.map(\.rawValue) == (12...14).map { 1 << $0 })
    #expect(edits.map(\.rawValue) == (16...19).map { 1 << $0 })
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  @Test
  func `types and roles of buttons`() {
    let types: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    let roles: [UIButton.Role] = [.normal, .primary, .cancel, .destructive]

    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
    #expect(roles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test
  func `alignments and line breaks of text`() {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    let breaks: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]

    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(breaks.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }

  @Test
  func `borders, views and keyboards of text fields`() {
    let borders: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    let keyboards: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
      .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    let keys: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done,
      .emergencyCall, .continue,
    ]

    #expect(borders.map(\.rawValue) == [0, 1, 2, 3])
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3])
    #expect(keyboards.map(\.rawValue) == Array(0...11))
    #expect(keys.map(\.rawValue) == Array(0...11))
  }

  @Test
  func `modes and styles of date pickers and spinners`() {
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    let styles: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
    let spinners: [UIActivityIndicatorView.Style] = [.medium, .large]

    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
    #expect(spinners.map(\.rawValue) == [100, 101])
  }
}
