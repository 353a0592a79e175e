import TutorialPluginKit
import TutorialSyntax

/// `fonts` of `tutorialc.yaml`: the settings for measuring texts, with paths relative to the working directory.
struct FontSettings: Sendable {
  /// A font, and its place in the configuration.
  struct Entry: Sendable {
    var font: MeasurerFont
    /// The place of its path.
    var span: SourceSpan
  }

  /// The place of `fonts`.
  var span: SourceSpan
  /// The fonts of each face, in the order of `MeasurerFace.allCases`.
  var entries: [MeasurerFace: [Entry]] = [:]
  /// True if the settings have errors, which were reported; nothing can be measured then.
  var isWrong = false
  /// The measuring program and its arguments, if the configuration names one.
  var command: [String]?

  /// The fonts of a face. By default, strong words and buttons use the fonts of titles, and titles those of bodies.
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

  /// The fonts in the measurer's format.
  var fonts: MeasurerFonts {
    func fonts(_ face: MeasurerFace) -> [MeasurerFont] { self[face].map(\.font) }
    return MeasurerFonts(
      title: fonts(.title), body: fonts(.body), strong: fonts(.strong), button: fonts(.button))
  }

  /// The font files without duplicates, in the order written.
  var files: [Entry] {
    var seen: Set<String> = []
    return MeasurerFace.allCases.flatMap { entries[$0] ?? [] }.filter { seen.insert($0.font.path).inserted }
  }
}
