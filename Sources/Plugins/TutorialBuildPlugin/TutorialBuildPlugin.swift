import Foundation
import PackagePlugin

/// Compiles the `*.tutorial.yaml` of a target to tours in its bundle and a Swift file of typed accessors.
@main
struct TutorialBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    return try TourCommand(
      target: target.name, files: module.sourceFiles.map(\.url), folder: target.directoryURL,
      root: context.package.directoryURL, work: context.pluginWorkDirectoryURL,
      // A target links all that its dependencies link.
      isLinkingLibrary: target.recursiveTargetDependencies.contains { $0.name == "TutorialTour" }
    ).commands(running: try context.tool(named: "tutorialc").url)
  }
}
