// swift-tools-version: 6.0
import PackageDescription

// The only native code: pictures of what the headless runtime shows. Nothing in the root package
// depends on it, so a clean clone builds and tests with the toolchain alone.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let runtime = Target.Dependency.product(name: "HeadlessRuntime", package: "NavigationBridge")

let package = Package(
  name: "Draw",
  products: [
    .library(name: "Draw", targets: ["Draw"])
  ],
  dependencies: [
    .package(name: "NavigationBridge", path: "../..")
  ],
  targets: [
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]
    ),
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .systemLibrary(
      name: "CRsvg",
      pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"])]
    ),
    .target(
      name: "Draw",
      dependencies: ["CCairo", "CPango", "CRsvg", runtime],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "gallery-demo",
      dependencies: [
        "Draw", runtime, .product(name: "GalleryWalk", package: "NavigationBridge"),
        .product(name: "SampleWalk", package: "NavigationBridge"),
      ],
      swiftSettings: settings
    ),
    .testTarget(name: "DrawTests", dependencies: ["Draw", runtime], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
