// swift-tools-version: 6.2
import PackageDescription

// An emitter as a separate program. Put `tutorialc-emit-outline` into a folder of PATH, and run
// `tutorialc build --emit outline`.
let package = Package(
  name: "swift-emitter",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tutorialc", path: "../..")],
  targets: [
    .executableTarget(
      name: "tutorialc-emit-outline",
      dependencies: [
        .product(name: "TutorialIR", package: "tutorialc"), .product(name: "TutorialPluginKit", package: "tutorialc"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
