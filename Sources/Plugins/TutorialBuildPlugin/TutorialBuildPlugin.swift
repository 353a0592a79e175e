import Foundation
import PackagePlugin

/// Compiles the `*.tutorial.yaml` of a target: tours into its bundle, and one Swift file of typed accessors.
///
/// One command for each target. Everything that tutorials may read is declared as an input, and nothing else may be
/// read: what SwiftPM does not know of goes stale without a word. No YAML is parsed here; the names of outputs are those
/// of the files.
@main
struct TutorialBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let tutorials = module.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix(tutorialSuffix) }
      .sorted { $0.path < $1.path }
    guard !tutorials.isEmpty, try namesDiffer(tutorials) else { return [] }

    let inputs = PackageInputs(context.package.directoryURL)
    let list = context.pluginWorkDirectoryURL.appending(component: "inputs.txt")
    try inputs.write(to: list, adding: tutorials)
    let output = context.pluginWorkDirectoryURL.appending(component: "Tours")
    var arguments = ["build"] + tutorials.map(\.path)
    arguments += ["--out", output.path, "--emit", "json,swift", "--diagnostics", "short", "--declared", list.path]
    arguments += ["--root", context.package.directoryURL.path]
    if let configuration = inputs.configuration(for: target.directoryURL) {
      arguments += ["--config", configuration.path]
    }
    let tours = tutorials.map { output.appending(component: name(of: $0) + ".tour.json") }
    return [
      .buildCommand(
        displayName: "Compiling the tutorials of \(target.name)", executable: try context.tool(named: "tutorialc").url,
        arguments: arguments, inputFiles: tutorials + inputs.files + [list],
        outputFiles: tours + [output.appending(component: "Tours.swift")])
    ]
  }

  private let tutorialSuffix = ".tutorial.yaml"

  private func name(of tutorial: URL) -> String {
    String(tutorial.lastPathComponent.dropLast(tutorialSuffix.count))
  }

  /// Two tutorials of one name would write one tour; file systems that fold case take `A` and `a` for one name.
  private func namesDiffer(_ tutorials: [URL]) throws -> Bool {
    var first: [String: URL] = [:]
    for tutorial in tutorials {
      let key = name(of: tutorial).lowercased()
      if let other = first[key] {
        Diagnostics.error(
          "two tutorials of one name make one tour: \(other.path) and \(tutorial.path)", file: tutorial.path, line: 1)
        throw SameName()
      }
      first[key] = tutorial
    }
    return true
  }
}

/// Two tutorials have one name, which has been reported.
private struct SameName: Error, CustomStringConvertible {
  var description: String { "tutorials of one target need names of their own" }
}
