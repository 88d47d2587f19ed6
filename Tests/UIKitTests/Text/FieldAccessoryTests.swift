import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct FieldAccessoryTests {
  @Test
  func `a button without a size is as large as its content and lies inside the field`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let button = UIButton(type: .contactAdd)
    field.rightView = button
    field.rightViewMode = .always

    field.layoutIfNeeded()

    #expect(button.frame.size == button.intrinsicContentSize)
    #expect(button.frame.width > 0)
    #expect(button.frame.maxX == 200)
    #expect(button.frame.midY == 22)
  }

  @Test
  func `a view with a size keeps it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.leftView = view
    field.leftViewMode = .always

    field.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 0, y: 17, width: 30, height: 10))
  }
}
