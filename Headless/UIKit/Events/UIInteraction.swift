/// What a view can do beside its own touches, put together by an object of its own.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }

  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storage.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard storage.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storage.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  public var interactions: [any UIInteraction] {
    get { storage.interactions }
    set {
      for old in storage.interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !storage.interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }
}
