/// A style of the app's for one kind of view; nil for the system's.
struct ViewStyling<Configuration> {
  var make: (@MainActor (Configuration) -> AnyView)?
}

/// What an app's style makes of a view, or how the system shows it.
nonisolated struct StyledView<Configuration, System: View>: View {
  let path: WritableKeyPath<EnvironmentValues, ViewStyling<Configuration>>
  let styling: ViewStyling<Configuration>
  let configuration: Configuration
  let system: System

  @MainActor
  var body: some View {
    if let make = styling.make {
      // Inside its own style it is shown as by the system.
      make(configuration).environment(path, ViewStyling())
    } else {
      system
    }
  }
}

/// Sets the style of one kind of view; nil for the system's.
nonisolated struct StylingModifier<Style, Configuration>: ViewModifier {
  let path: WritableKeyPath<EnvironmentValues, ViewStyling<Configuration>>
  let style: Style?
  let make: @MainActor (Style, Configuration) -> AnyView

  @MainActor
  func body(content: Content) -> some View {
    content.environment(path, styling)
  }

  @MainActor
  private var styling: ViewStyling<Configuration> {
    guard let style else { return ViewStyling() }
    return ViewStyling { [make] in make(style, $0) }
  }
}
