/// One field of an object of the compiled tour: the only place where its name, its form and its meaning are told.
package struct FormatField: Sendable {
  /// What holds if there is no value.
  package enum Presence: Sendable {
    /// There always is one.
    case always
    /// The field is null; the text says what that means.
    case orNull(String)
    /// The field is left out; the text says what that means.
    case orLeftOut(String)
    /// The field belongs to one of the object's alternatives.
    case inAlternative
    /// The field is there if another one has this word, and left out if it has any other.
    case onlyIf(field: String, is: String)
  }

  /// The name as written.
  package let name: String
  /// The form of its value.
  package let value: FormatValue
  /// Its meaning: a noun phrase or a sentence, Markdown, with an end.
  package let prose: String
  /// What holds if there is no value.
  package let presence: Presence

  /// A field that is always there.
  init(_ name: String, _ value: FormatValue, _ prose: String) {
    self.init(name, value, prose, .always)
  }

  /// A field that may be null.
  init(_ name: String, _ value: FormatValue, _ prose: String, null meaning: String) {
    self.init(name, value, prose, .orNull(meaning))
  }

  /// A field that may be left out.
  init(_ name: String, _ value: FormatValue, _ prose: String, leftOut meaning: String) {
    self.init(name, value, prose, .orLeftOut(meaning))
  }

  /// A field of one of the object's alternatives.
  static func alternative(_ name: String, _ value: FormatValue, _ prose: String) -> FormatField {
    FormatField(name, value, prose, .inAlternative)
  }

  /// A field that is there if another one has a word, and left out if it has any other.
  static func only(
    if other: String, is word: String, _ name: String, _ value: FormatValue, _ prose: String
  ) -> FormatField {
    FormatField(name, value, prose, .onlyIf(field: other, is: word))
  }

  private init(_ name: String, _ value: FormatValue, _ prose: String, _ presence: Presence) {
    self.name = name
    self.value = value
    self.prose = prose
    self.presence = presence
  }

  /// True if each object has the field.
  package var isRequired: Bool {
    switch presence {
    case .always, .orNull: true
    case .orLeftOut, .inAlternative, .onlyIf: false
    }
  }

  /// True if the field may be null.
  package var isNullable: Bool { if case .orNull = presence { true } else { false } }

  /// True if the field belongs to one of the object's alternatives.
  package var isAlternative: Bool { if case .inAlternative = presence { true } else { false } }

  /// The meaning, that of null or of a missing field included.
  package var fullProse: String {
    switch presence {
    case .always, .inAlternative, .onlyIf: prose
    case .orNull(let meaning): "\(prose) Null: \(meaning)."
    case .orLeftOut(let meaning): "\(prose) Left out: \(meaning)."
    }
  }
}
