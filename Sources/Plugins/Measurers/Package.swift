// swift-tools-version: 6.2
import PackageDescription

/// The measurer is a separate package because it needs HarfBuzz, which users of tutorialc's package don't.
let package = Package(
  name: "tutorialc-measure",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "tutorialc-measure", targets: ["tutorialc-measure"])],
  dependencies: [.package(name: "tutorialc", path: "../../..")],
  targets: [
    .systemLibrary(
      name: "CHarfBuzz", path: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .executableTarget(
      name: "tutorialc-measure",
      dependencies: ["CHarfBuzz", .product(name: "TutorialPluginKit", package: "tutorialc")], path: "Measure",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
