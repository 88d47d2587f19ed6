import Testing

@_spi(Headless) import UIKit

struct StatusBarDisplayTests {
  @Test(arguments: [Device.small, .standard, .large, .pad])
  func `the time is always the same and inside the bar`(device: Device) throws {
    let bar = try #require(group(StatusBarDisplay.statusBar(for: device, isDark: false)))

    let times = bar.items.compactMap { item -> DisplayText? in
      guard case .text(let text) = item else { return nil }
      return text
    }
    #expect(times.map(\.lines) == [["9:41"]])
    #expect(bar.size.height == device.statusBarHeight)
    #expect(times.allSatisfy { CGRect(origin: .zero, size: bar.size).contains($0.frame) })
  }

  @Test
  func `the content is white on a dark screen`() throws {
    let bar = try #require(group(StatusBarDisplay.statusBar(for: .standard, isDark: true)))

    guard case .text(let time) = bar.items.first else {
      Issue.record("no time")
      return
    }
    #expect(time.color == .white)
  }

  @Test
  func `a device with a home button has no home indicator`() {
    #expect(StatusBarDisplay.homeIndicator(for: .small, isDark: false) == nil)
  }

  @Test
  func `the home indicator lies eight points above the edge`() throws {
    let item = try #require(StatusBarDisplay.homeIndicator(for: .standard, isDark: false))
    let indicator = try #require(group(item))

    #expect(indicator.origin == CGPoint(x: 127, y: 839))
    #expect(indicator.size == CGSize(width: 139, height: 5))
  }

  private func group(_ item: DisplayItem) -> DisplayGroup? {
    guard case .group(let group) = item else { return nil }
    return group
  }
}
