@available(iOS 27.0, *)
public struct UIBarMinimization: Sendable {
  public var minimizationBehavior = UIBarMinimizationBehavior.automatic
  public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
  public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

  public init() {}
}

@available(iOS 27.0, *)
public enum UIBarMinimizationBehavior: Int, Sendable {
  case automatic, never, onScrollDown, onScrollUp
}

@available(iOS 27.0, *)
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
  case automatic, atScrollEdge
}

@available(iOS 27.0, *)
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
  case automatic, disabled
}
