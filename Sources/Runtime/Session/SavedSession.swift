import TutorialNumerics
import TutorialSyntax
import TutorialTour

/// The state that a session saves so that it can resume: docs/tour.md, "Beginning again".
struct SavedSession: Sendable, Hashable {
  private static let state = "tutorialc.session/1"

  var once: String
  var step: String
  /// The ids of the steps in the history.
  var history: [String]
  /// The number of the step's `before` items that aren't repeated.
  var before: Int

  var text: String {
    var json = JSONWriter()
    json.beginObject()
    json.key("state")
    json.string(Self.state)
    json.key("once")
    json.string(once)
    json.key("step")
    json.string(step)
    json.key("history")
    json.beginArray()
    for id in history { json.string(id) }
    json.endArray()
    if before > 0 {
      json.key("before")
      json.number(before)
    }
    json.endObject()
    return String(decoding: json.takeBytes(), as: UTF8.self)
  }
}

extension SavedSession {
  /// Parses a saved state; nil if the text isn't one.
  init?(_ text: String) {
    let parsed = JSONReader.read(SourceText(path: "", bytes: Array(text.utf8)))
    guard parsed.diagnostics.isEmpty, let root = parsed.value.root, parsed.value.kind(root) == .mapping else {
      return nil
    }
    let document = parsed.value
    var fields: [String: NodeID] = [:]
    var children = document.children(root)
    while let key = children.next(), let value = children.next() { fields[document.string(key)] = value }
    func string(_ node: NodeID?) -> String? {
      node.flatMap { document.kind($0) == .quoted ? document.string($0) : nil }
    }
    guard string(fields["state"]) == Self.state, let once = string(fields["once"]), let step = string(fields["step"]),
      let list = fields["history"], document.kind(list) == .sequence,
      let before = fields["before"].map({ Self.count($0, in: document) }) ?? 0
    else { return nil }
    let history = document.children(list).map(string)
    guard history.allSatisfy({ $0 != nil }) else { return nil }
    self.init(once: once, step: step, history: history.compactMap(\.self), before: before)
  }

  /// A non-negative whole number, or nil.
  private static func count(_ node: NodeID, in document: Document) -> Int? {
    guard document.kind(node) == .plain, let number = Double(document.string(node)), number >= 0,
      number.rounded(.down) == number
    else { return nil }
    return Int(saturating: number)
  }
}
