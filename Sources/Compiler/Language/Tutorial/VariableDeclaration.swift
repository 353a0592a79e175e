package import TutorialSyntax
package import TutorialTour
import TutorialValues

/// A variable: a value that the app inserts into the tutorial's texts in place of `%{name}`.
package struct VariableDeclaration: DescribedMap {
  /// The form of a sample.
  package enum Sample: Sendable {
    /// The same sample in every language.
    case plain(String)
    /// Samples by locale, including one for the tutorial's own locale, or one that it falls back to.
    case byLocale(TourEntries<String>)
  }

  /// The name.
  package var name = Located("", ByteRange(0, 0))
  /// `sample`: the longest value for which callouts have room.
  package var sample = Located(Sample.plain(""), ByteRange(0, 0))

  package init() {}

  /// The samples by locale, as the tour has them.
  ///
  /// - Parameter language: the tutorial's own.
  package func samples(in language: String) -> TourEntries<String> {
    switch sample.value {
    case .plain(let text): [language: text]
    case .byLocale(let samples): samples
    }
  }

  /// The sample for a locale, with the same fallbacks as texts, else that of the tutorial's language.
  ///
  /// Returns nil if there is neither.
  ///
  /// - Parameter language: the tutorial's own.
  package func sample(in locale: String, of language: String) -> String? {
    Tour.sample(among: samples(in: language), in: locale, else: language)
  }

  /// The length of the longest sample, in bytes.
  package var longest: Int {
    switch sample.value {
    case .plain(let text): text.utf8.count
    case .byLocale(let samples): samples.all.map(\.value.utf8.count).max() ?? 0
    }
  }

  package static let keys = MapDescription<Self>(
    "variable", of: "a variable", "A value that the app puts into the texts.",
    hints: ForeignKeys.variable, shorthand: { "{ sample: \($0) }" }
  ) {
    Key(
      "sample", .sample,
      "The longest value that the variable will have: a text, or a map from locales to texts. Callouts are laid out with it.",
      or: .required,
      get: { $0.sample }, set: { if let sample = $1 { $0.sample = sample } })
  }
}

extension SchemaDefinition {
  fileprivate static let sample = SchemaDefinition("sample") { textNode(Limits.sample) }
}

extension Kind where Value == Located<VariableDeclaration.Sample> {
  /// A text, or a map from locales to texts.
  fileprivate static var sample: Kind {
    Kind(
      KindForm(
        [
          "anyOf": [
            .reference(.sample),
            [
              "type": "object", "minProperties": 1, "maxProperties": .number(Double(Limits.freeKeys)),
              "propertyNames": .reference(.locale), "additionalProperties": .reference(.sample),
            ],
          ]
        ], examples: ["Bartholomew", ["en": "$1,234.56", "de": "1.234,56 $"]])
    ) { decoder, field, called in decoder.sample(field.value, of: called) }
  }
}

extension Kind where Value == [VariableDeclaration] {
  /// A map from names to variables.
  static var variables: Kind {
    Kind(
      KindForm(
        [
          "type": "object", "maxProperties": .number(Double(Limits.freeKeys)),
          "propertyNames": [
            "pattern": "^[A-Za-z][A-Za-z0-9_]*$", "maxLength": .number(Double(TourTemplate.longestName)),
          ],
          "additionalProperties": .reference(VariableDeclaration.keys.outline.definition),
        ], examples: [["name": ["sample": "Bartholomew"]]], map: { VariableDeclaration.keys.outline },
        names: .always)
    ) { decoder, field, _ in decoder.variables(field.value) }
  }
}

extension Decoder {
  fileprivate mutating func variables(_ node: NodeID) -> [VariableDeclaration]? {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of names to variables")
      return nil
    }
    guard isShort(node, of: "the map of variables") else { return nil }
    var variables: [VariableDeclaration] = []
    var places: [String: ByteRange] = [:]
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard let name = string(key, expected: "the name of a variable") else { continue }
      guard TourTemplate.isName(Array(name.value.utf8)) else {
        reportOutOfRange(
          key,
          "the variable's name \"\(excerpt(name.value))\" is not a letter, then letters, digits and _, at most "
            + "\(TourTemplate.longestName) of them")
        continue
      }
      if let first = places[name.value] {
        reportDuplicateKey(key, first: first)
        continue
      }
      places[name.value] = name.range
      // A variable with an invalid sample is still declared, because texts that use it are right.
      var variable = VariableDeclaration()
      variable.name = name
      variable.sample.range = name.range
      read(value, into: &variable, VariableDeclaration.keys)
      variables.append(variable)
    }
    return variables
  }

  fileprivate mutating func sample(_ node: NodeID, of name: String) -> Located<VariableDeclaration.Sample>? {
    guard document.kind(node) == .mapping else {
      return filledString(
        node, of: name, expected: "a text, or a map from locales to texts", limit: Limits.sample
      ).map { $0.map { .plain($0) } }
    }
    guard isShort(node, of: "a sample by locale") else { return nil }
    var samples: [TourEntries<String>.Entry] = []
    var places: [String: ByteRange] = [:]
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard let locale = locale(key) else { continue }
      if let first = places[LanguageTag.folded(locale.value)] {
        reportDuplicateKey(key, first: first)
        continue
      }
      places[LanguageTag.folded(locale.value)] = locale.range
      guard let text = filledString(value, of: name, limit: Limits.sample) else { continue }
      samples.append(.init(locale.value, text.value))
    }
    guard !samples.isEmpty else {
      if places.isEmpty { reportWrongType(node, expected: "a text, or a map from locales to texts") }
      return nil
    }
    return Located(.byLocale(TourEntries(samples)), document.range(node))
  }
}
