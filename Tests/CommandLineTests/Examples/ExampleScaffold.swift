import TutorialCompiler
import TutorialSyntax

@testable import tutorialc

/// The text around an example of the catalogue that makes it a whole tutorial or layout.
///
/// A line that contains nothing but `§` stands for the example, indented as the line is.
struct ExampleScaffold: Sendable {
  /// The tutorial.
  var tutorial: String
  /// The layout.
  var layout: String
  /// The layout's path.
  var layoutPath = "a.layout.yaml"
  /// The strings file for Japanese, if there is one.
  var strings: String?
  /// The text that the example's ellipsis stands for.
  var ellipsis = ""

  /// A tutorial of two steps on `inbox`.
  ///
  /// - Parameters:
  ///   - first: keys of the first step, one a line.
  ///   - defaults: keys of both.
  static func tutorial(_ first: String = "", defaults: String = "target: compose-button, callout: Hi.") -> String {
    """
    tutorial: t
    layout: [a.layout.yaml]
    defaults: { screen: inbox, \(defaults) }
    steps:
      - id: compose
    \(indented(first, by: 4))
      - { id: attach, target: send-button, callout: Bye. }
    """
  }

  /// A layout of one snapshot, of `inbox` on a phone.
  ///
  /// - Parameters:
  ///   - elements: elements beside the usual ones.
  ///   - size: the size of the display.
  ///   - keys: further keys of the snapshot, one a line.
  ///   - others: further snapshots.
  static func layout(
    _ elements: [String] = [], size: String = "[400, 800]", keys: String = "", others: [String] = []
  ) -> String {
    let usual = ["compose-button", "send-button", "send", "list"].enumerated().map {
      "{ id: \($1), frame: [100, \(100 + $0 * 80), 60, 60] }"
    }
    return """
      snapshots:
        - screen: inbox
          variant: phone
          traits: { platform: ios, idiom: phone, locale: en }
          display: { size: \(size) }
      \(indented(keys, by: 4))
          elements:
      \((usual + elements).map { "      - \($0)" }.joined(separator: "\n"))
      \(others.map { "  - \($0)" }.joined(separator: "\n"))
      """
  }

  /// The snapshot of a screen in a variant, on one line.
  static func snapshot(_ screen: String, _ variant: String, traits: String = "", _ elements: String...) -> String {
    "{ screen: \(screen), variant: \(variant), traits: { \(traits) }, display: { size: [400, 800] }, "
      + "elements: [\(elements.joined(separator: ", "))] }"
  }

  private static func indented(_ text: String, by count: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }

  /// The diagnostics of the example inside its scaffold.
  func diagnostics(_ example: String) -> [Diagnostic] {
    let example = example.replacing("…", with: ellipsis)
    func filled(_ text: String) -> [UInt8] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.drop { $0 == " " } == "§" ? Self.indented(example, by: line.count - 1) : String(line)
      }
      return Self.bytes(lines.joined(separator: "\n") + "\n")
    }
    var files = ["t.tutorial.yaml": filled(tutorial), layoutPath: filled(layout)]
    if let strings { files["strings/ja.yaml"] = filled(strings) }
    let compiled = Compiler(world: ExampleWorld(files: files)).compile("t.tutorial.yaml")
    var comments = IgnoreComments(in: compiled.sources)
    let decided = decideSeverities(compiled.diagnostics, SeverityPolicy(), &comments, tourMissing: compiled.tour == nil)
    return decided + comments.drainUnused(in: "t.tutorial.yaml", among: Plugins.diagnostics)
  }

  /// The bytes of `text`, in which `\xE9` stands for one byte: a string cannot hold invalid UTF-8.
  private static func bytes(_ text: String) -> [UInt8] {
    Array(
      text.split(separator: "\\xE9", omittingEmptySubsequences: false).map { Array($0.utf8) }.joined(separator: [0xE9]))
  }
}

/// The files of an example.
private struct ExampleWorld: UnboundedWorld {
  let files: [String: [UInt8]]

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    if let bytes = files[path] { return .success(bytes) }
    return .failure(files.keys.contains { $0.hasPrefix(path + "/") } ? .notAFile : .notFound)
  }

  func files(matching glob: String) -> [String] {
    let pattern = Glob(glob)
    return files.keys.filter { pattern.matches($0) }.sorted()
  }
}
