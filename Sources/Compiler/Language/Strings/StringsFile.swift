package import TutorialSyntax
import TutorialYAML

/// Adds missing keys to a strings file, and keeps every existing byte, comments and order included.
///
/// An added key has no text yet. The tutorial's own text is above it as a comment.
package struct StringsFile {
  /// A key that may be added.
  package struct Addition {
    /// The key.
    package var key: String
    /// The tutorial's own text.
    package var text: String

    /// A key and the tutorial's own text.
    package init(key: String, text: String) {
      self.key = key
      self.text = text
    }
  }

  private let document: Document
  private let bytes: [UInt8]
  private let newline: String

  /// The parsed file; an empty one if there is no file yet.
  package init(_ document: Document) {
    self.document = document
    bytes = document.source.bytes
    newline = Self.lineEnd(of: bytes)
  }

  /// The file's bytes with keys added, each beside its neighbours in the tutorial.
  ///
  /// - Parameters:
  ///   - keys: the tutorial's texts, in its order.
  ///   - missing: the keys to add.
  /// - Returns: nil if the file is written in a way that nothing can be added to.
  package func completed(_ keys: [Addition], adding missing: Set<String>) -> [UInt8]? {
    let added = keys.filter { missing.contains($0.key) }
    guard !added.isEmpty else { return bytes }
    let isJSON = document.source.path.hasSuffix(".json")
    let result: [UInt8]?
    if let root = document.root, !document.isNull(root) {
      guard document.kind(root) == .mapping else { return nil }
      let isFlow = bytes[document.range(root).range].first == UInt8(ascii: "{")
      result = isFlow ? inBraces(added, root) : inLines(keys, missing, root)
    } else {
      // Keys can't be added to a file that consists of `null`.
      if let root = document.root, !document.range(root).range.isEmpty { return nil }
      let start = bytes + (bytes.isEmpty || endsLine(bytes.count) ? [] : Array(newline.utf8))
      result = isJSON ? Array(json(added).utf8) : start + added.flatMap { line($0, key: $0.key, indent: "") }
    }
    return result.flatMap { keepsAll($0, added, isJSON: isJSON) ? $0 : nil }
  }

  /// Returns true if the new file has all entries of the old one, and the added keys.
  private func keepsAll(_ result: [UInt8], _ added: [Addition], isJSON: Bool) -> Bool {
    let source = SourceText(path: document.source.path, bytes: result)
    let parsed = DocumentReader.read(source)
    let (old, new) = (decodeTranslation(document, locale: ""), decodeTranslation(parsed.value, locale: ""))
    guard !(parsed.diagnostics + new.diagnostics).contains(where: { $0.severity == .error }) else { return false }
    let newKeys = Set(added.map(\.key))
    let kept = new.value.entries.filter { !newKeys.contains($0.key.value) }
    return kept.count == old.value.entries.count && new.value.entries.count == kept.count + newKeys.count
      && zip(kept, old.value.entries).allSatisfy { $0.key.value == $1.key.value && isSame($0.text, $1.text) }
  }

  /// Returns true if a text is unchanged. A block scalar at the end of a file without a final newline gains one.
  private func isSame(_ new: String?, _ old: String?) -> Bool {
    new == old || !endsLine(bytes.count) && new == old.map { $0 + "\n" }
  }

  // MARK: Block maps

  /// A block map, and the keys that begin with its prefix.
  private struct Site {
    var prefix: String
    var indent: String
    /// The full keys of its children, and for each the start of the line after it.
    var children: [(key: String, end: Int)]

    func holds(_ key: String) -> Bool { prefix.isEmpty || key.hasPrefix(prefix + ".") }
  }

  private func inLines(_ keys: [Addition], _ missing: Set<String>, _ root: NodeID) -> [UInt8]? {
    var sites: [Site] = []
    collect(root, under: "", &sites)
    guard !sites.isEmpty else { return nil }
    var edits: [(offset: Int, indent: Int, bytes: [UInt8])] = []
    var before: [Int: Int] = [:]
    for entry in keys {
      // The innermost map that may hold the key is the one with the longest prefix.
      let holding = sites.indices.filter { sites[$0].holds(entry.key) }
      if missing.contains(entry.key) {
        guard let place = holding.max(by: { sites[$0].prefix.utf8.count < sites[$1].prefix.utf8.count }) else {
          return nil
        }
        let site = sites[place]
        guard let offset = before[place] ?? site.children.last?.end else { return nil }
        let name = site.prefix.isEmpty ? entry.key : String(entry.key.dropFirst(site.prefix.count + 1))
        edits.append((offset, site.indent.utf8.count, line(entry, key: name, indent: site.indent)))
      } else {
        // Keys that follow this one in the tutorial are added after it, in each map that has it.
        for place in holding {
          let child = sites[place].children.first { $0.key == entry.key || entry.key.hasPrefix($0.key + ".") }
          if let child { before[place] = child.end }
        }
      }
    }
    // If nested maps end at the same offset, additions to the inner one come first.
    return apply(edits.sorted { ($0.offset, -$0.indent) < ($1.offset, -$1.indent) }.map { ($0.offset, $0.bytes) })
  }

  /// Collects the block maps, outermost first. Recursion is safe, because the reader limits nesting.
  private func collect(_ node: NodeID, under prefix: String, _ sites: inout [Site]) {
    guard document.target(node).index == node.index else { return }
    var children = document.children(node)
    var site = Site(prefix: prefix, indent: "", children: [])
    var inner: [(node: NodeID, key: String)] = []
    var first: Int?
    while let name = children.next(), let value = children.next() {
      let key = (prefix.isEmpty ? "" : prefix + ".") + document.string(name)
      let start = document.range(name).range.lowerBound
      if first == nil { first = start }
      site.children.append((key, lineAfter(max(end(of: value), document.range(name).range.upperBound))))
      if document.kind(value) == .mapping { inner.append((value, key)) }
    }
    guard let first, first == document.range(node).range.lowerBound, bytes[first] != UInt8(ascii: "{"),
      let indent = indent(before: first)
    else { return }
    site.indent = indent
    sites.append(site)
    for (node, key) in inner { collect(node, under: key, &sites) }
  }

  /// The end of a node's last value. The range of a block map extends to whatever follows it, so it isn't used.
  private func end(of node: NodeID) -> Int {
    let range = document.range(node).range
    let isFlow = bytes[range].first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? true
    guard !document.isScalar(node), document.target(node).index == node.index, !isFlow else { return range.upperBound }
    var last: NodeID?
    var children = document.children(node)
    while let child = children.next() { last = child }
    return last.map { max(end(of: $0), document.range($0).range.upperBound) } ?? range.upperBound
  }

  /// The spaces between the start of a line and an offset; nil if there is anything else between.
  private func indent(before offset: Int) -> String? {
    let line = document.source.line(at: offset)
    // A byte-order mark isn't part of the first line's indent.
    let start = line.start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : line.start
    guard start <= offset, bytes[start..<offset].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
    return String(repeating: " ", count: offset - start)
  }

  /// The lines of an entry: the tutorial's text as a comment, and the key.
  private func line(_ entry: Addition, key: String, indent: String) -> [UInt8] {
    var text = ""
    for part in entry.text.split(whereSeparator: \.isNewline) {
      let visible = part.unicodeScalars.map { Self.isPrintable($0) ? Character($0) : " " }
      text += "\(indent)# \(String(visible))\(newline)"
    }
    return Array("\(text)\(indent)\(key):\(newline)".utf8)
  }

  /// Returns true if YAML allows a character in a comment.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  // MARK: Flow maps

  /// Adds keys to JSON or a YAML flow map, where comments can't be written.
  private func inBraces(_ added: [Addition], _ root: NodeID) -> [UInt8]? {
    let range = document.range(root).range
    guard bytes[range].last == UInt8(ascii: "}") else { return nil }
    var children = document.children(root)
    var firstKey: NodeID?
    var last: NodeID?
    while let name = children.next(), let value = children.next() {
      if firstKey == nil { firstKey = name }
      last = document.range(value).range.isEmpty ? name : value
    }
    let entries = added.map { "\(quoted($0.key)): null" }
    guard let firstKey, let last else {
      let text = entries.map { "\(newline)  \($0)" }.joined(separator: ",") + newline
      return apply([(range.lowerBound + 1, Array(text.utf8))])
    }
    let start = document.range(firstKey).range.lowerBound
    let separator = indent(before: start).map { "\(newline)\($0)" } ?? " "
    return apply([(document.range(last).range.upperBound, entries.flatMap { Array(",\(separator)\($0)".utf8) })])
  }

  private func json(_ added: [Addition]) -> String {
    "{" + newline + added.map { "  \(quoted($0.key)): null" }.joined(separator: "," + newline) + newline + "}" + newline
  }

  private func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: Bytes

  private static func lineEnd(of bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return "\n"
    }
    guard bytes[end] == UInt8(ascii: "\r") else { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  private func endsLine(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") || bytes[offset - 1] == UInt8(ascii: "\r")
  }

  /// The start of the line after an offset, or the offset itself if a line starts there, as after a block scalar.
  private func lineAfter(_ offset: Int) -> Int {
    guard !endsLine(offset) else { return offset }
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    guard end < bytes.count else { return end }
    let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
    return end + (isPair ? 2 : 1)
  }

  /// Inserts texts at ascending offsets.
  private func apply(_ edits: [(offset: Int, bytes: [UInt8])]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for (offset, text) in edits {
      result += bytes[place..<offset]
      // The last line of a file may lack a line end.
      let isWithin = text.last != UInt8(ascii: "\n") && text.last != UInt8(ascii: "\r")
      if !isWithin, let last = result.last, last != UInt8(ascii: "\n"), last != UInt8(ascii: "\r"),
        offset == bytes.count
      {
        result += Array(newline.utf8)
      }
      result += text
      place = offset
    }
    return result + bytes[place...]
  }
}
