#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The plugin for a target of an Xcode project, with the files that the target lists.
  ///
  /// It's type-checked against the interface that it uses, but nobody has run it yet.
  extension TutorialBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      let files = target.inputFiles.map(\.url)
      return try TourCommand(
        target: target.displayName, files: files, folder: TourCommand.folder(holding: files, beneath: root), root: root,
        work: context.pluginWorkDirectoryURL, isLinkingLibrary: links(target)
      ).commands(running: try context.tool(named: "tutorialc").url)
    }

    /// Returns true if a target links the library that reads tours.
    ///
    /// A product that it depends on directly has to be one of these.
    private func links(_ target: XcodeTarget) -> Bool {
      target.dependencies.contains { dependency in
        guard case .product(let product) = dependency else { return false }
        return ["TutorialPlayer", "TutorialIR"].contains(product.name)
      }
    }
  }
#endif
