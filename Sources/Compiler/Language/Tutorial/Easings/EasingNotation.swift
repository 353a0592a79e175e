import TutorialMotion
import TutorialSyntax

/// A way to write easings: what is said of it, and how it is read. Each has a file of its own.
struct EasingNotation: Sendable {
  /// Reads what is no word.
  typealias Read = @Sendable (inout Decoder, NodeID) -> Located<Easing>?

  /// How easings are written that are no words.
  enum Form: Sendable {
    /// There are only words.
    case words
    /// As a list.
    case list(Read)
    /// As a map with a description.
    case map(@Sendable () -> MapOutline, Read)
  }

  /// The words that stand for an easing by themselves.
  var words: [EasingWord] = []
  /// What a schema says of it.
  let schema: @Sendable () -> SchemaNode
  /// What authors write, as JSON.
  let example: SchemaNode
  /// How it is written beside the words.
  let form: Form

  /// All of them, in the order in which they are told: an easing is its file and its line here.
  static let all: [EasingNotation] = [
    .curves, .handles, .springs,
  ]
}

/// A word that stands for an easing.
struct EasingWord: Sendable {
  /// The word and what it means.
  let description: WordDescription
  /// The easing.
  let easing: Easing

  /// `word` for an easing of which `prose` says what it does: Markdown without an end of sentence.
  init(_ word: String, _ easing: Easing, _ prose: String) {
    description = WordDescription(word: word, prose: prose)
    self.easing = easing
  }
}

extension SchemaDefinition {
  /// All easings.
  static let easing = SchemaDefinition("easing") { ["anyOf": .array(EasingNotation.all.map { $0.schema() })] }
}

extension Kind where Value == Located<Easing> {
  /// How progress goes with time.
  static var easing: Kind {
    let maps = EasingNotation.all.compactMap { notation in
      if case .map(let outline, _) = notation.form { return outline }
      return nil
    }
    return Kind(
      KindForm(
        .reference(.easing), examples: EasingNotation.all.map(\.example), words: easingWords.map(\.description),
        map: maps.first)
    ) { decoder, field, _ in decoder.easing(field.value) }
  }
}

private let easingWords = EasingNotation.all.flatMap(\.words)
private let easingWordTable = WordTable(easingWords.map(\.description.word))

extension Decoder {
  /// An easing: a word, `[x1, y1, x2, y2]`, or `{ spring: … }`.
  mutating func easing(_ node: NodeID) -> Located<Easing>? {
    for notation in EasingNotation.all {
      switch (document.kind(node), notation.form) {
      case (.sequence, .list(let read)), (.mapping, .map(_, let read)): return read(&self, node)
      default: continue
      }
    }
    if let place = easingWordTable.find(document.arena, document.textBounds(node)) {
      return Located(easingWords[place].easing, document.range(node))
    }
    reportNoChoice(node, known: easingWordTable.words, of: "the easing")
    return nil
  }
}
