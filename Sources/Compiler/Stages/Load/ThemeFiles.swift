import TutorialLanguage
import TutorialLayouts
import TutorialSyntax
import TutorialThemes

/// Loads the themes that a tutorial and its project extend, one after the other.
struct ThemeFiles {
  /// The largest number of themes that one theme may extend in a chain.
  static let limit = 16
  private static let kind = FileKind("a theme", keys: ThemeFile.topKeys)

  private let world: any World
  private let budget: Budget
  /// The files that were read, and their diagnostics.
  private(set) var record = ReadingRecord()
  /// The paths of the files, in the order in which they are read.
  private(set) var paths: [String] = []

  /// Creates a loader that reads through a world.
  init(in world: any World, budget: Budget) {
    (self.world, self.budget) = (world, budget)
  }

  /// Returns the tutorial's theme over that of its project.
  mutating func theme(of tutorial: Tutorial?, over project: ThemeLayer?) -> LayeredTheme {
    let own = tutorial.flatMap { tutorial in tutorial.theme.map { ThemeLayer(tutorial.source, $0) } }
    return LayeredTheme([own, project].compactMap(\.self).flatMap { layers(from: $0) })
  }

  /// Returns a theme and those that it extends, as far as they can be read.
  private mutating func layers(from first: ThemeLayer) -> [ThemeLayer] {
    var layers = [first]
    var seen: Set<String> = []
    var last = first
    while let path = last.partial.extends {
      let span = SourceSpan(last.source, path.range)
      let joined = FilePath.join(FilePath.folder(of: last.source.path), path.value)
      guard seen.insert(joined).inserted else {
        record.diagnostics.append(
          Diagnostic(.cyclicExtends, "\"\(excerpt(joined))\" extends itself in the end", at: span))
        break
      }
      guard layers.count <= Self.limit else {
        record.diagnostics.append(
          Diagnostic(.limitExceeded, "more than \(Self.limit) themes extend each other", at: span))
        break
      }
      guard let next = read(joined, at: span) else { break }
      layers.append(next)
      last = next
    }
    return layers
  }

  private mutating func read(_ path: String, at span: SourceSpan) -> ThemeLayer? {
    paths.append(path)
    let scope = world.accessScope(of: span.source.path)
    record.questions.append(WorldQuestion(.content, path, within: scope))
    switch LoadedFile(path, in: world, within: scope, budget: budget) {
    case .failure(let error):
      record.diagnostics.append(unreadable(path, error, at: span))
      return nil
    case .document(let parsed):
      if let unknown = Self.kind.diagnostic(of: parsed) {
        record.diagnostics.append(unknown)
        return nil
      }
      let document = record.unwrap(parsed)
      record.sources.append(document.source)
      return ThemeLayer(document.source, record.unwrap(decodeTheme(document)))
    }
  }
}
