#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The same for a target of an Xcode project, whose files are what the target lists. Type-checked against the interface
  /// that it uses; nobody has run it yet.
  extension TutorialBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      let files = target.inputFiles.map(\.url)
      return try TourCommand(
        target: target.displayName, files: files, folder: TourCommand.folder(holding: files, beneath: root), root: root,
        work: context.pluginWorkDirectoryURL, isLinkingLibrary: links(target)
      ).commands(running: try context.tool(named: "tutorialc").url)
    }

    /// Whether a target links the library that reads tours: a product that it depends on itself has to be one of these.
    private func links(_ target: XcodeTarget) -> Bool {
      target.dependencies.contains { dependency in
        guard case .product(let product) = dependency else { return false }
        return ["TutorialPlayer", "TutorialIR"].contains(product.name)
      }
    }
  }
#endif
