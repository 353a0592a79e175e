import Foundation
import PackagePlugin

/// The command that compiles the tutorials of a target. There is one for each target, and it runs in every build.
///
/// SwiftPM asks for commands when a package or the target's folder changes, and afterwards knows their inputs by name.
/// It ignores a new strings file elsewhere, and without a deleted layout it builds nothing at all. So the command only
/// declares the target's own files, and a file that changes in every run; `tutorialc` detects all other changes itself.
/// The plugin parses no YAML: outputs are named after the tutorials' files.
struct TourCommand {
  let target: String
  let files: [URL]
  /// The target's folder, where the search for `tutorialc.yaml` begins.
  let folder: URL
  /// The folder of the package or project; nothing outside it is read.
  let root: URL
  let work: URL
  /// True if the target links the library that reads tours, so that its accessors may use it.
  let isLinkingLibrary: Bool

  /// Returns the command, or nothing if there are no tutorials.
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
  /// The suffixes of the files that tutorials depend on.
  private static let inputs = [".yaml", ".yml", ".json", ".ttf", ".otf", ".ttc"]

  private func name(of tutorial: URL) -> String {
    String(tutorial.lastPathComponent.dropLast(Self.suffix.count))
  }

  /// Refuses tutorials with the same name, which would write the same tour, ignoring case as some file systems do.
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

  /// Returns the deepest folder that contains all tutorials, for projects without a folder for each target.
  static func folder(holding files: [URL], beneath root: URL) -> URL {
    let folders = files.filter { $0.lastPathComponent.hasSuffix(suffix) }
      .map { $0.standardizedFileURL.deletingLastPathComponent().pathComponents }
    guard var common = folders.first else { return root }
    for folder in folders.dropFirst() {
      let length = zip(common, folder).prefix { $0 == $1 }.count
      common = Array(common.prefix(length))
    }
    let place = URL(fileURLWithPath: NSString.path(withComponents: common), isDirectory: true)
    // Files outside the root are refused when they are read.
    return common.starts(with: root.standardizedFileURL.pathComponents) ? place : root
  }
}

/// An error for two tutorials with the same name; it has been reported already.
private struct SameName: Error, CustomStringConvertible {
  var description: String { "tutorials of one target need names of their own" }
}
