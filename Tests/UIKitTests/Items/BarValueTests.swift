import StageSupport
import Testing
@_spi(Headless) import UIKit

/// A.1 to A.4: raw values, and the values that new objects have.
@MainActor
@Suite(.onStage)
struct BarValueTests {
  // A.1
  @Test
  func `modes and styles of an item have UIKit's numbers`() {
    #expect(UINavigationItem.LargeTitleDisplayMode.automatic.rawValue == 0)
    #expect(UINavigationItem.LargeTitleDisplayMode.always.rawValue == 1)
    #expect(UINavigationItem.LargeTitleDisplayMode.never.rawValue == 2)
    #expect(UINavigationItem.LargeTitleDisplayMode.inline.rawValue == 3)
    #expect(UINavigationItem.BackButtonDisplayMode.default.rawValue == 0)
    #expect(UINavigationItem.BackButtonDisplayMode.generic.rawValue == 1)
    #expect(UINavigationItem.BackButtonDisplayMode.minimal.rawValue == 2)
    #expect(UINavigationItem.ItemStyle.navigator.rawValue == 0)
    #expect(UINavigationItem.ItemStyle.browser.rawValue == 1)
    #expect(UINavigationItem.ItemStyle.editor.rawValue == 2)
    #expect(UINavigationItem.TitleAlignment.automatic.rawValue == 0)
    #expect(UINavigationItem.TitleAlignment.leading.rawValue == 1)
    #expect(UINavigationItem.TitleAlignment.center.rawValue == 2)
    #expect(UIBarMinimizationBehavior.onScrollDown.rawValue == 2)
    #expect(UIBarMinimizationBehavior.onScrollUp.rawValue == 3)
    #expect(UIBarMinimizationRestorationBehavior.atScrollEdge.rawValue == 1)
  }

  // A.1
  @Test
  func `places of the search have UIKit's numbers, inline is integrated`() {
    #expect(UINavigationItem.SearchBarPlacement.automatic.rawValue == 0)
    #expect(UINavigationItem.SearchBarPlacement.integrated.rawValue == 1)
    #expect(UINavigationItem.SearchBarPlacement.stacked.rawValue == 2)
    #expect(UINavigationItem.SearchBarPlacement.integratedCentered.rawValue == 3)
    #expect(UINavigationItem.SearchBarPlacement.integratedButton.rawValue == 4)
    #expect(UINavigationItem.SearchBarPlacement(rawValue: 1) == .integrated)
  }

  // A.1
  @Test
  func `a new item hides its search while scrolling and lets it into the toolbar`() {
    let item = UINavigationItem()

    #expect(item.searchController == nil)
    #expect(item.hidesSearchBarWhenScrolling)
    #expect(item.preferredSearchBarPlacement == .automatic)
    #expect(item.searchBarPlacementAllowsToolbarIntegration)
    #expect(!item.searchBarPlacementAllowsExternalIntegration)
    #expect(item.searchBarPlacementBarButtonItem === item.searchBarPlacementBarButtonItem)
    #expect(item.backBarButtonItem == nil && item.backButtonTitle == nil)
    #expect(item.attributedSubtitle == nil && item.subtitleView == nil)
    #expect(item.largeSubtitle == nil && item.largeAttributedSubtitle == nil)
    #expect(item.largeSubtitleView == nil && item.customizationIdentifier == nil)
    #expect(item.additionalOverflowItems == nil && item.titleMenuProvider == nil)
    #expect(item.renameDelegate == nil && item.documentProperties == nil)
    #expect(item.navigationBarMinimization.restorationBehavior == .automatic)
    #expect(item.navigationBarMinimization.safeAreaAdjustment == .automatic)
  }

  // A.2
  @Test
  func `all system items have UIKit's numbers`() {
    let named: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo,
    ]

