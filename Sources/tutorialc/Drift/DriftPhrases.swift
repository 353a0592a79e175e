import TutorialDrawing
import TutorialGeometry
import TutorialIdentity
import TutorialLanguage
import TutorialSyntax

/// One-line descriptions of elements, frames and changes.
enum DriftPhrases {
  /// Returns a number with at most one decimal, and a typographic minus.
  static func number(_ value: Double) -> String {
    let text = value.svg(decimals: 1)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  static func size(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

  static func point(_ frame: Rect) -> String { "[\(number(frame.x)), \(number(frame.y))]" }

  static func frame(_ occurrence: ElementOccurrence) -> Rect {
    occurrence.snapshot.elements.globalFrame(occurrence.index)
  }

  /// Returns an element's name: its text, or its id.
  static func name(_ occurrence: ElementOccurrence) -> String {
    text(occurrence).map { "\"\(excerpt($0))\"" } ?? excerpt(occurrence.snapshot.elements.id(occurrence.index))
  }

  static func text(_ occurrence: ElementOccurrence) -> String? {
    let elements = occurrence.snapshot.elements
    let locale = occurrence.snapshot.traits.locale
    return elements.text(occurrence.index)?.text(for: locale) ?? elements.label(occurrence.index)?.text(for: locale)
  }

  static func type(_ occurrence: ElementOccurrence) -> String {
    occurrence.snapshot.elements.type(occurrence.index) ?? "element"
  }

  /// Returns an element's position among those of its type: `cell 14 of 61`.
  static func place(_ occurrence: ElementOccurrence) -> String {
    let (number, count) = rank(occurrence)
    return "\(type(occurrence)) \(number) of \(count)"
  }

  static func rank(_ occurrence: ElementOccurrence) -> (number: Int, count: Int) {
    let elements = occurrence.snapshot.elements
    let type = elements.type(occurrence.index)
    let likes = elements.indices.filter { elements.type($0) == type }
    return ((likes.firstIndex(of: occurrence.index) ?? 0) + 1, likes.count)
  }

  /// Returns the unit of a screen's lengths.
  static func unit(_ snapshot: Snapshot) -> String {
    switch snapshot.traits["platform"]?.lowercased() {
    case "ios", "ipados", "macos", "visionos", "tvos", "watchos": "pt"
    case "android": "dp"
    case "web": "px"
    default: "units"
    }
  }

  /// Describes an element's move along the axis of the larger distance, followed by its other changes.
  static func move(_ old: ElementOccurrence, _ new: ElementOccurrence) -> String {
    let (before, after) = (frame(old), frame(new))
    let delta = Point(after.x - before.x, after.y - before.y)
    var parts: [String] = []
    if abs(delta.x) >= 0.05 || abs(delta.y) >= 0.05 {
      let largest = abs(delta.y) >= abs(delta.x) ? delta.y : delta.x
      let way = abs(delta.y) >= abs(delta.x) ? "" : " across"
      let sign = largest > 0 ? "+" : ""
      parts.append("\(point(before)) → \(point(after))  \(sign)\(number(largest)) \(unit(new.snapshot))\(way)")
    }
    return (parts + otherChanges(old, new)).joined(separator: ", ")
  }

  /// Describes changes of size, type and text.
  static func otherChanges(_ old: ElementOccurrence, _ new: ElementOccurrence) -> [String] {
    var parts: [String] = []
    let (before, after) = (frame(old), frame(new))
    if abs(before.width - after.width) >= 0.05 || abs(before.height - after.height) >= 0.05 {
      parts.append("\(size(before.size)) → \(size(after.size))")
    }
    if type(old) != type(new) { parts.append("\(type(old)) → \(type(new))") }
    return parts + [textChange(old, new)].compactMap(\.self)
  }

  /// Describes a change of the text, or returns nil if it is the same.
  static func textChange(_ old: ElementOccurrence, _ new: ElementOccurrence) -> String? {
    let texts = [text(old), text(new)]
    guard texts[0] != texts[1] else { return nil }
    return "text " + texts.map { $0.map { "\"\(excerpt($0))\"" } ?? "none" }.joined(separator: " → ")
  }
}
