package import TutorialSyntax

/// Advice for values that authors write in another form: in another tool's, or in one that YAML doesn't have.
package enum AdviceOnValues {
  /// Advice for a hole.
  package static func cutout(_ document: Document, _ node: NodeID) -> Advice? {
    guard document.kind(node) == .plain else { return nil }
    switch document.string(node) {
    case "true": return .words("leave it out: every target has a hole")
    case let text where text == "none" || ForeignValues.nothing.contains(text):
      return .words("for a callout without a hole, write \"anchor\" instead of \"target\"")
    default: return nil
    }
  }

  /// Advice for a callout: for a list, or for a word that removes it.
  package static func callout(_ document: Document, _ node: NodeID) -> Advice? {
    if document.kind(node) == .plain { return .write("none", isSure: document.string(node) == "false") }
    guard document.kind(node) == .sequence else { return nil }
    let items = Array(document.children(node))
    if items.allSatisfy({ document.kind($0) == .mapping }) {
      return .words("remove the dashes: a callout is one map, with a title and a body")
    }
    guard let texts = texts(document, node), (1...2).contains(texts.count) else {
      return .words("write one text, or { title: …, body: … }")
    }
    return .write(texts.count == 1 ? texts[0] : "{ title: \(texts[0]), body: \(texts[1]) }")
  }

  /// Advice for a text: for a list of lines, or for a map by language.
  package static func text(_ document: Document, _ node: NodeID) -> Advice? {
    switch document.kind(node) {
    case .sequence: .words("write one text; with \"|\" before its lines, they stay separate")
    case .mapping where isOfLanguages(document, node):
      .words("write it in one language: the others belong in the files of \"strings\"")
    default: nil
    }
  }

  /// Returns true if all keys of a map look like language tags.
  private static func isOfLanguages(_ document: Document, _ node: NodeID) -> Bool {
    var children = document.children(node)
    while let key = children.next(), children.next() != nil {
      guard document.isScalar(key) else { return false }
      let parts = document.string(key).split { "-_".contains($0) }
      guard let first = parts.first, first.count == 2, parts.count < 3 else { return false }
    }
    return true
  }

  /// Advice for a tutorial's id.
  package static func tutorial(_ document: Document, _ node: NodeID) -> Advice? {
    guard document.kind(node) == .mapping else { return nil }
    return .words("write \"tutorial: NAME\", and the keys of this map beside it, not in it")
  }

  /// Advice for the ways to dismiss.
  package static func dismissals(_ document: Document, _ node: NodeID) -> Advice? {
    guard document.isScalar(node) else { return nil }
    switch document.string(node) {
    case "true", "yes": return .write("[escape, close]")
    case "none": return .write("[]", isSure: true)
    case let text where ForeignValues.nothing.contains(text): return .write("[]", isSure: true)
    case let text:
      let word = ForeignValues.dismissals[text]?.word ?? text
      return ["escape", "close", "overlay"].contains(word) ? .write("[\(word)]", isSure: true) : nil
    }
  }

  /// Advice for the traits of variants.
  package static func traits(_ document: Document, _ node: NodeID) -> Advice? {
    guard document.isScalar(node) else { return nil }
    let text = document.string(node)
    let traits = [
      "platform": ["ios", "android", "web", "macos", "windows"],
      "idiom": ["phone", "tablet", "pad", "desktop", "watch"],
      "orientation": ["portrait", "landscape"], "colorScheme": ["dark", "light"], "layoutDirection": ["ltr", "rtl"],
    ]
    return traits.first { $0.value.contains(text) }.map { .write("{ \($0.key): \(text) }") }
  }

  /// Advice for a size: `40x40`, `{ width: 40, height: 40 }`.
  package static func size(_ document: Document, _ node: NodeID) -> Advice? {
    if document.kind(node) == .mapping {
      var sides: [String: String] = [:]
      var children = document.children(node)
      while let key = children.next(), let value = children.next() {
        guard document.isScalar(key), document.isScalar(value) else { return nil }
        sides[document.string(key)] = document.string(value)
      }
      guard sides.count == 2, let width = sides["width"], let height = sides["height"],
        let numbers = numbers("\(width) \(height)")
      else { return nil }
      return .write("[\(numbers.joined(separator: ", "))]", isSure: true)
    }
    return list(of: [2], document, node)
  }

  /// Advice for padding: `8 4`, as in CSS.
  package static func padding(_ document: Document, _ node: NodeID) -> Advice? { list(of: [2, 4], document, node) }

  /// Advice for a duration: `0.3 s`, `3 seconds`.
  package static func duration(_ document: Document, _ node: NodeID) -> Advice? {
    guard document.isScalar(node) else { return nil }
    let text = document.string(node)
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard numbers(String(number)) != nil else { return nil }
    switch text.dropFirst(number.count).drop(while: { $0 == " " }) {
    case "": return document.kind(node) == .quoted ? .write("\(number)") : nil
    case "s", "sec", "secs", "second", "seconds": return .write("\(number)s", isSure: true)
    case "ms", "msec", "millis", "millisecond", "milliseconds": return .write("\(number)ms", isSure: true)
    default: return nil
    }
  }

  /// Advice for a spring's time, which has no unit.
  package static func springTime(_ document: Document, _ node: NodeID) -> Advice? {
    guard document.isScalar(node) else { return nil }
    let text = document.string(node)
    let digits = Array(text.utf8.prefix { $0 != UInt8(ascii: "s") && $0 != UInt8(ascii: "m") })
    guard case .value(let value) = parseDecimal(digits, digits.indices) else { return nil }
    switch text.dropFirst(digits.count) {
    case "s": return .write(decimal(value), isSure: true)
    case "ms": return .write(decimal(value / 1000), isSure: true)
    default: return nil
    }
  }

  /// Advice for a spring: `0.4`, `[0.4, 0.8]`.
  package static func spring(_ document: Document, _ node: NodeID) -> Advice? {
    if document.isScalar(node) {
      return numbers(document.string(node)).flatMap { $0.count == 1 ? .write("{ duration: \($0[0]) }") : nil }
    }
    guard let numbers = texts(document, node).flatMap({ numbers($0.joined(separator: " ")) }), numbers.count == 2 else {
      return nil
    }
    return .write("{ response: \(numbers[0]), dampingFraction: \(numbers[1]) }")
  }

  /// The map to write instead of a bare duration; nil if the text isn't a duration.
  package static func mapOfDuration(_ key: String, _ text: String) -> String? {
    let bytes = Array(text.utf8)
    let unit = text.hasSuffix("ms") ? 2 : text.hasSuffix("s") ? 1 : 0
    guard case .value = parseDecimal(bytes, 0..<(bytes.count - unit)) else { return nil }
    return "{ \(key): \(text) }"
  }

  /// Advice for numbers separated by spaces or an x: writes them as a list.
  private static func list(of counts: [Int], _ document: Document, _ node: NodeID) -> Advice? {
    guard document.isScalar(node), let numbers = numbers(document.string(node)), counts.contains(numbers.count) else {
      return nil
    }
    return .write("[\(numbers.joined(separator: ", "))]")
  }

  /// The numbers in a text, without units; nil if it contains anything else.
  private static func numbers(_ text: String) -> [String]? {
    let parts = text.split(separator: " ").flatMap { part in
      let bare = ["px", "pt", "dp"].contains { part.hasSuffix($0) } ? part.dropLast(2) : part
      return bare.split { "x×".contains($0) }.map(String.init)
    }
    let areNumbers = parts.allSatisfy { part in
      let bytes = Array(part.utf8)
      if case .value = parseDecimal(bytes, bytes.indices) { return true }
      return false
    }
    return areNumbers && !parts.isEmpty ? parts : nil
  }

  /// The items of a list of scalars, as written; nil if one spans several lines.
  private static func texts(_ document: Document, _ node: NodeID) -> [String]? {
    guard document.kind(node) == .sequence else { return nil }
    var texts: [String] = []
    for child in document.children(node) {
      guard document.isScalar(child), !document.isNull(child) else { return nil }
      let text = String(decoding: document.source.bytes[document.range(child).range], as: UTF8.self)
      guard !text.contains("\n") else { return nil }
      texts.append(text)
    }
    return texts
  }
}
