// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v14)],
  products: [
    .iOSApplication(
      name: "Gallery",
      targets: ["Gallery"],
      bundleIdentifier: "org.example.navigationbridge.gallery",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .map),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ],
  dependencies: [.package(name: "NavigationBridge", path: "../..")],
  targets: [
    .target(
      name: "GalleryStories",
      dependencies: [.product(name: "NavigationBridge", package: "NavigationBridge")],
      path: "Stories"
    ),
    .executableTarget(name: "Gallery", dependencies: ["GalleryStories"], path: "App"),
  ],
  swiftLanguageModes: [.v6]
)
