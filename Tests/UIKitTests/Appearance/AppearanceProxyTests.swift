import StageSupport
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite(.onStage)
struct AppearanceProxyTests {
  let stage = Stage.current

  @Test
  func `a bar takes what its proxy has when it comes into a window`() {
    UINavigationBar.appearance().tintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .blue
    UINavigationBar.appearance().standardAppearance = appearance
    let nav = UINavigationController(rootViewController: UIViewController())
    #expect(nav.navigationBar.titleTextAttributes == nil)

    stage.show(nav)

    #expect(nav.navigationBar.tintColor == .red)
    #expect(nav.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
    #expect(nav.navigationBar.standardAppearance === appearance)
  }

  @Test
  func `what a view was given itself stays`() {
    UINavigationBar.appearance().barTintColor = .red
    UISwitch.appearance().onTintColor = .red
    let nav = UINavigationController(rootViewController: UIViewController())
    nav.navigationBar.barTintColor = .green

    stage.show(nav)

    #expect(nav.navigationBar.barTintColor == .green)
  }

  @Test
  func `a proxy for a container counts inside it only, and wins`() {
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .green
    let root = UIViewController()
    let (outer, inner) = (UILabel(), UILabel())
    let table = UITableView()
    table.addSubview(inner)
    root.view.addSubview(outer)
    root.view.addSubview(table)

    stage.show(root)

    #expect(outer.textColor == .red)
    #expect(inner.textColor == .green)
  }
}
