/// By what a declared bar item is recognised in the next declaration.
package struct BarItemSignature<ID: Hashable>: Hashable {
  /// The id that the app gave, if it gave one.
  package var explicitID: ID?
  package var form: BarItemForm
  /// Its title, or the symbol's name.
  package var text: String
  package var label: String?

  package init(explicitID: ID? = nil, form: BarItemForm, text: String = "", label: String? = nil) {
    self.explicitID = explicitID
    self.form = form
    self.text = text
    self.label = label
  }
}

extension BarItemSignature: Sendable where ID: Sendable {}
