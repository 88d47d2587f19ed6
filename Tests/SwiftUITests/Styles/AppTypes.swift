// No hidden interface is imported here: these are what an app writes.
import SwiftUI

struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Signal: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.red : Color.blue
  }
}

struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

struct Titled: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("menu:")
      Menu(configuration)
    }
  }
}

struct Plain: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("form:")
      configuration.content
    }
  }
}

struct Marked: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          Text(configuration.isExpanded ? "less" : "more")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}
