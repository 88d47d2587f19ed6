public import UIKit

// B.4. In a compact width an inspector is a sheet.
@available(iOS 17.0, *)
extension View {
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    self
  }

  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    self
  }
}

nonisolated private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var widthClass

  init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  @MainActor
  func body(content: Content) -> some View {
    let isColumn = widthClass == .regular
    return
      content
      .sheet(isPresented: isPresented) { inspector }
      .modifier(UnsupportedModifier(feature: isColumn ? "columns of inspectors" : nil))
  }
}
