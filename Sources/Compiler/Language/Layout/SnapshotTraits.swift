package import TutorialSyntax
import TutorialText
import TutorialTour

extension Traits {
  /// The keys of a snapshot's traits. Other names are allowed, with a warning.
  package static let outline = MapOutline(
    name: "traits",
    prose:
      "The variant's traits, in words. A trait with another name is allowed, with a warning, because clients do not know it.",
    keys: [
      trait(
        "platform", "The system that the app runs on, such as `ios`, `android` or `web`.", ["ios", "android", "web"]),
      trait("idiom", "The kind of device, such as `phone` or `tablet`.", ["phone", "tablet"]),
      trait("orientation", "The orientation of the device.", words: orientations),
      trait("locale", "The language of the screen, a language tag such as `en-US`.", ["en-US"]),
      trait(
        "layoutDirection", "The side on which lines begin.", words: directions,
        otherwise:
          "that of the locale's script: Arabic, Hebrew, Thaana and so on from right to left; without a locale `ltr`"),
      trait(
        "horizontalSizeClass", "The available width as a size class, such as `compact` or `regular`.",
        ["compact", "regular"]),
      trait(
        "verticalSizeClass", "The available height as a size class, such as `compact` or `regular`.",
        ["compact", "regular"]),
      trait(
        "textSize",
        "The text size that the person has chosen, by [its name or as a factor](text.md#how-a-callout-is-built).",
        ["large", "accessibility3", "1.3"]),
      trait("colorScheme", "The colour scheme of the screen.", words: schemes),
    ], examples: [["platform": "ios", "idiom": "phone", "orientation": "portrait", "locale": "en-US"]],
    others: { .reference(.layoutText) })

  private static let orientations: [WordDescription] = [
    .init(word: "portrait", prose: "taller than wide"), .init(word: "landscape", prose: "wider than tall"),
  ]
  private static let directions: [WordDescription] = LayoutDirection.allCases.map { direction in
    switch direction {
    case .leftToRight: .init(word: direction.rawValue, prose: "at the left")
    case .rightToLeft: .init(word: direction.rawValue, prose: "at the right")
    }
  }
  private static let schemes: [WordDescription] = [
    .init(word: "light", prose: "dark text on a light background"),
    .init(word: "dark", prose: "light text on a dark background"),
  ]

  private static func trait(_ name: String, _ prose: String, _ examples: [SchemaNode]) -> KeyDescription {
    KeyDescription(
      name: name, prose: prose, form: KindForm(.reference(.layoutText), examples: examples), otherwise: .nothing)
  }

  private static func trait(
    _ name: String, _ prose: String, words: [WordDescription], otherwise: String? = nil
  ) -> KeyDescription {
    KeyDescription(
      name: name, prose: prose,
      form: KindForm(WordDescription.schema(words), examples: words.map { .string($0.word) }, words: words),
      otherwise: otherwise.map { .words($0) } ?? .nothing)
  }

  /// The words of traits that accept only a few; the values of other traits differ between platforms.
  fileprivate static let words: [String: [String]] = Dictionary(
    uniqueKeysWithValues: outline.keys.lazy.filter { !$0.form.words.isEmpty }.map {
      ($0.name, $0.form.words.map(\.word))
    })
}

extension Kind where Value == [Traits.Pair] {
  /// A map of names to words.
  static var snapshotTraits: Kind {
    Kind(
      KindForm(
        .reference(Traits.outline.definition), examples: Traits.outline.examples, map: { Traits.outline })
    ) { decoder, field, _ in
      decoder.pairs(field.value, of: "the traits of a snapshot").compactMap { entry -> Traits.Pair? in
        let key = decoder.document.string(entry.key)
        decoder.checkTrait(entry.key)
        guard let value = decoder.string(entry.value)?.value else { return nil }
        if let known = Traits.words[key], !known.contains(value) {
          decoder.reportUnknownWord(entry.value, known: known, of: "the trait \"\(key)\"")
          return nil
        }
        if key == "textSize", TextSize(trait: value) == nil {
          decoder.report(unknownTextSize(value, at: decoder.document.span(entry.value)))
        }
        return Traits.Pair(key, value)
      }
    }
  }
}

extension Decoder {
  /// Warns about a trait that clients don't know: it is allowed, but probably misspelt.
  mutating func checkTrait(_ key: NodeID) {
    let name = document.string(key)
    guard !Traits.knownKeys.contains(name) else { return }
    report(unknownTrait(name, at: document.span(key)))
  }
}

private func unknownTextSize(_ size: String, at span: SourceSpan) -> Diagnostic {
  var diagnostic = Diagnostic(
    .unknownTrait, "\"\(excerpt(size))\" is not a known text size, so callouts are laid out for \"large\"",
    at: span)
  let names = TextSize.Name.allCases.map(\.rawValue)
  if let nearest = nearestName(to: size, among: names) {
    diagnostic = diagnostic.proposing(nearest)
  } else {
    diagnostic.notes = [.init("known sizes: \(names.joined(separator: ", ")), and factors from 0.25 to 5 such as 1.3")]
  }
  return diagnostic
}

private func unknownTrait(_ name: String, at span: SourceSpan) -> Diagnostic {
  var diagnostic = Diagnostic(.unknownTrait, "\"\(excerpt(name))\" is not a trait that layouts usually have", at: span)
  if let nearest = nearestName(to: name, among: Traits.knownKeys) {
    diagnostic = diagnostic.proposing(nearest)
  } else {
    diagnostic.notes = [.init("known traits: \(Traits.knownKeys.joined(separator: ", "))")]
  }
  return diagnostic
}
