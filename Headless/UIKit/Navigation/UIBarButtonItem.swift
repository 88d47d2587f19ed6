@MainActor
open class UIBarButtonItem: UIBarItem {}
