@_exported public import NavigationCore
