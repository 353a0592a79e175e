import TutorialSyntax

/// Reads the YAML that most files consist of, without libyaml.
///
/// It supports block and flow collections, scalars on one line without escapes, and comments. If it meets anything else
/// (anchors, tags, multi-line texts, escapes, empty values, tabs, errors), it gives up and libyaml reads the whole
/// file. The documents of both are equal, node for node; tests compare them. Texts aren't copied: the document's arena
/// is the source itself.
struct PlainYAML {
  /// An open collection.
  private struct Open {
    /// The index of its node.
    var index: Int
    /// The column of its keys or entries; -1 for the whole file.
    var indent: Int
    var isMapping: Bool
    /// True if a key or an entry has begun and its value is still to come.
    var isAwaiting: Bool
    /// The number of its direct children.
    var count: UInt32 = 0
  }

  private let source: SourceText
  private let nodeLimit: Int
  private var scanner: PlainScanner
  private var nodes: [Document.Node] = []
  private var open = Open(index: -1, indent: -1, isMapping: false, isAwaiting: true)
  private var outer: [Open] = []
  /// The end of the latest node, which is where a block collection ends.
  private var lastEnd = 0

  /// Reads a source whose characters are all allowed; nil if libyaml has to read it.
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
    // Layouts have a node per six bytes, tutorials one per eight. Growing would copy everything; unused pages cost
    // nothing.
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

  /// Reads a line from a column on, or the rest of an entry after its hyphen.
  private mutating func readLine(at column: Int, isBehindHyphen: Bool = false) -> Bool {
    while open.indent > column {
      guard end(at: lastEnd) else { return false }
    }
    if scanner.isEntry { return readEntry(at: column) }
    let start = scanner.position
    if isBehindHyphen, scanner.isBracket { return readBrackets() && scanner.endLine() }
    guard let scalar = scanner.scalar(inBrackets: false) else { return false }
    guard scanner.isColon else { return isBehindHyphen && add(scalar) && scanner.endLine() }
    // A list at its key's indentation ends at the map's next key.
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

  /// Reads the value after a key on the same line.
  private mutating func readValue() -> Bool {
    if scanner.endLine() { return true }
    scanner.skipSpaces()
    if scanner.isBracket { return readBrackets() && scanner.endLine() }
    guard let scalar = scanner.scalar(inBrackets: false) else { return false }
    return add(scalar) && scanner.endLine()
  }

  /// Reads a flow list or a flow map to its end.
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
      // After an item.
      guard scanner.skipLines() else { return false }
      if scanner.byte() == UInt8(ascii: ",") {
        scanner.position &+= 1
      } else if scanner.byte() != closer {
        return false
      }
    }
  }

  /// The closing bracket of the innermost flow collection.
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

  /// Ends the innermost collection; returns false if it lacks a value.
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

  private mutating func addKey(_ scalar: Document.Node) -> Bool {
    // libyaml rejects longer keys, and merge keys need resolving.
    guard scalar.second <= 1000, !scanner.isMergeKey(scalar), add(scalar) else { return false }
    open.isAwaiting = true
    scanner.position &+= 1
    return true
  }

  @inline(__always)
  private mutating func add(_ scalar: Document.Node) -> Bool {
    guard nodes.count < nodeLimit else { return false }
    nodes.append(scalar)
    lastEnd = scanner.position
    open.count &+= 1
    open.isAwaiting = false
    return true
  }
}
