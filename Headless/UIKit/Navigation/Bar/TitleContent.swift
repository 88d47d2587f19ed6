/// The title and the subtitle that win (C.6.6, C.6.8).
@MainActor
struct TitleContent {
  var view: UIView?
  var text: String?
  var subtitleView: UIView?
  var subtitle: String?

  init() {}

  init(inlineOf item: UINavigationItem, look: SystemLook) {
    guard item.titleView == nil else {
      view = item.titleView
      subtitleView = look == .glass ? item.subtitleView : nil
      if item.plainSubtitle != nil, subtitleView == nil, look == .glass {
        unsettled("C.6.8: a title view hides the plain subtitle too")
      }
      return
    }
    guard look == .glass else {
      text = item.title
      return
    }
    text = item.attributedTitle.map { String($0.characters) } ?? item.title
    subtitleView = item.subtitleView
    subtitle = item.subtitleView == nil ? item.subtitle : nil
  }

  init(largeOf item: UINavigationItem, look: SystemLook) {
    guard look == .glass else {
      text = item.title
      return
    }
    text = item.largeTitle ?? item.title
    subtitleView = item.largeSubtitleView
    guard subtitleView == nil else { return }
    subtitle =
      item.largeAttributedSubtitle.map { String($0.characters) } ?? item.largeSubtitle
      ?? item.subtitle
  }

  var hasSubtitle: Bool {
    subtitleView != nil || subtitle?.isEmpty == false
  }
}
