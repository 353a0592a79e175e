import TutorialLanguage
import TutorialLayouts
import TutorialSyntax
import TutorialThemes

/// The largest number of themes that one theme may extend in a chain.
private let mostThemes = 16
private let themeKind = FileKind("a theme", keys: ThemeFile.topKeys)

extension TutorialFiles {
  /// Returns the tutorial's theme over that of its project.
  mutating func theme(of tutorial: Tutorial, over project: ThemeLayer?) -> LayeredTheme {
    let own = tutorial.theme.map { ThemeLayer(tutorial.source, $0) }
    return LayeredTheme([own, project].compactMap(\.self).flatMap { layers(from: $0) })
  }

  /// Returns a theme and those that it extends, one after the other, as far as they can be read.
  private mutating func layers(from first: ThemeLayer) -> [ThemeLayer] {
    var layers = [first]
    var seen: Set<String> = []
    var last = first
    while let path = last.partial.extends {
      let span = SourceSpan(last.source, path.range)
      let joined = FilePath.join(FilePath.folder(of: last.source.path), path.value)
      guard seen.insert(joined).inserted else {
        diagnostics.append(
          Diagnostic(.cyclicExtends, "\"\(excerpt(joined))\" extends itself in the end", at: span))
        break
      }
      guard layers.count <= mostThemes else {
        diagnostics.append(Diagnostic(.limitExceeded, "more than \(mostThemes) themes extend each other", at: span))
        break
      }
      guard let document = document(joined, of: themeKind, at: span) else { break }
      last = ThemeLayer(document.source, unwrap(decodeTheme(document)))
      layers.append(last)
    }
    return layers
  }
}
