// The interface of Xcode's plugins for projects, as far as the build plugin uses it: after Apple's documentation of
// XcodeProjectPlugin. It has no code, since nothing is run.
public import Foundation
public import PackagePlugin

/// A plugin that makes commands for the targets of a project.
public protocol XcodeBuildToolPlugin: Plugin {
  /// The commands for a target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// Where a plugin runs.
public struct XcodePluginContext {
  /// The project.
  public let xcodeProject: XcodeProject
  /// Where outputs go.
  public let pluginWorkDirectoryURL: URL

  /// A program that the plugin depends on.
  public func tool(named name: String) throws -> PluginContext.Tool { throw CancellationError() }
}

/// A project.
public struct XcodeProject {
  /// Its folder.
  public let directoryURL: URL
}

/// A target of a project.
public struct XcodeTarget {
  /// Its name.
  public let displayName: String
  /// Its files.
  public let inputFiles: FileList
  /// What it depends on.
  public let dependencies: [XcodeTargetDependency]
}

/// What a target of a project depends on.
public enum XcodeTargetDependency {
  /// Another target of the project.
  case target(XcodeTarget)
  /// A product of a package.
  case product(any Product)
}
