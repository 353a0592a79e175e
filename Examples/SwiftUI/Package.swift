// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TutorialUI",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [.library(name: "TutorialUI", targets: ["TutorialUI"])],
  dependencies: [.package(name: "tutorialc", path: "../..")],
  targets: [
    // What needs no SwiftUI: how a tour goes on, and how a layout is written. Built and tested anywhere.
    .target(name: "TutorialRuntime", dependencies: [.product(name: "TutorialPlayer", package: "tutorialc")]),
    // The views. Empty where there is no SwiftUI.
    .target(
      name: "TutorialUI",
      dependencies: ["TutorialRuntime", .product(name: "TutorialPlayer", package: "tutorialc")]),
    .testTarget(
      name: "TutorialRuntimeTests",
      dependencies: ["TutorialRuntime", .product(name: "TutorialPlayer", package: "tutorialc")]),
  ],
  swiftLanguageModes: [.v6]
)
