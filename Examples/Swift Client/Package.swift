// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SwiftClient",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tutorialc", path: "../..")],
  targets: [
    .executableTarget(
      name: "SwiftClient", dependencies: [.product(name: "TutorialPlayer", package: "tutorialc")],
      plugins: [.plugin(name: "TutorialBuildPlugin", package: "tutorialc")])
  ],
  swiftLanguageModes: [.v6]
)
