import TutorialSyntax

/// The number of diagnostics after which reading stops: nobody reads more.
private let maximumDiagnostics = 1000

/// Builds a document from libyaml's events.
struct YAMLComposer {
  /// The composer's state of an open collection, beside the builder's own.
  struct Frame {
    /// The number of its anchor.
    var anchor: Int?
    /// True if it is in flow style, in brackets or braces.
    var isFlow = false
    /// True if it has a merge key.
    var hasMergeKey = false
    /// True if the next item, or the next value with its key, is dropped.
    var dropsItem = false
  }

  let source: SourceText
  var builder: DocumentBuilder
  /// The state of the builder's current collection.
  var frame = Frame()
  private var outerFrames: [Frame] = []
  var anchors = AnchorTable()
  /// The number of nodes and bytes that all aliases so far stand for.
  var aliasNodes = 0
  var aliasBytes = 0
  /// The errors after which reading could go on.
  var diagnostics: [Diagnostic] = []
  /// The error that stopped reading; at most one.
  private(set) var failure: [Diagnostic] = []
  /// True if something is missing from the document.
  var isPartial = false

  /// The end of the latest node in bytes, which is where a block collection ends.
  private var lastEnd: UInt32 = 0
  private var sawDocument = false
  private let nodeLimit: Int

  /// A composer for `source`.
  ///
  /// - Parameter nodeLimit: the number of nodes after which reading stops.
  init(_ source: SourceText, nodeLimit: Int) {
    self.source = source
    self.nodeLimit = nodeLimit
    builder = DocumentBuilder(size: source.bytes.count, nodeLimit: nodeLimit)
  }

  /// Processes all events, up to a fatal error or the maximum number of diagnostics.
  mutating func compose(_ events: inout LibYAMLEvents) {
    while failure.isEmpty, diagnostics.count < maximumDiagnostics {
      guard events.advance() else {
        let error = events.error(in: source)
        dropLastScalar(endingAt: error.offset)
        return fail(error.diagnostic)
      }
      switch events.kind {
      case .scalar: addScalar(&events)
      case .mappingStart: beginCollection(.mapping, isMapping: true, &events)
      case .sequenceStart: beginCollection(.sequence, isMapping: false, &events)
      case .mappingEnd, .sequenceEnd: endCollection(&events)
      case .alias: addAlias(&events)
      case .documentStart: startDocument(&events)
      case .streamEnd: return
      case .documentEnd, .other: break
      }
      if hasTooManyNodes {
        return fail(Budget.Resource.nodes.exceeded(nodeLimit, at: SourceSpan(source, events.range)))
      }
    }
    isPartial = isPartial || failure.isEmpty
  }

  /// Returns the document; collections that are still open end with what was read of them.
  mutating func finish(isPartial: Bool) -> Document {
    builder.finish(source, end: lastEnd, isPartial: isPartial)
  }

  /// True if the node limit is exceeded, in which case all nodes are discarded.
  var hasTooManyNodes: Bool { builder.nodes.count > nodeLimit }

  /// Stops reading with an error.
  mutating func fail(_ diagnostic: Diagnostic) {
    failure = [diagnostic]
    isPartial = true
  }

  /// Drops the last scalar if the error touches it.
  ///
  /// In `duration: 1 easing: linear` the error is at the second colon, and nobody meant the text `1 easing`.
  private mutating func dropLastScalar(endingAt offset: Int) {
    guard let last = builder.nodes.last, last.isScalar, Int(last.range.end) == offset else { return }
    builder.dropLastItem()
  }

  private mutating func startDocument(_ events: inout LibYAMLEvents) {
    // A second document is an error, but the first one stays complete.
    if sawDocument { failure = [secondDocument(at: events.range)] }
    sawDocument = true
  }

  private mutating func addScalar(_ events: inout LibYAMLEvents) {
    var range = events.range
    var isPlain = events.isPlain
    var properties = NodeProperties()
    if events.hasProperties {
      properties = takeProperties(&events, &range)
      isPlain = resolveScalarTag(properties, isPlain: isPlain)
    }
    let start = builder.textStart
    events.appendText(to: &builder.arena)
    if events.isBlock { range.end = trimmedEnd(range) }
    lastEnd = range.end
    if isPlain, builder.arena.count &- Int(start) == 2 { noteMergeKey(textStart: Int(start)) }
    if let name = properties.anchor {
      let number = anchors.declare(name, node: builder.nextIndex, nodes: aliasNodes, bytes: aliasBytes)
      completeAnchor(number, nodes: 1, bytes: range.range.count)
    }
    builder.addScalar(isPlain ? .plain : .quoted, range, textStart: start)
    didEndItem()
  }

