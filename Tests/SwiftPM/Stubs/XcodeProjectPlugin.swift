// The interface of Xcode's plugins for projects, as far as the build plugin uses it, by Apple's documentation of
// XcodeProjectPlugin. It has no code, because nothing is run.
public import Foundation
public import PackagePlugin

/// A plugin that makes commands for the targets of a project.
public protocol XcodeBuildToolPlugin: Plugin {
  /// Creates the commands for a target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// The environment that a plugin runs in.
public struct XcodePluginContext {
  /// The project.
  public let xcodeProject: XcodeProject
  /// The folder for outputs.
  public let pluginWorkDirectoryURL: URL

  /// Finds a program that the plugin depends on.
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
  /// Its dependencies.
  public let dependencies: [XcodeTargetDependency]
}

/// A dependency of a project's target.
public enum XcodeTargetDependency {
  /// Another target of the project.
  case target(XcodeTarget)
  /// A product of a package.
  case product(any Product)
}
