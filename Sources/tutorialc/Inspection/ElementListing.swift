import TutorialGeometry
import TutorialIdentity
package import TutorialLanguage
import TutorialReporting
package import TutorialSyntax

/// A list of elements in layouts, for people and for programs.
package struct ElementListing {
  private let screens: [(snapshot: Snapshot, elements: [Int])]

  /// Makes a list of elements on screens, given by their indices.
  package init(_ screens: [(snapshot: Snapshot, elements: [Int])]) {
    self.screens = screens
  }

  // MARK: For people

  /// The table of each screen.
  package var text: String {
    screens.map { screen in
      let snapshot = screen.snapshot
      let all = snapshot.elements.count
      let count = screen.elements.count == all ? "\(all)" : "\(screen.elements.count) of \(all)"
      let size = "\(short(snapshot.display.size.width))×\(short(snapshot.display.size.height))"
      let head = "\(snapshot.screen)/\(snapshot.variant) (\(size)): \(count) \(all == 1 ? "element" : "elements")"
      return head.printable + "\n" + TextColumns(screen.elements.map { row($0, of: snapshot) }).text
    }.joined(separator: "\n")
  }

  private func row(_ index: Int, of snapshot: Snapshot) -> [String] {
    let elements = snapshot.elements
    let said = words(index, of: snapshot).map { "\($0.text)" }
    return [
      elements.id(index), elements.identity(index) == .native ? "" : elements.identity(index).rawValue,
      elements.type(index) ?? "", frameText(index, of: snapshot), said.joined(separator: " · "),
    ]
  }

  // MARK: For programs

  /// Writes a member with an object for each element.
  package func write(to json: inout JSONWriter) {
    let elements = screens.flatMap { screen in screen.elements.map { (screen.snapshot, $0) } }
    json.list("elements", of: elements) { json, element in
      json.object(onOneLine: true) { Self.writeProperties(element.1, of: element.0, to: &$0) }
    }
  }

  static func writeProperties(_ index: Int, of snapshot: Snapshot, to json: inout JSONWriter) {
    let elements = snapshot.elements
    let frame = elements.globalFrame(index)
    json.member("screen", snapshot.screen)
    json.member("variant", snapshot.variant)
    json.member("id", elements.id(index))
    json.member("identity", elements.identity(index).rawValue)
    json.member("nativeId", elements.nativeID(index))
    json.member("type", elements.type(index))
    json.member("label", elements.label(index)?.text(for: snapshot.traits.locale))
    json.member("text", elements.text(index)?.text(for: snapshot.traits.locale))
    json.member("value", elements.value(index)?.text(for: snapshot.traits.locale))
    json.member("parent", elements.parent(index).map { elements.id($0) })
    json.key("frame")
    if elements.isSolved(index) {
      json.numbers((frame.x, frame.y, frame.width, frame.height), decimals: 3)
    } else {
      json.null()
    }
  }
}

/// Returns an element's distinct texts, each with the key that has it.
func words(_ index: Int, of snapshot: Snapshot) -> [(key: String, text: String)] {
  let elements = snapshot.elements
  let locale = snapshot.traits.locale
  var words: [(key: String, text: String)] = []
  for (key, text) in [
    ("text", elements.text(index)), ("label", elements.label(index)), ("value", elements.value(index)),
  ] {
    guard let text = text?.text(for: locale), !text.isEmpty, !words.contains(where: { $0.text == text }) else {
      continue
    }
    words.append((key, excerpt(text)))
  }
  return words
}

func frameText(_ index: Int, of snapshot: Snapshot) -> String {
  guard snapshot.elements.isSolved(index) else { return "" }
  let frame = snapshot.elements.globalFrame(index)
  return "[\(short(frame.x)), \(short(frame.y)), \(short(frame.width)), \(short(frame.height))]"
}

/// Returns a number with at most three decimals.
func short(_ number: Double) -> String {
  var writer = ByteWriter(capacity: 24)
  writer.write(number, decimals: 3)
  return String(decoding: writer.bytes, as: UTF8.self)
}
