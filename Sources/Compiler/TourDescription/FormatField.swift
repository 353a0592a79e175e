/// A field of an object of the compiled tour: the single source of its name, its form and its meaning.
package struct FormatField: Sendable {
  /// The meaning of an absent value.
  package enum Presence: Sendable {
    /// The field always has a value.
    case always
    /// The field may be null; the text is the meaning of null.
    case orNull(String)
    /// The field may be left out; the text is the meaning of its absence.
    case orLeftOut(String)
    /// The field belongs to one of the object's alternatives; the text is the meaning of null, if it may be null.
    case inAlternative(null: String?)
    /// The field is there if another one has this word, and left out if it has any other.
    case onlyIf(field: String, is: String)
  }

  /// The name as written in the file.
  package let name: String
  /// The form of its value.
  package let value: FormatValue
  /// The meaning of the field: a noun phrase or a sentence, in Markdown, with a full stop.
  package let prose: String
  /// The presence of the field, and the meaning of an absent value.
  package let presence: Presence

  /// Creates a field that is always there, may be null, or may be left out.
  ///
  /// - Parameters:
  ///   - null: the meaning of null.
  ///   - leftOut: the meaning of absence.
  init(_ name: String, _ value: FormatValue, _ prose: String, null: String? = nil, leftOut: String? = nil) {
    let presence = null.map { Presence.orNull($0) } ?? leftOut.map { .orLeftOut($0) } ?? .always
    self.init(name, value, prose, presence)
  }

  /// Returns a field of one of the object's alternatives.
  static func alternative(
    _ name: String, _ value: FormatValue, _ prose: String, null meaning: String? = nil
  ) -> FormatField {
    FormatField(name, value, prose, .inAlternative(null: meaning))
  }

  /// Returns a field that is there if another one has this word, and left out if it has any other.
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

  /// True if the field is never left out.
  package var isRequired: Bool {
    switch presence {
    case .always, .orNull: true
    case .orLeftOut, .inAlternative, .onlyIf: false
    }
  }

  /// True if the field may be null.
  package var isNullable: Bool {
    switch presence {
    case .orNull, .inAlternative(.some): true
    default: false
    }
  }

  /// The meaning, including that of null or of a missing field.
  package var fullProse: String {
    switch presence {
    case .always, .inAlternative(nil), .onlyIf: prose
    case .orNull(let meaning), .inAlternative(let meaning?): "\(prose) Null: \(meaning)."
    case .orLeftOut(let meaning): "\(prose) Left out: \(meaning)."
    }
  }
}
