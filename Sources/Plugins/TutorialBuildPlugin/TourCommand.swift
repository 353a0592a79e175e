import Foundation
import PackagePlugin

/// The command that compiles the tutorials of a target: one for each target, and it runs in every build.
///
/// SwiftPM asks for commands when a package or the folder of a target changes, and then knows their inputs by name: of a
/// strings file that appears elsewhere it takes no notice, and without a layout that is gone it builds nothing at all. So
/// only the target's own files are declared, and a file that every run changes; what has changed besides, `tutorialc`
/// finds out itself. No YAML is parsed here; the names of outputs are those of the files.
struct TourCommand {
  /// The target's name.
  let target: String
  /// The target's files.
  let files: [URL]
  /// The target's folder: where the search for `tutorialc.yaml` begins.
  let folder: URL
  /// The folder of the package or project: nothing outside of it is read.
  let root: URL
  /// Where outputs go.
  let work: URL
  /// Whether the target links the library that reads tours, so that its accessors may.
  let isLinkingLibrary: Bool

  /// The command, where there is something to compile.
  func commands(running tool: URL) throws -> [Command] {
    let tutorials = files.filter { $0.lastPathComponent.hasSuffix(Self.suffix) }.sorted { $0.path < $1.path }
    guard !tutorials.isEmpty else { return [] }
    try checkNames(tutorials)
    let output = work.appending(component: "Tours")
    let again = work.appending(component: "again.txt")
    if !FileManager.default.fileExists(atPath: again.path) { try Data().write(to: again) }
    let own = files.filter { file in Self.inputs.contains { file.lastPathComponent.hasSuffix($0) } }
    var arguments = ["build"]
    arguments += tutorials.map(\.path)
    arguments += ["--out", output.path, "--emit", "json,swift", "--diagnostics", "short", "--touch", again.path]
    arguments += ["--root", root.path, "--config-from", folder.path]
    if isLinkingLibrary { arguments += ["--set", "swift.load=true"] }
    let tours = tutorials.map { output.appending(component: name(of: $0) + ".tour.json") }
    return [
      .buildCommand(
        displayName: "Compiling the tutorials of \(target)", executable: tool, arguments: arguments,
        inputFiles: own.sorted { $0.path < $1.path } + [again],
        outputFiles: tours + [output.appending(component: "Tours.swift")])
    ]
  }

  private static let suffix = ".tutorial.yaml"
  /// What tutorials are made of.
  private static let inputs = [".yaml", ".yml", ".json", ".ttf", ".otf", ".ttc"]

  private func name(of tutorial: URL) -> String {
    String(tutorial.lastPathComponent.dropLast(Self.suffix.count))
  }

  /// Two tutorials of one name would write one tour; file systems that fold case take `A` and `a` for one name.
  private func checkNames(_ tutorials: [URL]) throws {
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
  }

  /// The deepest folder that holds all tutorials among some files, for who knows no folder of a target.
  static func folder(holding files: [URL], beneath root: URL) -> URL {
    let folders = files.filter { $0.lastPathComponent.hasSuffix(suffix) }
      .map { $0.standardizedFileURL.deletingLastPathComponent().pathComponents }
    guard var common = folders.first else { return root }
    for folder in folders.dropFirst() {
      let length = zip(common, folder).prefix { $0 == $1 }.count
      common = Array(common.prefix(length))
    }
    let place = URL(fileURLWithPath: NSString.path(withComponents: common), isDirectory: true)
    // What lies elsewhere is refused when it is read.
    return common.starts(with: root.standardizedFileURL.pathComponents) ? place : root
  }
}

/// Two tutorials have one name, which has been reported.
private struct SameName: Error, CustomStringConvertible {
  var description: String { "tutorials of one target need names of their own" }
}
