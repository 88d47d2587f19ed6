import SwiftUI
import UIKit

@available(iOS 18.0, *)
extension Family {
  static var declared: [Family] {
    [
      page("Values", "slider.horizontal.3") { ValuesView() },
      page("Pickers", "filemenu.and.selection") { PickersView() },
      page("Pickers in Rows", "checklist") { RowPickersView() },
      page("Days", "calendar") { DaysView() },
      page("Gauges", "gauge") { GaugesView() },
      page("Typing", "keyboard") { TypingView() },
      page("Groups", "square.stack.3d.up") { GroupsView() },
      page("Plain List", "list.bullet") { ListsView().listStyle(.plain) },
      page("Grouped List", "list.bullet") { ListsView().listStyle(.grouped) },
      page("Inset List", "list.bullet") { ListsView().listStyle(.insetGrouped) },
      page("Sidebar List", "sidebar.left") { ListsView().listStyle(.sidebar) },
      page("Grids", "square.grid.3x3") { GridsView() },
      page("Arranging", "rectangle.3.group") { ArrangingView() },
      page("Shapes", "circle.square") { ShapesView() },
      page("Gradients", "paintpalette") { GradientsView() },
      page("Painting", "paintbrush") { PaintingView() },
      page("Symbols", "star") { SymbolsView() },
      page("Modals", "rectangle.stack") { ModalsView() },
      page("Finding", "magnifyingglass") { FindingView() },
      page("Paging", "book") { PagingView() },
      page("Splitting", "sidebar.left") { SplittingView() },
      page("Tabular", "tablecells") { TabularView() },
      page("Motion", "bolt") { MotionView() },
    ]
  }

  private static func page<Content: View>(
    _ title: String,
    _ symbol: String,
    @ViewBuilder content: @escaping () -> Content
  ) -> Family {
    Family(title: title, symbol: symbol) { UIHostingController(rootView: content()) }
  }
}
