package import TutorialSyntax
package import TutorialTour
package import TutorialValues

/// A theme from one file.
package struct ThemeLayer: Sendable {
  /// The file.
  package var source: SourceText
  /// The values written in it.
  package var partial: ThemePartial

  /// Creates a layer from a file and its values.
  package init(_ source: SourceText, _ partial: ThemePartial) {
    (self.source, self.partial) = (source, partial)
  }
}

/// A stack of themes on top of the standard one; the first theme that has a value determines it.
package struct LayeredTheme: Sendable {
  /// A value with the place where it is written; nil for a default.
  package typealias Resolved<Value> = (value: Value, span: SourceSpan?)

  private let layers: [ThemeLayer]

  /// Creates a stack of themes over the standard one.
  ///
  /// - Parameter layers: the themes, topmost first.
  package init(_ layers: [ThemeLayer] = []) { self.layers = layers }

  /// True if it is the standard theme, because nothing is written.
  package var isStandard: Bool { layers.isEmpty }

  /// The colour of a part.
  package func color(_ part: TourTheme.Colors.Part, _ scheme: TourTheme.Scheme) -> Resolved<Color> {
    resolved { $0.colors?[part]?[scheme] }
      ?? (Color(hex: TourTheme.standard[scheme][part]) ?? .black, nil)
  }

  /// The value of the first layer that has one.
  private func resolved<Value>(_ value: (ThemePartial) -> Located<Value>?) -> Resolved<Value>? {
    for layer in layers {
      if let found = value(layer.partial) { return (found.value, SourceSpan(layer.source, found.range)) }
    }
    return nil
  }

  /// The complete theme for a tour.
  package var resolved: TourTheme {
    guard !isStandard else { return .standard }
    func colors(_ scheme: TourTheme.Scheme) -> TourTheme.Colors { TourTheme.Colors { color($0, scheme).value.hex } }
    var measures = TourTheme.Measures()
    for part in TourTheme.Measures.Part.allCases {
      if let written = resolved({ $0[part] }) { measures[part] = written.value }
    }
    return TourTheme(
      light: colors(.light), dark: colors(.dark), title: text(.title), body: text(.body), button: text(.button),
      progress: text(.progress), measures: measures,
      shadows: resolved(\.shadows)?.value ?? TourTheme.standard.shadows)
  }

  /// The text style of a part.
  package func text(_ part: TourTheme.TextPart) -> TourTheme.Text {
    let standard = TourTheme.standard[part]
    let size = resolved { $0[part]?.size }?.value ?? standard.size
    // In whole units, with the standard theme's ratio of line height to font size.
    let line = (size * standard.line / standard.size).rounded(.up)
    return TourTheme.Text(
      font: (resolved { $0[part]?.font } ?? resolved(\.font))?.value ?? standard.font, size: size,
      line: resolved { $0[part]?.line }?.value ?? line, weight: resolved { $0[part]?.weight }?.value ?? standard.weight)
  }

  /// The faults of the theme as a whole: line heights below the font size.
  package var diagnostics: [Diagnostic] {
    guard !isStandard else { return [] }
    return TourTheme.TextPart.allCases.compactMap { part in
      let text = text(part)
      guard text.line < text.size, let place = (resolved { $0[part]?.line })?.span else { return nil }
      var diagnostic = Diagnostic(
        .valueOutOfRange,
        "the line of the \(part.rawValue) is \(decimal(text.line)) high, less than its font's size of \(decimal(text.size))",
        at: place)
      if let size = (resolved { $0[part]?.size })?.span {
        diagnostic.labels = [.init(size, "the size is written here")]
      }
      return diagnostic
    }
  }
}
