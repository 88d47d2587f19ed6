import Testing

@_spi(Headless) import UIKit

struct DisplayAuditTests {
  @Test
  func `a text wider than its box is found`() throws {
    let text = line("A long title", x: 0, y: 0, width: 40)

    let findings = audit([.text(text)])

    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.kind == .textTooWide)
    #expect(finding.detail.contains("'A long title' in window"))
  }

  @Test
  func `a text that fits is no finding`() {
    #expect(audit([.text(line("A long title", x: 0, y: 0, width: 200))]).isEmpty)
  }

  @Test
  func `two lines in a box for one are too tall`() {
    var text = line("one", x: 0, y: 0, width: 100)
    text.lines = ["one", "two"]

    #expect(audit([.text(text)]).map(\.kind) == [.textTooTall])
  }

  @Test
  func `texts of sibling views that overlap are found`() {
    let first = group("label", x: 0, y: 0, [.text(line("Hello", x: 0, y: 0, width: 100))])
    let second = group("label", x: 20, y: 5, [.text(line("World", x: 0, y: 0, width: 100))])

    #expect(audit([first, second]).map(\.kind) == [.overlappingTexts])
  }

  @Test
  func `boxes may overlap as long as their texts don't`() {
    let left = DisplayItem.text(line("Title", x: 0, y: 0, width: 300))
    var value = line("Value", x: 0, y: 0, width: 300)
    value.alignment = .right

    #expect(audit([left, .text(value)]).isEmpty)
  }

  @Test
  func `a card over a page isn't an overlap, nor are fading titles`() {
    let page = group("page", x: 0, y: 0, [.text(line("Hello", x: 0, y: 0, width: 100))])
    let card = group(
      "card",
      x: 0,
      y: 0,
      [group("label", x: 0, y: 0, [.text(line("World", x: 0, y: 0, width: 100))])]
    )
    let fading = group(
      "title",
      x: 0,
      y: 0,
      opacity: 0.5,
      [.text(line("Again", x: 0, y: 0, width: 100))]
    )

    #expect(audit([page, card, fading]).isEmpty)
  }

  @Test
  func `a card hides the text under it`() {
    let under = DisplayItem.text(line("Hello", x: 0, y: 0, width: 100))
    let over = DisplayItem.text(line("World", x: 0, y: 0, width: 100))
    let fill = DisplayItem.fill(
      .rect(CGRect(x: 0, y: 0, width: 200, height: 100)),
      .color(.white)
    )

    #expect(audit([under, fill, over]).isEmpty)
    #expect(audit([under, group("card", x: 0, y: 0, [fill, over])]).isEmpty)
    #expect(audit([fill, under, over]).map(\.kind) == [.overlappingTexts])
  }

  @Test(arguments: [(44.0, 44.0, true), (30, 44, false), (44, 28, false), (250, 42, false)])
  func `a target is 44 points on both sides`(width: Double, height: Double, passes: Bool) {
    let target = group(
      "button",
      x: 10,
      y: 10,
      width: width,
      height: height,
      isTapTarget: true,
      []
    )

    #expect(audit([target]).map(\.kind) == (passes ? [] : [.smallTarget]))
  }

  @Test(arguments: [(42.0, true), (41, false)])
  func `the row of a menu is as high as Apple's`(height: Double, passes: Bool) {
    let row = group("MenuRow", x: 10, y: 10, width: 250, height: height, isTapTarget: true, [])

    #expect(audit([row]).map(\.kind) == (passes ? [] : [.smallTarget]))
  }

  @Test(arguments: [(44.0, true), (40, false)])
  func `room around a target counts where touches reach it`(height: Double, passes: Bool) {
    let toggle = DisplayGroup(
      name: "toggle",
      origin: CGPoint(x: 100, y: 100),
      size: CGSize(width: 63, height: 28),
      isTapTarget: true,
      touchArea: CGRect(x: 0, y: (28 - height) / 2, width: 63, height: height)
    )

    #expect(audit([.group(toggle)]).map(\.kind) == (passes ? [] : [.smallTarget]))
  }

  @Test
  func `sibling targets that overlap are found, nested ones aren't`() {
    let inner = group("toggle", x: 0, y: 0, width: 60, height: 44, isTapTarget: true, [])
    let row = group("row", x: 0, y: 0, width: 300, height: 52, isTapTarget: true, [inner])
    let other = group("other", x: 0, y: 40, width: 300, height: 52, isTapTarget: true, [])

    #expect(audit([row]).isEmpty)
    #expect(audit([row, other]).map(\.kind) == [.overlappingTargets])
  }

  @Test
  func `a shrunken target counts with the size it is shown at`() {
    let target = group(
      "button",
      x: 100,
      y: 100,
      width: 50,
      height: 50,
      scale: 0.5,
      isTapTarget: true,
      []
    )

    #expect(audit([target]).map(\.kind) == [.smallTarget])
  }

  @Test(arguments: [(0.0, 500.0), (-500, 0)])
  func `what is off the screen counts for nothing`(x: Double, y: Double) {
    let target = group("button", x: x, y: y, width: 10, height: 10, isTapTarget: true, [])

    #expect(audit([target]).isEmpty)
  }

  private func audit(_ items: [DisplayItem]) -> [DisplayAudit.Finding] {
    let size = CGSize(width: 393, height: 400)
    return DisplayAudit(DisplayList(size: size, items: items)).findings
  }

  private func line(_ text: String, x: CGFloat, y: CGFloat, width: CGFloat) -> DisplayText {
    DisplayText(
      TextLayout(text, style: TextLayout.Style(pointSize: 17)),
      frame: CGRect(x: x, y: y, width: width, height: 20.33),
      color: .black
    )
  }

  private func group(
    _ name: String,
    x: CGFloat,
    y: CGFloat,
    width: CGFloat = 100,
    height: CGFloat = 50,
    opacity: CGFloat = 1,
    scale: CGFloat = 1,
    isTapTarget: Bool = false,
    _ items: [DisplayItem]
  ) -> DisplayItem {
    .group(
      DisplayGroup(
        name: name,
        origin: CGPoint(x: x, y: y),
        size: CGSize(width: width, height: height),
        opacity: opacity,
        scale: CGSize(width: scale, height: scale),
        isTapTarget: isTapTarget,
        items: items
      )
    )
  }
}
