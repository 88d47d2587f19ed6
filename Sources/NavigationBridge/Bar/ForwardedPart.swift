public import SwiftUI
public import UIKit

extension NavigationBarConfiguration {
  /// A controller inside the screen whose own navigation item shows.
  ///
  /// Nil: none does.
  public var forwardedController: UIViewController? {
    get { value(.forwarded) }
    set { set(.forwarded, newValue) }
  }
}

extension View {
  /// Shows what a UIKit controller inside this screen has on its own navigation item.
  ///
  /// Title, prompt, title view, display mode, subtitle, items and toolbar items are taken as they are.
  /// Parts that a bar modifier of this screen names win. What the controller changes later shows with
  /// the screen's next update or layout; `updateForwardedNavigationItem()` shows it at once.
  ///
  /// ```swift
  /// ControllerView(controller: editor)
  ///   .uiKitNavigationBar(forwarding: editor)
  /// ```
  ///
  /// - Parameters:
  ///   - controller: The controller. Nil: none.
  ///   - fileID: The file that issues name.
  ///   - line: The line that they name.
  /// - Returns: The view, laid out as before.
  @MainActor
  public func uiKitNavigationBar(
    forwarding controller: UIViewController?,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> some View {
    var configuration = NavigationBarConfiguration(fileID: fileID, line: line)
    configuration.forwardedController = controller
    return modifier(BarModifier(configuration: configuration))
  }
}

extension UIViewController {
  /// Shows what this controller changed on its own navigation item, where a screen forwards it.
  public func updateForwardedNavigationItem() {
    for controller in BridgeTable.controllers(above: self) {
      BridgeTable.bridge(of: controller)?.refresh()
    }
  }
}

extension BarScreen {
  /// What a controller's own item says.
  static func description(
    of controller: UIViewController,
    features: PlatformFeatures
  ) -> NavigationBarConfiguration {
    var description = NavigationBarConfiguration()
    let item = controller.navigationItem
    description.title = item.title
    description.prompt = item.prompt
    description.titleView = item.titleView
    description.titleDisplayMode = item.largeTitleDisplayMode
    #if SDK_26
    if #available(iOS 26.0, *), features.bar26 { description.subtitle = item.subtitle }
    #endif
    description.replace(.leading, by: item.leftBarButtonItems.map(BarItems.objects))
    description.replace(.trailing, by: item.rightBarButtonItems.map(BarItems.objects))
    description.replace(.toolbar, by: controller.toolbarItems.map(BarItems.objects))
    description.backButton = BarBackButton(
      isHidden: item.hidesBackButton,
      staysBesideLeadingItems: item.leftItemsSupplementBackButton
    )
    return description
  }
}
