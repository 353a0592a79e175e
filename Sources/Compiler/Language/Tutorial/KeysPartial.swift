package import TutorialSyntax
import TutorialTour
import TutorialValues

/// `keys`: the keyboard keys that control the tutorial.
package struct KeysPartial: DescribedMap {
  /// `next`.
  package var next: Located<[KeyName]>?
  /// `back`.
  package var back: Located<[KeyName]>?
  /// `dismiss`.
  package var dismiss: Located<[KeyName]>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "keys", of: "the keys", its: "the keys for",
    "The keyboard keys, by the names of KeyboardEvent.key. From right to left, ArrowLeft and ArrowRight are swapped.",
    finish: { decoder, node, keys in decoder.checkKeys(keys, node) }
  ) {
    Key(
      "next", .keyNames, "The keys that do what the callout's button `next` does.", else: \.nextOrDefault,
      get: { $0.next }, set: { $0.next = $1 })
    Key(
      "back", .keyNames, "The keys that do what the callout's button `back` does.", else: \.backOrDefault,
      get: { $0.back }, set: { $0.back = $1 })
    Key(
      "dismiss", .keyNames, "The keys that leave the tutorial, if `dismiss` has `escape`.", else: \.dismissOrDefault,
      get: { $0.dismiss }, set: { $0.dismiss = $1 })
  }

  /// `next`, else the right arrow and Enter.
  package var nextOrDefault: [KeyName] { next?.value ?? [.arrowRight, .enter] }
  /// `back`, else the left arrow.
  package var backOrDefault: [KeyName] { back?.value ?? [.arrowLeft] }
  /// `dismiss`, else Escape.
  package var dismissOrDefault: [KeyName] { dismiss?.value ?? [.escape] }
}

/// A key that types nothing, by its `KeyboardEvent.key` name; the space bar has a word instead.
///
/// Keys that type a character are left out for three reasons. The keyboard layout decides which key types it, people
/// who dictate may say it by accident (WCAG 2.1.4), and it belongs to the focused field. Tab is left out because it
/// moves the focus.
package enum KeyName: String, DocumentKey {
  case arrowRight = "ArrowRight"
  case arrowLeft = "ArrowLeft"
  case arrowUp = "ArrowUp"
  case arrowDown = "ArrowDown"
  case enter = "Enter"
  case escape = "Escape"
  case space = "Space"
  case backspace = "Backspace"
  case delete = "Delete"
  case home = "Home"
  case end = "End"
  case pageUp = "PageUp"
  case pageDown = "PageDown"
  case f1 = "F1"
  case f2 = "F2"
  case f3 = "F3"
  case f4 = "F4"
  case f5 = "F5"
  case f6 = "F6"
  case f7 = "F7"
  case f8 = "F8"
  case f9 = "F9"
  case f10 = "F10"
  case f11 = "F11"
  case f12 = "F12"
  case goBack = "GoBack"
  case browserBack = "BrowserBack"

  package static let table = KeyTable<Self>(hints: ForeignValues.keyNames)

  /// The value of `KeyboardEvent.key`.
  package var eventKey: String { self == .space ? " " : rawValue }
}

extension KeyName: Written {
  package var written: SchemaNode { .string(rawValue) }
}

extension Kind where Value == Located<[KeyName]> {
  /// Names of keys; an empty list for none.
  fileprivate static var keyNames: Kind {
    let name: SchemaNode = ["enum": .array(KeyName.allCases.map { .string($0.rawValue) })]
    return Kind(
      KindForm(
        ["anyOf": [name, ["type": "array", "uniqueItems": true, "items": name]]],
        examples: ["ArrowRight", ["ArrowRight", "Space"]])
    ) { decoder, field, _ in decoder.oneOrMore(field.value) { $0.keyName($1) } }
  }
}

extension Decoder {
  fileprivate mutating func keyName(_ node: NodeID) -> KeyName? {
    let text = document.isScalar(node) ? document.string(node) : ""
    if text.count == 1, text != " " {
      report(
        Diagnostic(
          .valueOutOfRange, "\"\(excerpt(text))\" types a character, so it cannot be one of the tutorial's keys",
          at: document.span(node), label: "name one that types nothing, such as ArrowRight, Enter or F1"))
      return nil
    }
    return choice(node, KeyName.self, of: "the key")?.value
  }

  /// Reports a key that stands for two actions, defaults included.
  fileprivate mutating func checkKeys(_ keys: KeysPartial, _ node: NodeID) {
    let all = [
      ("next", keys.next, keys.nextOrDefault), ("back", keys.back, keys.backOrDefault),
      ("dismiss", keys.dismiss, keys.dismissOrDefault),
    ]
    var known: [KeyName: String] = [:]
    for (action, _, names) in all {
      for name in Set(names).sorted(by: { $0.rawValue < $1.rawValue }) {
        guard let first = known[name] else {
          known[name] = action
          continue
        }
        let range = (all.last { ($0.0 == action || $0.0 == first) && $0.1?.value.contains(name) == true })?.1?.range
        report(
          Diagnostic(
            .valueOutOfRange, "\"\(name.rawValue)\" stands for \"\(first)\" and for \"\(action)\"",
            at: SourceSpan(document.source, range ?? headRange(node)),
            label: "write the list of the other without it"))
      }
    }
  }
}
