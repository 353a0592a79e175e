import Foundation
import PackagePlugin

/// Runs `tutorialc` in the package's folder: `swift package tutorialc check|build|lock|explain …`.
@main
struct TutorialCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "tutorialc").url
    process.arguments = arguments.isEmpty ? ["--help"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      // The command has printed its errors; only its exit code matters to a script.
      exit(process.terminationReason == .exit ? process.terminationStatus : 3)
    }
  }
}