  private mutating func beginCollection(_ kind: Document.Kind, isMapping: Bool, _ events: inout LibYAMLEvents) {
    var range = events.range
    var begun = Frame(isFlow: events.isFlow)
    if events.hasProperties {
      let properties = takeProperties(&events, &range)
      resolveCollectionTag(properties, kind)
      if let name = properties.anchor {
        begun.anchor = anchors.declare(name, node: builder.nextIndex, nodes: aliasNodes, bytes: aliasBytes)
      }
    }
    guard builder.depth < Limits.nesting else { return fail(tooDeep(at: range)) }
    lastEnd = range.end
    builder.beginCollection(kind, isMapping: isMapping, start: range.start)
    outerFrames.append(frame)
    frame = begun
  }

  private mutating func endCollection(_ events: inout LibYAMLEvents) {
    let ended = frame
    let index = builder.current.index
    frame = outerFrames.popLast() ?? Frame()
    if ended.isFlow { lastEnd = events.range.end }
    builder.endCollection(end: lastEnd)
    if ended.hasMergeKey { mergeEntries(of: index) }
    if let number = ended.anchor {
      let range = builder.nodes[Int(index)].range.range
      completeAnchor(number, nodes: builder.nodes.count - Int(index), bytes: range.count)
    }
    didEndItem()
  }

  private mutating func mergeEntries(of index: UInt32) {
    var keys = MergeKeys(source)
    keys.merge(into: index, &builder)
    diagnostics += keys.diagnostics
  }

  private mutating func addAlias(_ events: inout LibYAMLEvents) {
    let range = events.range
    lastEnd = range.end
    let name = events.anchor ?? ""
    if let number = anchors.find(name), anchors[number].isComplete {
      aliasNodes += anchors[number].nodes
      aliasBytes += anchors[number].bytes
      guard aliasNodes <= Limits.aliasNodes, aliasBytes / Limits.aliasFactor <= source.bytes.count else {
        return fail(expandsTooFar(at: range))
      }
      builder.addAlias(of: anchors[number].node, range)
    } else {
      diagnostics.append(wrongAlias(name, at: range))
      isPartial = true
      frame.dropsItem = true
      builder.addScalar(.plain, range, textStart: builder.textStart)
    }
    didEndItem()
  }

  /// Turns the counts before the node into the counts of the node itself.
  private mutating func completeAnchor(_ number: Int, nodes: Int, bytes: Int) {
    anchors[number].nodes = nodes + aliasNodes - anchors[number].nodes
    anchors[number].bytes = bytes + aliasBytes - anchors[number].bytes
    anchors[number].isComplete = true
  }

  @inline(__always)
  private mutating func noteMergeKey(textStart: Int) {
    guard builder.current.expectsKey, builder.arena[textStart] == UInt8(ascii: "<"),
      builder.arena[textStart &+ 1] == UInt8(ascii: "<")
    else { return }
    frame.hasMergeKey = true
  }

  @inline(__always)
  private mutating func didEndItem() {
    guard frame.dropsItem, !builder.current.expectsValue else { return }
    frame.dropsItem = false
    builder.dropLastItem()
    anchors.forget(from: builder.nextIndex)
  }

  /// The end of a block scalar without its trailing line ends.
  private func trimmedEnd(_ range: ByteRange) -> UInt32 {
    var end = range.end
    while end > range.start, isSpace(source.bytes[Int(end) - 1]) { end -= 1 }
    return end
  }

  private func secondDocument(at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, "a second document begins here; a file holds one", at: SourceSpan(source, range))
  }

  private func tooDeep(at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .limitExceeded, "lists and maps are nested deeper than the limit of \(Limits.nesting)",
      at: SourceSpan(source, range))
  }

  private func expandsTooFar(at range: ByteRange) -> Diagnostic {
    let isByNodes = aliasNodes > Limits.aliasNodes
    return Diagnostic(
      .limitExceeded,
      isByNodes
        ? "aliases up to here stand for more than the limit of \(Limits.aliasNodes) nodes"
        : "aliases up to here stand for more than the limit of \(Limits.aliasFactor) times the file's size",
      at: SourceSpan(source, range))
  }

  private func wrongAlias(_ name: String, at range: ByteRange) -> Diagnostic {
    let span = SourceSpan(source, range)
    let shown = excerpt(name)
    if let number = anchors.find(name) {
      let open = builder.nodes[Int(anchors[number].node)].range.start
      return Diagnostic(
        .yamlSyntax, "alias \"*\(shown)\" lies inside what it stands for", at: span,
        labels: [.init(SourceSpan(source, ByteRange(open, open)), "\"&\(shown)\" names what begins here")])
    }
    let diagnostic = Diagnostic(.yamlSyntax, "alias \"*\(shown)\" has no anchor \"&\(shown)\" before it", at: span)
    guard diagnostics.count < 100 else { return diagnostic }
    return diagnostic.proposing(nearestName(to: name, among: anchors.names(latest: 1000)).map { "*\($0)" })
  }
}
