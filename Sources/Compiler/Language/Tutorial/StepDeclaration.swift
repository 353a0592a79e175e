package import TutorialSyntax
import TutorialValues

/// A step as its author wrote it.
package struct StepDeclaration: LocatedMap {
  /// `id`, else `step-1`, `step-2` … by its position, located at the start of the step.
  package var id = Located("", ByteRange(0, 0))
  /// `style`: names of styles. Later ones take precedence.
  package var styles: [Located<String>] = []
  /// The indices of those styles among the tutorial's; unknown names are left out.
  package var styleIndices: [Int] = []
  /// The properties that the step itself sets.
  package var partial = StepPartial()
  /// The whole step.
  package var range = ByteRange(0, 0)

  package init() {}

  package static let keys = MapDescription<Self>(
    "step", of: "a step", "One stop of the tutorial. It has a target, a callout, or both.",
    hints: ForeignKeys.step, shorthand: stepMap
  ) {
    Key(
      "id", .stepID, "The step's id; unique in the tutorial, and not `next`, `back` or `end`.",
      or: .words("`step-1`, `step-2` … by its position"),
      get: { $0.id.value.isEmpty ? nil : $0.id }, set: { if let id = $1 { $0.id = id } })
    // The most frequent keys come first, because they are found first.
    written(StepPartial.keys.keys.prefix(4))
    Key(
      "style", .styleNames, "The names of styles. Later ones win over earlier ones, and the step wins over all.",
      get: { $0.styles }, set: { $0.styles = $1 ?? [] })
    written(StepPartial.keys.keys.dropFirst(4))
  }

  /// Adapts keys of a partial step, to be read into the step's own partial.
  private static func written(_ keys: ArraySlice<Key<StepPartial>>) -> [Key<Self>] {
    keys.map { key in
      Key(key.description) { decoder, field, called, step in key.read(&decoder, field, called, &step.partial) }
    }
  }
}

extension Kind where Value == Located<String> {
  /// An id that `to` can't mistake for one of its words.
  fileprivate static var stepID: Kind {
    Kind(
      KindForm(
        SchemaNode.reference(.id).with(behind: [.init("not", ["enum": ["next", "back", "end"]])]), examples: ["compose"]
      )
    ) { decoder, field, called in
      guard let id = decoder.identifier(field.value, of: called) else { return nil }
      let free = ["next": "following", "back": "return", "end": "finish"][id.value]
      if let free {
        decoder.reportOutOfRange(
          field.value, "\"\(id.value)\" cannot be a step's id, because it has another meaning in \"to\"",
          fixits: [FixIt("call it \"\(free)\"", .maybe, [.init(decoder.document.span(field.value), free)])])
        return nil
      }
      return id
    }
  }
}

extension Kind where Value == [Located<String>] {
  fileprivate static var styleNames: Kind {
    Kind(
      KindForm(
        ["anyOf": [.reference(.id), ["type": "array", "items": .reference(.id)]]],
        examples: ["quiet", ["quiet", "wide"]])
    ) { decoder, field, _ in decoder.oneOrMore(field.value) { $0.identifier($1, of: "the style's name") }.value }
  }
}

extension Kind where Value == [StepDeclaration] {
  static var steps: Kind {
    Kind(
      KindForm(
        [
          "type": "array", "minItems": 1, "maxItems": .number(Double(Limits.steps)),
          "items": .reference(StepDeclaration.keys.outline.definition),
        ], examples: [[["target": "compose-button", "callout": "Tap here to start."]]],
        map: { StepDeclaration.keys.outline })
    ) { decoder, field, _ in decoder.steps(field.value) }
  }
}

extension Decoder {
  fileprivate mutating func steps(_ node: NodeID) -> [StepDeclaration] {
    guard document.kind(node) == .sequence else {
      let known = diagnostics.count
      reportWrongType(node, expected: "a list of steps")
      if diagnostics.count > known, document.kind(node) == .mapping {
        diagnostics[diagnostics.count - 1].primary = SourceSpan(document.source, headRange(node))
        diagnostics[diagnostics.count - 1].primaryLabel = "begin each step with \"- \""
      }
      return []
    }
    let count = document.childCount(node)
    guard count > 0 else {
      // In a broken file, the steps may be in the unread part.
      if !document.isPartial { reportOutOfRange(node, "the list of steps is empty") }
      return []
    }
    guard count <= Limits.steps else {
      let first = document.children(node).first { _ in true } ?? node
      report(
        Diagnostic(
          .limitExceeded, "the tutorial has \(count) steps, the limit is \(Limits.steps)",
          at: SourceSpan(document.source, headRange(first))))
      return []
    }
    var number = 0
    return list(node) { decoder, child -> StepDeclaration? in
      number += 1
      return decoder.step(child, number: number)
    }.value
  }

  /// Reads a step. Without an id of its own, its id is `step-` and `number`.
  private mutating func step(_ node: NodeID, number: Int) -> StepDeclaration? {
    let known = diagnostics.count
    var step = map(node, StepDeclaration.self)
    guard document.kind(node) == .mapping else { return nil }
    step.partial.isWhole = isWhole(since: known)
    if step.id.value.isEmpty { step.id = Located("step-\(number)", headRange(node)) }
    return step
  }

  /// Returns true if there were no errors since the first `known` diagnostics.
  func isWhole(since known: Int) -> Bool {
    !document.isPartial && !isFull && !diagnostics[known...].contains { $0.severity == .error }
  }
}

/// The step that a word or a text in its place certainly means.
private func stepMap(_ text: String) -> String? {
  if text.isEmpty || text.contains(where: { "{}[]:\n".contains($0) }) { return nil }
  return text.contains(" ") ? "{ callout: \(text) }" : "{ target: \(text) }"
}
