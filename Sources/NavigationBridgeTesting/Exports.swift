@_exported public import NavigationBridge
