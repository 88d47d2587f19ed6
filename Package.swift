// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

#if compiler(>=6.2) || os(Linux)
let sdk26: [SwiftSetting] = [.define("SDK_26")]
#else
let sdk26: [SwiftSetting] = []
#endif

#if compiler(>=6.4) || os(Linux)
let sdk27: [SwiftSetting] = [.define("SDK_27")]
#else
let sdk27: [SwiftSetting] = []
#endif

// On Linux the package brings UIKit, SwiftUI and their kin itself. On a Mac they come from the SDK.
#if os(Linux)
let platform: [Target.Dependency] = [
  "UIKit", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "os", "OSLog",
  "UniformTypeIdentifiers", "CoreTransferable", "PhotosUI", "UserNotifications", "SafariServices",
  "MessageUI", "WebKit",
]
let testing: [Target.Dependency] = ["_Testing_UIKit", "_Testing_CoreGraphics", "StageSupport"]
let bridgeTesting = testing + ["BridgeSupport"]
#else
let platform: [Target.Dependency] = []
let testing: [Target.Dependency] = []
let bridgeTesting = testing
#endif

var products: [Product] = [
  .library(name: "NavigationBridge", targets: ["NavigationBridge"]),
  .library(name: "NavigationBridgeTesting", targets: ["NavigationBridgeTesting"]),
]

var targets: [Target] = [
  .target(name: "NavigationCore"),
  .target(
    name: "NavigationBridge",
    dependencies: ["NavigationCore"] + platform,
    resources: [.copy("PrivacyInfo.xcprivacy")]
  ),
  .target(name: "NavigationBridgeTesting", dependencies: ["NavigationBridge"] + platform),
  .target(name: "CoreSupport", dependencies: ["NavigationCore"], path: "Tests/CoreSupport"),
  .testTarget(name: "NavigationCoreTests", dependencies: ["NavigationCore", "CoreSupport"]),
  .testTarget(
    name: "NavigationBridgeTests",
    dependencies: [
      "NavigationBridge", "NavigationBridgeTesting", "CoreSupport", "ArticleSnippets",
    ] + platform + bridgeTesting
  ),
  .target(
    name: "ArticleSnippets",
    dependencies: ["NavigationBridge", "NavigationBridgeTesting"] + platform,
    path: "Tests/ArticleSnippets"
  ),
]

