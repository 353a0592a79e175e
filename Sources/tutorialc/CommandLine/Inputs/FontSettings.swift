import TutorialPluginKit
import TutorialSyntax

/// `fonts` of `tutorialc.yaml`: what texts are measured with. Paths are as seen from the working directory.
struct FontSettings: Sendable {
  /// A font, and where it is written.
  struct Entry: Sendable {
    /// The font.
    var font: MeasurerFont
    /// Where its path is written.
    var span: SourceSpan
  }

  /// Where `fonts` is written.
  var span: SourceSpan
  /// The fonts of each face, in the order of `MeasurerFace.allCases`.
  var entries: [MeasurerFace: [Entry]] = [:]
  /// Whether what is written there is wrong, which has been reported: nothing can be measured then.
  var isWrong = false
  /// The program that measures and its arguments, where the configuration names one.
  var command: [String]?

  /// No fonts yet.
  init(span: SourceSpan) {
    self.span = span
  }

  /// The fonts of a face. Titles, strong words and buttons are in the font of titles, and that is the body's, where
  /// nothing else is said.
  subscript(face: MeasurerFace) -> [Entry] {
    let order: [MeasurerFace] =
      switch face {
      case .title: [.title, .body]
      case .body: [.body, .title]
      case .strong: [.strong, .title, .body]
      case .button: [.button, .title, .body]
      }
    return order.lazy.compactMap { entries[$0] }.first { !$0.isEmpty } ?? []
  }

  /// The fonts as a measurer takes them.
  var fonts: MeasurerFonts {
    func fonts(_ face: MeasurerFace) -> [MeasurerFont] { self[face].map(\.font) }
    return MeasurerFonts(
      title: fonts(.title), body: fonts(.body), strong: fonts(.strong), button: fonts(.button))
  }

  /// The font files, each once, in the order in which they are written.
  var files: [Entry] {
    var seen: Set<String> = []
    return MeasurerFace.allCases.flatMap { entries[$0] ?? [] }.filter { seen.insert($0.font.path).inserted }
  }
}