    #expect(named.map(\.rawValue) == Array(0...22))
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    #expect(UIBarButtonItem.SystemItem.writingTools.rawValue == 25)
    #expect(UIBarButtonItem.Style.plain.rawValue == 0)
    #expect(UIBarButtonItem.Style(rawValue: 2) == .prominent)
    #expect(UIContextMenuConfiguration.ElementOrder.automatic.rawValue == 0)
    #expect(UIContextMenuConfiguration.ElementOrder.priority.rawValue == 1)
    #expect(UIContextMenuConfiguration.ElementOrder.fixed.rawValue == 2)
  }

  // A.2
  @Test
  func `a new bar item has no insets, tag, texts and pictures`() {
    let item = UIBarButtonItem()

    #expect(item.imageInsets == .zero)
    #expect(item.tag == 0)
    #expect(item.landscapeImagePhone == nil && item.largeContentSizeImage == nil)
    #expect(item.possibleTitles == nil)
    #expect(item.menuRepresentation == nil)
    #expect(!item.isSymbolAnimationEnabled)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(item.accessibilityLabel == nil && item.accessibilityIdentifier == nil)
  }

  // A.2
  @Test
  func `a new group has no menu and nothing that stands for it`() {
    let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)

    #expect(group.barButtonItems.isEmpty && group.representativeItem == nil)
    #expect(group.menuRepresentation == nil)
  }

  // A.3
  @Test
  func `new bars are translucent and without an own look`() {
    let bar = UINavigationBar()
    let toolbar = UIToolbar()

    #expect(bar.barTintColor == nil && bar.titleTextAttributes == nil)
    #expect(bar.largeTitleTextAttributes == nil)
    #expect(bar.compactAppearance == nil && bar.compactScrollEdgeAppearance == nil)
    #expect(bar.backIndicatorImage == nil && bar.backIndicatorTransitionMaskImage == nil)
    #expect(bar.shadowImage == nil && bar.backgroundImage(for: .default) == nil)
    #expect(bar.preferredBehavioralStyle == .automatic)
    #expect(bar.delegate == nil && bar.topItem == nil && bar.backItem == nil)
    #expect(toolbar.isTranslucent && toolbar.barStyle == .default && toolbar.items == nil)
    #expect(toolbar.barTintColor == nil && toolbar.delegate == nil)
    #expect(toolbar.compactAppearance == nil && toolbar.scrollEdgeAppearance == nil)
    #expect(toolbar.compactScrollEdgeAppearance == nil)
  }

  // A.3
  @Test
  func `an appearance keeps its idiom in a copy, and its button states start empty`() {
    let appearance = UINavigationBarAppearance(idiom: .pad)
    let buttons = UIBarButtonItemAppearance(style: .plain)

    #expect(appearance.idiom == .pad)
    #expect(appearance.copy().idiom == .pad)
    #expect(appearance.copy() !== appearance)
    #expect(appearance.overrideUserInterfaceStyle == .unspecified)
    #expect(appearance.titlePositionAdjustment == .zero)
    for state in [buttons.normal, buttons.highlighted, buttons.disabled, buttons.focused] {
      #expect(state.titleTextAttributes.isEmpty && state.titlePositionAdjustment == .zero)
      #expect(state.backgroundImage == nil)
    }
    buttons.normal.titlePositionAdjustment.vertical = 4
    buttons.configureWithDefault(for: .plain)
    #expect(buttons.normal.titlePositionAdjustment == .zero)
  }

  // A.4
  @Test
  func `a new stack has a bar, no toolbar, and hides neither by itself`() {
    let stack = UINavigationController()

    #expect(!stack.isNavigationBarHidden && stack.isToolbarHidden)
    #expect(!stack.hidesBarsOnTap && !stack.hidesBarsOnSwipe)
    #expect(!stack.hidesBarsWhenKeyboardAppears && !stack.hidesBarsWhenVerticallyCompact)
    #expect(stack.viewControllers.isEmpty && stack.topViewController == nil)
    #expect(stack.visibleViewController == nil && stack.delegate == nil)
    #expect(abs(UINavigationController.hideShowBarDuration - 0.2) < 0.01)
    #expect(UINavigationController.Operation.none.rawValue == 0)
    #expect(UINavigationController.Operation.push.rawValue == 1)
    #expect(UINavigationController.Operation.pop.rawValue == 2)
  }

  // A.4
  @Test
  func `a controller has one navigation item of its own, and no toolbar items`() {
    let controller = UIViewController()

    #expect(controller.navigationItem === controller.navigationItem)
    #expect(controller.navigationItem !== UIViewController().navigationItem)
    #expect(controller.toolbarItems == nil && !controller.hidesBottomBarWhenPushed)
    #expect(controller.navigationController == nil)
  }
}
