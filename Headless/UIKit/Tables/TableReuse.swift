/// Registered classes, and views that left the screen.
@MainActor
struct TableReuse {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var offered: UITableViewCell?
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func keep(_ view: UIView) {
    guard let header = view as? UITableViewHeaderFooterView,
      let identifier = header.reuseIdentifier
    else { return }
    headers[identifier, default: []].append(header)
  }

  /// The next cell that is asked for is this one, which stays where it is.
  mutating func offer(_ cell: UITableViewCell) {
    offered = cell
  }

  mutating func withdraw() {
    offered = nil
  }

  mutating func takeOffered(_ identifier: String) -> UITableViewCell? {
    guard let cell = offered, cell.reuseIdentifier == identifier else { return nil }
    offered = nil
    return cell
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }

  mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    headers[identifier]?.popLast()
  }
}

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.reuse.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  @discardableResult
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = table.reuse.takeOffered(identifier) { return cell }
    if let cell = table.reuse.cell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return table.reuse.cellClasses[identifier].map {
      CellInitializerSlot.make($0, style: .default, identifier: identifier)
    }
  }

  @discardableResult
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  @discardableResult
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let header = table.reuse.header(identifier) {
      header.prepareForReuse()
      return header
    }
    return table.reuse.headerClasses[identifier].map {
      HeaderInitializerSlot.make($0, identifier: identifier)
    }
  }
}

/// Runs `init(style:reuseIdentifier:)` of a class that is known by its metatype only, which no
/// class has to declare as required: see `InitializerSlot`.
@_spi(Headless)
open class CellInitializerSlot: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  static func make(
    _ type: UITableViewCell.Type,
    style: CellStyle,
    identifier: String
  ) -> UITableViewCell {
    let slot = unsafeBitCast(type, to: CellInitializerSlot.Type.self)
    return unsafeDowncast(
      slot.init(style: style, reuseIdentifier: identifier) as AnyObject,
      to: UITableViewCell.self
    )
  }
}

/// The same for headers and footers.
@_spi(Headless)
open class HeaderInitializerSlot: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @inline(never)
  static func make(
    _ type: UITableViewHeaderFooterView.Type,
    identifier: String
  ) -> UITableViewHeaderFooterView {
    let slot = unsafeBitCast(type, to: HeaderInitializerSlot.Type.self)
    return unsafeDowncast(
      slot.init(reuseIdentifier: identifier) as AnyObject,
      to: UITableViewHeaderFooterView.self
    )
  }
}
