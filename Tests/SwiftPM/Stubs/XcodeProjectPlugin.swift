// The interface of Xcode's plugins for projects, as far as the build plugin uses it: after Apple's documentation of
// XcodeProjectPlugin. It has no code, since nothing is run.
public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool { throw CancellationError() }
}

public struct XcodeProject {
  public let directoryURL: URL
}

public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
}
