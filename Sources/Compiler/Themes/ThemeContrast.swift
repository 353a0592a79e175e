package import TutorialSyntax
import TutorialTour
import TutorialValues

/// Finds parts of callouts with too little contrast to their background, in either scheme.
///
/// Text needs 4.5:1 (WCAG 2.2, success criterion 1.4.3); the last button and the close button need 3:1 (1.4.11).
///
/// The background of other buttons isn't checked: if a button's text identifies it, its background needn't
/// (Understanding 1.4.11, "Boundaries"). Borders and shadows aren't checked either, because they carry no meaning.
package struct ThemeContrast {
  private let theme: LayeredTheme

  /// Creates the check of a theme.
  package init(_ theme: LayeredTheme) { self.theme = theme }

  /// A part to check, with its background and the backgrounds below that, topmost first.
  private struct Pair {
    let part: TourTheme.Colors.Part
    let backgrounds: [TourTheme.Colors.Part]
    /// The part's text style; nil if it isn't text.
    let text: TourTheme.TextPart?
  }

  private static let pairs = [
    Pair(part: .title, backgrounds: [.surface], text: .title), Pair(part: .body, backgrounds: [.surface], text: .body),
    Pair(part: .link, backgrounds: [.surface], text: .body),
    Pair(part: .onPrimary, backgrounds: [.primary, .surface], text: .button),
    Pair(part: .onSecondary, backgrounds: [.secondary, .surface], text: .button),
    Pair(part: .progress, backgrounds: [.surface], text: .progress),
    Pair(part: .primary, backgrounds: [.surface], text: nil), Pair(part: .close, backgrounds: [.surface], text: nil),
  ]

  /// A part with too little contrast in one scheme.
  private struct Fault {
    let pair: Pair
    let part: LayeredTheme.Resolved<Color>
    /// The part that is seen behind it.
    let backgroundPart: TourTheme.Colors.Part
    let background: LayeredTheme.Resolved<Color>
    /// The place of the diagnostic.
    let place: SourceSpan
    /// The contrast as shown in messages.
    let ratio: String
    let isOpaque: Bool
  }

  /// One diagnostic for each place and scheme, because a background that makes several parts unreadable is one mistake.
  package var diagnostics: [Diagnostic] {
    guard !theme.isStandard else { return [] }
    return TourTheme.Scheme.allCases.flatMap { scheme -> [Diagnostic] in
      var places: [(place: SourceSpan, faults: [Fault])] = []
      for fault in Self.pairs.compactMap({ fault($0, scheme) }) {
        if let known = places.firstIndex(where: { $0.place == fault.place }) {
          places[known].faults.append(fault)
        } else {
          places.append((fault.place, [fault]))
        }
      }
      return places.map { diagnostic($0.faults[0], and: $0.faults.dropFirst(), scheme) }
    }
  }

  private func fault(_ pair: Pair, _ scheme: TourTheme.Scheme) -> Fault? {
    let part = theme.color(pair.part, scheme)
    // The surface is seen through buttons without a colour of their own.
    let seen = pair.backgrounds.drop { theme.color($0, scheme).value.alpha == 0 && $0 != pair.backgrounds.last }
    let backgrounds = seen.map { theme.color($0, scheme) }
    // Standard colours are never reported: the author didn't write them, and their contrast suffices.
    guard let background = backgrounds.first, let backgroundPart = seen.first,
      let place = part.span ?? backgrounds.lazy.compactMap(\.span).first
    else {
      return nil
    }
    let least = least(pair)
    // The screen behind a translucent background is unknown, so the best case counts, as for rings.
    let isOpaque = backgrounds.contains { $0.value.alpha == 255 }
    let contrast = bestContrast(reaching: least, isOpaque: isOpaque) { screen in
      let behind = backgrounds.reversed().reduce(screen) { $0.compositing($1.value) }
      return behind.compositing(part.value).luminance.contrast(to: behind.luminance)
    }
    guard contrast < least else { return nil }
    return Fault(
      pair: pair, part: part, backgroundPart: backgroundPart, background: background, place: place,
      ratio: ratioText(contrast), isOpaque: isOpaque)
  }

  private func diagnostic(
    _ fault: Fault, and others: some Collection<Fault>, _ scheme: TourTheme.Scheme
  ) -> Diagnostic {
    let limit = fault.isOpaque ? "" : "at most "
    var diagnostic = Diagnostic(
      .lowContrast,
      "the callout's \(fault.pair.part.rawValue) \(fault.part.value.hex) on its \(fault.backgroundPart.rawValue) "
        + "\(fault.background.value.hex) has a contrast of \(limit)\(fault.ratio) in \(scheme.rawValue)"
        + (fault.isOpaque ? "" : ", on any grey screen"),
      at: fault.place,
      notes: [
        .init(
          fault.pair.text == nil ? "everything except text needs 3:1" : "text needs \(ratioText(least(fault.pair)))")
      ])
    for other in others {
      diagnostic.notes.append(
        .init(
          "its \(other.pair.part.rawValue) \(other.part.value.hex) on its \(other.backgroundPart.rawValue) has "
            + "\(other.ratio), and needs \(ratioText(least(other.pair)))"))
    }
    if fault.part.span != nil, let place = fault.background.span, place != fault.place {
      diagnostic.labels = [.init(place, "its background is written here")]
    }
    return diagnostic
  }

  /// The contrast that WCAG requires of a part.
  ///
  /// It is 3:1 for large text, which is 24 units or more, or 18.66 if bold (18 and 14 CSS points).
  private func least(_ pair: Pair) -> Double {
    guard let part = pair.text else { return 3 }
    let text = theme.text(part)
    return text.size >= 24 || text.weight >= 700 && text.size >= 56.0 / 3 ? 3 : 4.5
  }
}

/// A ratio for messages, rounded down, because 2.96 fails a limit of 3 and must not be shown as 3.
package func ratioText(_ contrast: Double) -> String { "\(decimal((contrast * 10).rounded(.down) / 10)):1" }

/// The maximum contrast over all grey screens, or the first that is sufficient.
///
/// Black or white usually give the maximum; a faint light overlay stands out more on a dark grey.
///
/// - Parameter isOpaque: true if the screen makes no difference.
package func bestContrast(
  reaching least: Double, isOpaque: Bool = false, _ contrast: (PaintedColor) -> Double
) -> Double {
  func with(_ level: Int) -> Double { contrast(PaintedColor(grey: Double(level) / 255)) }
  var best = max(0, with(0))
  guard !isOpaque else { return best }
  if best < least { best = max(best, with(255)) }
  var level = 1
  while best < least, level < 255 {
    best = max(best, with(level))
    level += 1
  }
  return best
}

extension DiagnosticID {
  /// `low-contrast`.
  package static let lowContrast = DiagnosticID(
    "low-contrast", .warning,
    rule:
      "The ring hardly differs from the overlay behind it, or a hole without a ring from the overlay. On any grey "
      + "screen from black to white, the contrast is below the 3:1 that WCAG 2.2 requires of anything but text. In a "
      + "variant whose colorScheme is dark, the screen's background counts as #121212, and a hole without a ring has "
      + "the theme's hairline. Or a part of callouts hardly differs from its background, in the theme's light or dark "
      + "scheme: words below 4.5:1, the last button and the cross below 3:1.",
    wrong: """
      overlay: { color: "#000000", opacity: 0.6 }
      ring: { color: "#222222" }
      """,
    right: """
      overlay: { color: "#000000", opacity: 0.6 }
      ring: { color: "#ffffff" }
      """)
}
