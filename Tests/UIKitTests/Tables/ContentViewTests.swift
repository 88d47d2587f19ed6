import Foundation
import StageSupport
import Testing
@_spi(Headless) import UIKit

/// Views sheet, C.4: what a configuration does to the cell that it is given to.
@MainActor
@Suite(.onStage)
struct ContentViewTests {
  @Test
  func `a configuration's view is the content view of a table's cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let plain = cell.contentView

    cell.contentConfiguration = Badge(text: "one")
    let first = cell.contentView
    #expect(first is BadgeView)
    #expect(first.superview === cell)
    #expect(plain.superview == nil)

    cell.contentConfiguration = Badge(text: "two")
    #expect(cell.contentView === first)
    #expect((cell.contentView as? BadgeView)?.text == "two")

    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    #expect(first.superview == nil)

    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView))
    #expect(cell.contentView.superview === cell)
    #expect(cell.subviews.count == 1)
  }

  @Test
  func `it is the content view of a collection's cell too`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plain = cell.contentView

    cell.contentConfiguration = Badge(text: "one")
    cell.layoutIfNeeded()

    #expect(cell.contentView is BadgeView)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(plain.superview == nil)

    cell.contentConfiguration = nil
    #expect(!(cell.contentView is BadgeView))
    #expect(cell.contentView.superview === cell)
  }

  @Test
  func `it is the content view of a header too`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 50)

    header.contentConfiguration = Badge(text: "one")
    header.layoutIfNeeded()

    #expect(header.contentView is BadgeView)
    #expect(header.contentView.superview === header)
    #expect(header.contentView.frame == header.bounds)

    header.contentConfiguration = nil
    #expect(!(header.contentView is BadgeView))
    #expect(header.contentView.superview === header)
  }

  @Test
  func `a view that doesn't support a configuration goes`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Badge(text: "one")
    let first = cell.contentView

    cell.contentConfiguration = Badge(text: "other")

    #expect(cell.contentView !== first)
    #expect((cell.contentView as? BadgeView)?.text == "other")
  }

  @Test(arguments: [true, false])
  func `cells follow their state by themselves only if they may`(follows: Bool) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.automaticallyUpdatesContentConfiguration = follows
    cell.contentConfiguration = Badge(text: "one")
    cell.layoutIfNeeded()

    cell.isSelected = true
    cell.layoutIfNeeded()

    #expect((cell.contentView as? BadgeView)?.text == (follows ? "one, selected" : "one"))

    cell.isSelected = false
    cell.layoutIfNeeded()

    #expect((cell.contentView as? BadgeView)?.text == "one")
  }

  @Test(arguments: [true, false])
  func `headers hand their state to the configuration only if they may`(follows: Bool) {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.automaticallyUpdatesContentConfiguration = follows
    header.contentConfiguration = Badge(text: "one")
    var updates = 0
    header.configurationUpdateHandler = { _, _ in updates += 1 }

    header.layoutIfNeeded()

    #expect((header.contentView as? BadgeView)?.updates == (follows ? 1 : 0))
    #expect(updates == 1)

    header.setNeedsLayout()
    header.layoutIfNeeded()
    #expect(updates == 1)
  }
}

private struct Badge: UIContentConfiguration {
  var text: String
  var isSelected = false
  var updates = 0

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> Badge {
    var copy = self
    copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    copy.updates += 1
    return copy
  }
}

private final class BadgeView: UIView, UIContentView {
  private var badge: Badge

  init(_ badge: Badge) {
    self.badge = badge
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var text: String { badge.isSelected ? "\(badge.text), selected" : badge.text }
  var updates: Int { badge.updates }

  var configuration: any UIContentConfiguration {
    get { badge }
    set { if let new = newValue as? Badge { badge = new } }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    guard let new = configuration as? Badge else { return false }
    return new.text != "other"
  }
}
