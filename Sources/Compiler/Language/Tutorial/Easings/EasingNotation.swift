import TutorialMotion
import TutorialSyntax

/// A notation for easings: its description, and its decoder. Each has a file of its own.
struct EasingNotation: Sendable {
  /// Reads a value that isn't a word.
  typealias Read = @Sendable (inout Decoder, NodeID) -> Located<Easing>?
  typealias ReadArguments = @Sendable (inout WrittenFunction) throws(EasingSyntaxError) -> Easing

  /// The form of easings that aren't words.
  enum Form: Sendable {
    /// There are only words.
    case words
    /// A list.
    case list(Read)
    /// A map with a description.
    case map(@Sendable () -> MapOutline, Read)
    /// A function with that name.
    case function(String, ReadArguments)
  }

  /// The words that stand for an easing by themselves.
  var words: [EasingWord] = []
  let schema: @Sendable () -> SchemaNode
  let example: SchemaNode
  /// Other tools' names for easings of this notation, and their spelling here.
  var respelled: [String: String] = [:]
  /// The form other than words.
  let form: Form

  /// All notations, in the order of the documentation. A new easing needs its file and a line here.
  static let all: [EasingNotation] = [
    .curves, .handles, .springs, .points, .steps,
  ]
}

struct EasingWord: Sendable {
  let description: WordDescription
  let easing: Easing

  /// A word for an easing; `prose` describes its effect, as Markdown without a full stop.
  init(_ word: String, _ easing: Easing, _ prose: String) {
    description = WordDescription(word: word, prose: prose)
    self.easing = easing
  }
}

extension SchemaDefinition {
  static let easing = SchemaDefinition("easing") { ["anyOf": .array(EasingNotation.all.map { $0.schema() })] }
}

extension Kind where Value == Located<Easing> {
  /// An easing, which maps time to progress.
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
private let easingFunctions: [(name: String, read: EasingNotation.ReadArguments)] = EasingNotation.all.compactMap {
  if case .function(let name, let read) = $0.form { (name, read) } else { nil }
}
/// The words and functions for easings, for messages.
private let easingTexts = easingWordTable.words + easingFunctions.map { "\($0.name)(…)" }

func isEasingWord(_ text: String) -> Bool { easingWordTable.words.contains(text) }

extension Decoder {
  /// Reads an easing: a word, a CSS function, `[x1, y1, x2, y2]`, or `{ spring: … }`.
  mutating func easing(_ node: NodeID) -> Located<Easing>? {
    for notation in EasingNotation.all {
      switch (document.kind(node), notation.form) {
      case (.sequence, .list(let read)), (.mapping, .map(_, let read)): return read(&self, node)
      default: continue
      }
    }
    let bounds = document.textBounds(node)
    if let place = easingWordTable.find(document.arena, bounds) {
      return Located(easingWords[place].easing, document.range(node))
    }
    guard document.isScalar(node), !document.isNull(node) else {
      reportWrongType(node, expected: "one of \(easingTexts.joined(separator: ", "))")
      return nil
    }
    guard bounds.count <= Limits.easing else {
      report(
        Diagnostic(
          .limitExceeded, "the easing is longer than the limit of \(Limits.easing) bytes", at: document.span(node)))
      return nil
    }
    do throws(EasingSyntaxError) {
      return Located(try easingFunction(bounds), document.range(node))
    } catch {
      if !reportForeignEasing(node) { report(error, in: node) }
      return nil
    }
  }

  /// Reports an easing in another tool's notation, such as `cubic-bezier(0.2, 0, 0, 1)`, with its spelling here.
  ///
  /// Returns false if it isn't known.
  private mutating func reportForeignEasing(_ node: NodeID) -> Bool {
    let (text, span) = wholeCall(node)
    guard respelled(text) == nil,
      let advice = EasingsOfOtherTools.advice(for: text, words: easingWordTable.words)
    else { return false }
    let fixits = advice.text.map { text in
      [FixIt("replace it with \(text)", advice.isSure ? .always : .maybe, [.init(span, text)])]
    }
    report(
      Diagnostic(
        .valueOutOfRange, "the easing cannot be \"\(excerpt(text))\"", at: span, label: advice.label,
        fixits: fixits ?? []))
    return true
  }

  /// The text of a scalar, extended to the whole call if a comma in a flow map ended the scalar within it.
  private func wholeCall(_ node: NodeID) -> (String, SourceSpan) {
    let text = document.string(node)
    let range = document.range(node)
    guard document.kind(node) == .plain, text.contains("("), !text.contains(")") else {
      return (text, document.span(node))
    }
    let rest = document.source.bytes[Int(range.start)...].prefix(Limits.easing)
    guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == 0x0A }), rest[end] != 0x0A else {
      return (text, document.span(node))
    }
    return (
      String(decoding: rest[...end], as: UTF8.self),
      SourceSpan(document.source, ByteRange(range.start, UInt32(clamping: end + 1)))
    )
  }

  private func respelled(_ word: String) -> String? {
    EasingNotation.all.lazy.compactMap { $0.respelled[word] }.first
  }

  private func easingFunction(_ bounds: Range<Int>) throws(EasingSyntaxError) -> Easing {
    guard var function = WrittenFunction(document.arena, bounds) else { throw unknownEasing(bounds) }
    guard let known = easingFunctions.first(where: { $0.name == function.name }) else {
      throw EasingSyntaxError(
        unknown: function.name, at: function.nameRange, known: easingTexts, of: "the easing",
        nearest: nearestName(to: function.name, among: easingFunctions.map(\.name)))
    }
    return try known.read(&function)
  }

  private func unknownEasing(_ bounds: Range<Int>) -> EasingSyntaxError {
    let word = String(decoding: document.arena[bounds], as: UTF8.self)
    return EasingSyntaxError(
      unknown: word, at: nil, known: easingTexts, of: "the easing",
      nearest: respelled(word) ?? nearestName(to: word, among: easingWordTable.words))
  }
}
