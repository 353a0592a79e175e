// swift-tools-version: 6.2
import PackageDescription

// An emitter that is a program of its own. Put `tutorialc-emit-outline` into a folder of PATH, and say
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
