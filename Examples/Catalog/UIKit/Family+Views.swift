import UIKit

@available(iOS 18.0, *)
extension Family {
  static var views: [Family] {
    [
      Family(title: "Controls", symbol: "switch.2") { ControlsPage() },
      Family(title: "Progress", symbol: "hourglass") { ProgressPage() },
      Family(title: "Dates", symbol: "calendar") { DatesPage() },
      Family(title: "Buttons", symbol: "hand.tap") { ButtonsPage() },
      Family(title: "Menus", symbol: "list.bullet") { MenusPage() },
      Family(title: "Text", symbol: "textformat") { TextPage() },
      Family(title: "Pages", symbol: "book") { PagesPage() },
      Family(title: "Scrolling", symbol: "arrow.up.and.down") { ScrollingPage() },
      Family(title: "Plain Table", symbol: "tablecells") { TablePage(style: .plain) },
      Family(title: "Grouped Table", symbol: "tablecells") { TablePage(style: .grouped) },
      Family(title: "Inset Table", symbol: "tablecells") { TablePage(style: .insetGrouped) },
      Family(title: "Collection List", symbol: "square.grid.2x2") { CollectionListPage() },
      Family(title: "Stacks", symbol: "square.stack") { StacksPage() },
      Family(title: "Presenting", symbol: "rectangle.stack") { PresentingPage() },
      Family(title: "Tabs", symbol: "folder") { TabsPage() },
      Family(title: "Columns", symbol: "sidebar.left") { ColumnsPage() },
      Family(title: "Searching", symbol: "magnifyingglass") { SearchingPage() },
      Family(title: "Layers", symbol: "circle.square") { LayersPage() },
      Family(title: "Transition", symbol: "arrow.left.and.right") { TransitionPage() },
    ]
  }
}
