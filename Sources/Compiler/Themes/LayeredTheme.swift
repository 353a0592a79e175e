package import TutorialSyntax
package import TutorialTour
package import TutorialValues

/// A theme as one file says it.
package struct ThemeLayer: Sendable {
  /// The file.
  package var source: SourceText
  /// What it says.
  package var partial: ThemePartial

  /// What a file says.
  package init(_ source: SourceText, _ partial: ThemePartial) {
    (self.source, self.partial) = (source, partial)
  }
}

/// Themes over each other and over the standard one: of each value, what the first of them says that says anything.
package struct LayeredTheme: Sendable {
  /// A value, and where it is written.
  package struct Found<Value> {
    /// The value.
    package var value: Value
    /// The place; nil for what holds without being written.
    package var span: SourceSpan?
  }

  private let layers: [ThemeLayer]

  /// The standard theme under some others.
  ///
  /// - Parameter layers: the uppermost first.
  package init(_ layers: [ThemeLayer] = []) { self.layers = layers }

  /// Whether it is the standard theme, since nothing is written.
  package var isStandard: Bool { layers.isEmpty }

  /// The colour of a part.
  package func color(_ part: TourTheme.Colors.Part, _ scheme: TourTheme.Scheme) -> Found<Color> {
    found { $0.colors?[part]?[scheme] }
      ?? Found(value: Color(hex: TourTheme.standard[scheme][part]) ?? .black, span: nil)
  }

  /// The first layer's value that has one.
  private func found<Value>(_ value: (ThemePartial) -> Located<Value>?) -> Found<Value>? {
    for layer in layers {
      guard let found = value(layer.partial) else { continue }
      return Found(value: found.value, span: SourceSpan(layer.source, found.range))
    }
    return nil
  }

  /// The theme as a tour has it.
  package var resolved: TourTheme {
    guard !isStandard else { return .standard }
    func colors(_ scheme: TourTheme.Scheme) -> TourTheme.Colors { TourTheme.Colors { color($0, scheme).value.hex } }
    var measures = TourTheme.Measures()
    for part in TourTheme.Measures.Part.allCases {
      if let written = found({ $0[part] }) { measures[part] = written.value }
    }
    return TourTheme(
      light: colors(.light), dark: colors(.dark), title: text(.title), body: text(.body), button: text(.button),
      progress: text(.progress), measures: measures)
  }

  /// How the words of a part are set.
  package func text(_ part: TourTheme.TextPart) -> TourTheme.Text {
    let standard = TourTheme.standard[part]
    let size = found { $0[part]?.size }?.value ?? standard.size
    // In whole units, and as high to the font as the standard one.
    let line = (size * standard.line / standard.size).rounded(.up)
    return TourTheme.Text(
      font: (found { $0[part]?.font } ?? found(\.font))?.value ?? standard.font, size: size,
      line: found { $0[part]?.line }?.value ?? line, weight: found { $0[part]?.weight }?.value ?? standard.weight)
  }

  /// What is wrong with the theme as a whole: lines that are lower than their letters.
  package var diagnostics: [Diagnostic] {
    guard !isStandard else { return [] }
    return TourTheme.TextPart.allCases.compactMap { part in
      let text = text(part)
      guard text.line < text.size, let place = (found { $0[part]?.line })?.span else { return nil }
      var diagnostic = Diagnostic(
        .valueOutOfRange,
        "the line of the \(part.rawValue) is \(decimal(text.line)) high, less than its font's size of \(decimal(text.size))",
        at: place)
      if let size = (found { $0[part]?.size })?.span {
        diagnostic.labels = [.init(size, "the size is written here")]
      }
      return diagnostic
    }
  }
}
