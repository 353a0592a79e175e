import TutorialSyntax

/// Reads YAML as nearly every file has it, without libyaml: block maps and lists, lists and maps in brackets, scalars on
/// one line without escapes, comments.
///
/// Whatever else is there (anchors, tags, texts over several lines, escapes, empty values, tabs, anything odd or wrong)
/// is left to libyaml, and nothing of what was read so far is kept. What is read here is the same document, node for
/// node; tests hold the two side by side. Texts are not copied: the document's arena is the source itself.
struct PlainYAML {
  /// A collection that is being read.
  private struct Open {
    /// Its node.
    var index: Int
    /// Where its keys or entries begin in their lines; -1 for the file as a whole.
    var indent: Int
    var isMapping: Bool
    /// Whether a key or an entry has been begun whose value is to come.
    var isAwaiting: Bool
    /// How many nodes are directly in it.
    var count: UInt32 = 0
  }

  private let source: SourceText
  private let nodeLimit: Int
  private var scanner: PlainScanner
  private var nodes: [Document.Node] = []
  private var open = Open(index: -1, indent: -1, isMapping: false, isAwaiting: true)
  private var outer: [Open] = []
  /// The end of the latest node that was written: a block collection ends there.
  private var lastEnd = 0

  /// The document of a source whose characters are all allowed; nil where libyaml has to be asked.
  static func read(_ source: SourceText, nodeLimit: Int) -> Document? {
    source.bytes.withUnsafeBufferPointer { bytes in
      guard !PlainScanner.hasOddLineEnds(bytes) else { return nil }
      var reader = PlainYAML(source, bytes, nodeLimit: nodeLimit)
      guard reader.readLines(), !reader.nodes.isEmpty else { return nil }
      return Document(source: source, nodes: reader.nodes, arena: source.bytes, root: NodeID(index: 0))
    }
  }

  private init(_ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, nodeLimit: Int) {
    self.source = source
    self.nodeLimit = nodeLimit
    scanner = PlainScanner(bytes)
    // Layouts have a node to six bytes, tutorials to eight. To go beyond it would copy all; what is not used is not touched.
    nodes.reserveCapacity(min(bytes.count / 5, nodeLimit) + 16)
    outer.reserveCapacity(16)
  }

  private mutating func readLines() -> Bool {
    while let column = scanner.nextLine() {
      guard column >= 0, readLine(at: column) else { return false }
    }
    while !outer.isEmpty {
      guard end(at: lastEnd) else { return false }
    }
    return true
  }

  /// What stands in a line from a column on, or behind the hyphen of an entry.
  private mutating func readLine(at column: Int, isBehindHyphen: Bool = false) -> Bool {
    while open.indent > column {
      guard end(at: lastEnd) else { return false }
    }
    if scanner.isEntry { return readEntry(at: column) }
    let start = scanner.position
    if isBehindHyphen, scanner.isBracket { return readBrackets() && scanner.endLine() }
    guard let scalar = scanner.scalar(inBrackets: false) else { return false }
    guard scanner.isColon else { return isBehindHyphen && add(scalar) && scanner.endLine() }
    // A list that is not indented ends where its map goes on.
    if open.indent == column, !open.isMapping, outer.last?.indent == column {
      guard end(at: lastEnd) else { return false }
    }
    if open.isAwaiting, open.indent < column {
      guard begin(.mapping, at: start, indent: column) else { return false }
    }
    guard open.isMapping, open.indent == column, !open.isAwaiting, addKey(scalar) else { return false }
    return readValue()
  }

  private mutating func readEntry(at column: Int) -> Bool {
    if open.indent < column || open.isMapping {
      guard open.isAwaiting, begin(.sequence, at: scanner.position, indent: column) else { return false }
    }
    guard !open.isAwaiting else { return false }
    open.isAwaiting = true
    scanner.position &+= 1
    if scanner.endLine() { return true }
    scanner.skipSpaces()
    return readLine(at: scanner.column, isBehindHyphen: true)
  }

  /// What stands behind a key in its line.
  private mutating func readValue() -> Bool {
    if scanner.endLine() { return true }
    scanner.skipSpaces()
    if scanner.isBracket { return readBrackets() && scanner.endLine() }
    guard let scalar = scanner.scalar(inBrackets: false) else { return false }
    return add(scalar) && scanner.endLine()
  }

  /// A list or a map in brackets or braces, up to its end.
  private mutating func readBrackets() -> Bool {
    let depth = outer.count
    guard beginBracket() else { return false }
    while true {
      guard scanner.skipLines() else { return false }
      if scanner.byte() == closer, !open.isAwaiting {
        scanner.position &+= 1
        lastEnd = scanner.position
        guard end(at: lastEnd) else { return false }
        if outer.count == depth { return true }
      } else if open.isMapping, !open.isAwaiting {
        guard let key = scanner.scalar(inBrackets: true), scanner.isColon, addKey(key) else { return false }
        continue
      } else if scanner.isBracket {
        guard beginBracket() else { return false }
        continue
      } else {
        guard let scalar = scanner.scalar(inBrackets: true), add(scalar) else { return false }
      }
      // Behind an item.
      guard scanner.skipLines() else { return false }
      if scanner.byte() == UInt8(ascii: ",") {
        scanner.position &+= 1
      } else if scanner.byte() != closer {
        return false
      }
    }
  }

  /// What ends the innermost list or map in brackets.
  private var closer: UInt8 { open.isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  private mutating func beginBracket() -> Bool {
    let isMapping = scanner.byte() == UInt8(ascii: "{")
    guard begin(isMapping ? .mapping : .sequence, at: scanner.position, indent: open.indent) else { return false }
    scanner.position &+= 1
    return true
  }

  // MARK: Nodes

  private mutating func begin(_ kind: Document.Kind, at start: Int, indent: Int) -> Bool {
    guard outer.count < Limits.nesting, nodes.count < nodeLimit else { return false }
    outer.append(open)
    open = Open(index: nodes.count, indent: indent, isMapping: kind == .mapping, isAwaiting: false)
    let place = UInt32(truncatingIfNeeded: start)
    nodes.append(.init(kind: kind, range: ByteRange(place, place), first: 0, second: 0))
    return true
  }

  /// Ends the innermost collection; false where a value is missing in it.
  private mutating func end(at end: Int) -> Bool {
    guard !open.isAwaiting, let around = outer.popLast() else { return false }
    nodes[open.index].range.end = UInt32(truncatingIfNeeded: end)
    nodes[open.index].first = open.count
    nodes[open.index].second = UInt32(truncatingIfNeeded: nodes.count)
    open = around
    open.count &+= 1
    open.isAwaiting = false
    return true
  }

  private mutating func addKey(_ scalar: PlainScanner.Scalar) -> Bool {
    // libyaml takes no longer ones, and what `<<` names is merged.
    guard scalar.node.second <= 1000, !scanner.isMergeKey(scalar), add(scalar) else { return false }
    open.isAwaiting = true
    scanner.position &+= 1
    return true
  }

  @inline(__always)
  private mutating func add(_ scalar: PlainScanner.Scalar) -> Bool {
    guard nodes.count < nodeLimit else { return false }
    nodes.append(scalar.node)
    lastEnd = scanner.position
    open.count &+= 1
    open.isAwaiting = false
    return true
  }
}
