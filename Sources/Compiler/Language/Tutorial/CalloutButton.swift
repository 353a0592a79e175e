package import TutorialSyntax
import TutorialValues

/// A button in a callout.
package struct CalloutButton: LocatedMap {
  /// The map.
  package var range = ByteRange(0, 0)
  /// `title`; never empty.
  package var title = Located("", ByteRange(0, 0))
  /// `to`: the destination, if it has one of its own.
  package var destination: Located<Destination>?
  /// `role`: the name in `advance: { button: … }`, usually `next` or `back`.
  package var role: Located<String>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "button", of: "a button", "A button of a callout.", hints: ForeignKeys.button,
    shorthand: { ["next", "back", "end"].contains($0) ? "{ title: \($0), to: \($0) }" : "{ title: \($0) }" }
  ) {
    Key(
      "title", .text(examples: ["I see"]), "The text on the button.", or: .required,
      get: { $0.title.value.isEmpty ? nil : $0.title }, set: { if let title = $1 { $0.title = title } })
    Key(
      "to", .destination, "The destination, as in a [rule](#advance).", or: .words("that of the rule for its role"),
      get: { $0.destination }, set: { $0.destination = $1 })
    Key(
      "role", .id(examples: ["next"]), "The name by which a rule refers to the button.",
      get: { $0.role }, set: { $0.role = $1 })
  }
}

extension Kind where Value == Located<[CalloutButton]> {
  static var buttons: Kind {
    Kind(
      KindForm(
        ["type": "array", "items": .reference(CalloutButton.keys.outline.definition)],
        examples: [[["title": "I see", "role": "next"]]], map: { CalloutButton.keys.outline })
    ) { decoder, field, _ in
      guard decoder.document.kind(field.value) == .sequence else {
        decoder.reportNoList(field.value, of: "buttons", like: "{ title: \(decoder.shown(field.value)) }")
        return nil
      }
      let buttons = decoder.list(field.value) { decoder, node in
        let button = decoder.map(node, CalloutButton.self)
        return button.title.value.isEmpty ? nil : button
      }
      // If some buttons can't be decoded, their destinations are unknown, so the default buttons take their place.
      return buttons.value.count == decoder.document.childCount(field.value) ? buttons : nil
    }
  }
}

extension Decoder {
  /// A scalar as written.
  fileprivate func shown(_ node: NodeID) -> String {
    String(decoding: document.source.bytes[document.range(node).range], as: UTF8.self)
  }

  /// Reports `wrong-type` for a single item in place of a list.
  ///
  /// - Parameter item: the item that a scalar stands for.
  fileprivate mutating func reportNoList(_ node: NodeID, of items: String, like item: String) {
    let known = diagnostics.count
    reportWrongType(node, expected: "a list of \(items)")
    guard diagnostics.count > known, let last = diagnostics.indices.last, !document.isNull(node) else { return }
    guard document.isScalar(node) else {
      diagnostics[last].primaryLabel = "write [ ] around it"
      return
    }
    diagnostics[last].primaryLabel = "did you mean [\(item)]?"
    diagnostics[last].fixits = [FixIt("replace it with [\(item)]", .maybe, [.init(document.span(node), "[\(item)]")])]
  }
}
