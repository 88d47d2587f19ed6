import StageSupport
import Testing
@_spi(Headless) @testable import UIKit

@MainActor
@Suite(.onStage)
struct TextTreeTests {
  private func details() -> BarFixture {
    let fixture = BarFixture(titles: ["Home", "Details"]) { items in
      let save = UIBarButtonItem(title: "Save")
      save.isEnabled = false
      let more = UIBarButtonItem(
        title: "More",
        image: UIImage(systemName: "ellipsis"),
        menu: UIMenu(
          children: [
            UIAction(title: "Rename") { _ in },
            UIAction(title: "Delete", attributes: [.destructive, .disabled]) { _ in },
          ]
        )
      )
      items[1].subtitle = "Profile"
      items[1].rightBarButtonItems = [more, UIBarButtonItem(systemItem: .action), save]
    }
    let label = UILabel()
    label.text = "Hello\nthere"
    label.frame = CGRect(x: 16, y: 200, width: 200, height: 50)
    fixture.controllers[1].view.addSubview(label)
    return fixture
  }

  @Test
  func `the bar is one line, with titles and buttons as they are heard`() {
    details().show()

    #expect(
      Stage.current.textTree() == """
        bar: [Back] ‘Details’ · Profile … [Save, dimmed] [Share] [More, menu]
        Hello there
        """
    )
  }

  @Test
  func `an open menu shows its rows, the app behind is named only`() throws {
    let fixture = details().show()

    let frame = try fixture.frame("More")
    Stage.current.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    Stage.current.loop.settle()

    #expect(
      Stage.current.textTree() == """
        (behind) ‘Details’
        menu:
          [Rename]
          [Delete, destructive, dimmed]
        """
    )
  }

  @Test
  func `a sheet shows in full, what it covers is named`() {
    let fixture = details().show()
    let sheet = UIViewController()
    sheet.title = "Edit"
    sheet.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close)

    fixture.navigation.present(UINavigationController(rootViewController: sheet), animated: true)
    Stage.current.loop.settle()

    #expect(
      Stage.current.textTree() == """
        (behind) ‘Details’
        sheet:
          bar: ‘Edit’ … [Close]
        """
    )
  }

  @Test
  func `a large title stands after the buttons, a toolbar has a line of its own`() {
    let fixture = BarFixture { $0[0].rightBarButtonItem = UIBarButtonItem(systemItem: .edit) }
    fixture.bar.prefersLargeTitles = true
    fixture.controllers[0].toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .reply),
    ]
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.show()

    #expect(
      Stage.current.textTree() == """
        bar: [Edit] / ‘Home’
        toolbar: [Delete] [Reply]
        """
    )
  }

  @Test(arguments: [
    (AccessibilityNode.Role.heading, nil as String?, "# Name"),
    (.text, nil, "Name"), (.text, "3", "Name: 3"), (.button, nil, "[Name]"),
    (.link, nil, "[Name, link]"), (.toggle, "1", "Name: switch on"),
    (.toggle, "0", "Name: switch off"), (.textField, "Ann", "Name: field \"Ann\""),
    (.textField, nil, "Name: field \"\""), (.secureField, "••", "Name: secure field \"••\""),
    (.searchField, "a", "Name: search field \"a\""), (.slider, "50%", "Name: slider 50%"),
    (.image, nil, "image: Name"), (.cell, "Ann", "• Name, Ann"),
  ])
  func `each kind of element reads as itself`(
    role: AccessibilityNode.Role,
    value: String?,
    text: String
  ) {
    let node = AccessibilityNode(role: role, label: "Name", value: value, frame: .zero)

    #expect(node.text == text)
  }

  @Test
  func `a modal view hides its siblings`() {
    let controller = UIViewController()
    for (text, isModal) in [("Behind", false), ("Front", true)] {
      let label = UILabel()
      label.text = text
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      label.frame = box.bounds
      box.addSubview(label)
      box.accessibilityViewIsModal = isModal
      controller.view.addSubview(box)
    }
    Stage.current.show(controller)

    #expect(Stage.current.textTree() == "Front")
  }
}