#if os(Linux)
products += [
  .library(
    name: "HeadlessRuntime",
    targets: [
      "UIKit", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "os", "OSLog",
      "UniformTypeIdentifiers", "CoreTransferable", "PhotosUI", "UserNotifications",
      "SafariServices", "MessageUI", "WebKit", "_Testing_UIKit", "_Testing_CoreGraphics",
    ]
  ),
  .library(name: "GalleryWalk", targets: ["GalleryWalk"]),
  .library(name: "SampleWalk", targets: ["SampleWalk"]),
]
targets += [
  .target(name: "Combine", path: "Headless/Combine"),
  .target(name: "UserNotifications", path: "Headless/UserNotifications"),
  .target(name: "UIKit", dependencies: ["UserNotifications"], path: "Headless/UIKit"),
  .target(
    name: "SwiftUI",
    dependencies: [
      "UIKit", "Combine", "CoreTransferable", "UniformTypeIdentifiers", "SwiftUIMacros",
    ],
    path: "Headless/SwiftUI"
  ),
  .target(name: "UniformTypeIdentifiers", path: "Headless/UniformTypeIdentifiers"),
  .target(
    name: "CoreTransferable",
    dependencies: ["UniformTypeIdentifiers"],
    path: "Headless/CoreTransferable"
  ),
  .target(
    name: "PhotosUI",
    dependencies: ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers"],
    path: "Headless/PhotosUI"
  ),
  .macro(name: "SwiftUIMacros", path: "Headless/SwiftUIMacros"),
  .target(name: "CoreGraphics", dependencies: ["UIKit"], path: "Headless/CoreGraphics"),
  .target(
    name: "QuartzCore",
    dependencies: ["CoreGraphics", "UIKit"],
    path: "Headless/QuartzCore"
  ),
  .target(name: "SafariServices", dependencies: ["UIKit"], path: "Headless/SafariServices"),
  .target(name: "MessageUI", dependencies: ["UIKit"], path: "Headless/MessageUI"),
  .target(name: "WebKit", dependencies: ["UIKit"], path: "Headless/WebKit"),
  .target(name: "os", path: "Headless/os"),
  .target(name: "OSLog", dependencies: ["os"], path: "Headless/OSLog"),
  .target(name: "_Testing_UIKit", path: "Headless/_Testing_UIKit"),
  .target(name: "_Testing_CoreGraphics", path: "Headless/_Testing_CoreGraphics"),
  .target(name: "StageSupport", dependencies: ["UIKit", "_Testing_UIKit"], path: "Tests/Support"),
  .target(
    name: "BridgeSupport",
    dependencies: ["NavigationBridge", "NavigationBridgeTesting", "CoreSupport"] + platform,
    path: "Tests/BridgeSupport"
  ),
  .target(
    name: "GalleryStories",
    dependencies: ["NavigationBridge"] + platform,
    path: "Examples/Gallery.swiftpm/Stories"
  ),
  .executableTarget(
    name: "Gallery",
    dependencies: ["GalleryStories"] + platform,
    path: "Examples/Gallery.swiftpm/App"
  ),
  .target(
    name: "GalleryWalk",
    dependencies: ["GalleryStories", "NavigationBridgeTesting"] + platform,
    path: "Examples/GalleryWalk"
  ),
  .executableTarget(
    name: "Benchmarks",
    dependencies: ["NavigationBridge", "NavigationCore", "GalleryStories"] + platform,
    path: "Benchmarks"
  ),
  .executableTarget(
    name: "Soak",
    dependencies: ["CoreSupport", "BridgeSupport"] + platform,
    path: "Tests/Soak"
  ),
  .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UserNotifications"] + testing),
  .testTarget(name: "PlatformModuleTests", dependencies: platform + testing),
  .testTarget(name: "SwiftUITests", dependencies: platform + testing),
  .testTarget(
    name: "FieldCaseTests",
    dependencies: ["NavigationBridge", "NavigationBridgeTesting"] + platform + bridgeTesting
  ),
  .testTarget(name: "GalleryTests", dependencies: ["GalleryWalk"] + platform + testing),
]

// Ordinary iOS sources: they know nothing of this package, and choose no language features.
let samples: [Target] = [
  .target(name: "PlainBarBridge", dependencies: platform, path: "Examples/Plain/BarBridge"),
  .target(name: "PlainCoordinator", dependencies: platform, path: "Examples/Plain/Coordinator"),
  .target(name: "PlainRouter", dependencies: platform, path: "Examples/Plain/Router"),
  .target(
    name: "PlainWindowNavigation",
    dependencies: platform,
    path: "Examples/Plain/WindowNavigation"
  ),
  .target(name: "Shop", dependencies: platform, path: "Examples/Shop"),
  .target(name: "Mail", dependencies: platform, path: "Examples/Mail"),
  .target(name: "Catalog", dependencies: platform, path: "Examples/Catalog"),
]
for sample in samples {
  sample.swiftSettings = [.swiftLanguageMode(.v5)]
}
targets += [
  .target(
    name: "SampleWalk",
    dependencies: ["Shop", "Mail", "Catalog", "NavigationBridgeTesting"] + platform,
    path: "Examples/SampleWalk"
  ),
  .testTarget(
    name: "SampleTests",
    dependencies: samples.map { .byName(name: $0.name) }
      + ["NavigationBridgeTesting", "SampleWalk"] + platform + testing
  ),
]
#else
let samples: [Target] = []
#endif

for target in targets {
  target.swiftSettings = settings + sdk26 + sdk27
}

targets += samples

let package = Package(
  name: "NavigationBridge",
  platforms: [.iOS(.v14)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
