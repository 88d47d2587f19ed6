import BridgeSupport
import NavigationBridge
import StageSupport
import SwiftUI
import Testing
@_spi(Headless) import UIKit

/// Part 6: where a screen lies when its push begins.
@MainActor
@Suite(.onStage)
struct LayoutCase95Tests {
  private struct Layout: Equatable {
    let size: CGSize
    let top: CGFloat
    let bottom: CGFloat
    /// Where the content lies that is pinned to the safe area.
    let content: CGRect?
  }

  private final class Marks {
    var frame: CGRect?
  }

  /// Content that is pinned to the safe area.
  private struct Pinned: View {
    let title: String
    var isBare = false
    let marks: Marks

    var body: some View {
      GeometryReader { proxy in
        let _ = marks.frame = proxy.frame(in: .global)
        Color.red
      }
      .uiKitNavigationBar(title: title)
      .uiKitNavigationBarHidden(isBare)
    }
  }

  private func layout(of stack: UINavigationController, _ marks: Marks) -> Layout? {
    guard let view = stack.topViewController?.view else { return nil }
    var content = marks.frame
    // The view slides in: only what it is relative to itself counts.
    content?.origin.x = 0
    return Layout(
      size: view.bounds.size,
      top: view.safeAreaInsets.top,
      bottom: view.safeAreaInsets.bottom,
      content: content
    )
  }

  enum Container: CaseIterable {
    case window, tabs, split
  }

  private func show(_ stack: UINavigationController, in container: Container) {
    switch container {
    case .window:
      Stage.current.show(stack)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      Stage.current.show(tabs)
    case .split:
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      split.setViewController(tabs, for: .compact)
      Stage.current.show(split)
    }
    Stage.current.loop.settle()
  }

  @Test(arguments: Container.allCases, [false, true])
  func `case 95: a pushed screen has its size and insets at once`(
    container: Container,
    isRootBare: Bool
  ) throws {
    let rootMarks = Marks()
    let marks = Marks()
    let navigator = Navigator(root: Pinned(title: "Root", isBare: isRootBare, marks: rootMarks))
    let stack = try #require(navigator.navigationController)
    show(stack, in: container)

    navigator.push(Pinned(title: "Pinned", marks: marks))
    Stage.current.loop.flush()
    let first = try #require(layout(of: stack, marks))
    #expect(stack.transitionCoordinator != nil)
    #expect(first.size == stack.view.bounds.size)
    Stage.current.loop.advance(by: 0.1)
    #expect(layout(of: stack, marks) == first)
    Stage.current.loop.settle()
    #expect(layout(of: stack, marks) == first)
    Stage.current.loop.advance(by: 1)

    #expect(layout(of: stack, marks) == first)
    #expect(!stack.isNavigationBarHidden)
    #expect(first.top > 59)
  }

  @Test
  func `case 95: a screen without a bar lies under none at once`() throws {
    let marks = Marks()
    let navigator = Navigator(root: Pinned(title: "Root", marks: Marks()))
    let stack = try #require(navigator.navigationController)
    show(stack, in: .tabs)

    navigator.push(Pinned(title: "Bare", isBare: true, marks: marks))
    Stage.current.loop.flush()
    let first = try #require(layout(of: stack, marks))
    Stage.current.loop.settle()

    #expect(layout(of: stack, marks) == first)
    #expect(first.top == 59)
  }
}
