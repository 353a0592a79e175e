import TutorialSyntax

/// A parsed line of the protocol.
///
/// Invalid parts are nil: a line comes from another process, and nothing in it is trusted.
package struct MeasurerMessage {
  private let document: Document
  private let fields: [String: NodeID]

  /// Reads the object in a line. Returns nil for anything else.
  package init?(_ line: [UInt8]) {
    let parsed = JSONReader.read(SourceText(path: "", bytes: line))
    guard parsed.diagnostics.isEmpty, let root = parsed.value.root, parsed.value.kind(root) == .mapping else {
      return nil
    }
    document = parsed.value
    fields = Self.fields(of: root, in: document)
  }

  private init(_ node: NodeID, of document: Document) {
    self.document = document
    fields = Self.fields(of: node, in: document)
  }

  private static func fields(of node: NodeID, in document: Document) -> [String: NodeID] {
    var fields: [String: NodeID] = [:]
    guard document.kind(node) == .mapping else { return fields }
    var children = document.children(node)
    while let key = children.next(), let value = children.next() { fields[document.string(key)] = value }
    return fields
  }

  // MARK: Messages

  /// The failure, if the message is a refusal.
  package var failure: MeasurerFailure? {
    guard let message = text("error") else { return nil }
    var failure = MeasurerFailure(String(message.prefix(500)))
    if let face = text("face").flatMap(MeasurerFace.init(rawValue:)), let index = integer("font") {
      failure.font = .init(face: face, index: index)
    }
    return failure
  }

  /// The version that a measurer speaks, if the message answers the greeting.
  package var version: Int? { integer("version") }

  /// The versions that the compiler speaks, if the message is its greeting.
  package var versions: ClosedRange<Int>? {
    guard text("protocol") == "tutorialc.measure", let bounds = list("versions")?.map({ integer($0) }),
      bounds.count == 2, let first = bounds[0], let last = bounds[1], first <= last
    else { return nil }
    return first...last
  }

  /// The fonts of the greeting.
  package var fonts: MeasurerFonts? {
    guard let node = fields["fonts"] else { return nil }
    let faces = MeasurerMessage(node, of: document)
    var fonts = MeasurerFonts(title: [], body: [], strong: [], button: [])
    for face in MeasurerFace.allCases {
      guard let list = faces.list(face.rawValue) else { return nil }
      for item in list {
        guard let font = MeasurerMessage(item, of: document).font else { return nil }
        fonts[face].append(font)
      }
    }
    return fonts
  }

  private var font: MeasurerFont? {
    guard let path = text("path"), let index = integer("index"), index >= 0 else { return nil }
    let locales = (list("locales") ?? []).map { document.string($0) }
    return MeasurerFont(path: path, index: index, weight: fields["weight"].flatMap { number($0) }, locales: locales)
  }

  /// The request, if the message is one.
  package var request: MeasureRequest? {
    guard let text = text("text"), let face = self.text("face").flatMap(MeasurerFace.init(rawValue:)),
      let size = fields["size"].flatMap({ number($0) }), size > 0, let locale = self.text("locale"),
      let breaks = integers("breaks"), let strong = list("strong")
    else { return nil }
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= MeasurerProtocol.textLimit, isAscending(breaks, below: scalars.count) else { return nil }
    var ranges: [Range<Int>] = []
    for node in strong {
      guard let range = range(node), range.upperBound <= scalars.count,
        range.lowerBound >= ranges.last?.upperBound ?? 0
      else { return nil }
      ranges.append(range)
    }
    return MeasureRequest(text: scalars, face: face, strong: ranges, size: size, locale: locale, breaks: breaks)
  }

  /// Returns the answer to a request, or nil if the message isn't an answer that fits it.
  package func answer(to request: MeasureRequest) -> MeasureAnswer? {
    guard let advances = numbers("advances"), advances.count == request.text.count,
      let lineEnds = numbers("lineEnds"), lineEnds.isEmpty || lineEnds.count == request.breaks.count,
      let lineStarts = numbers("lineStarts"), lineStarts.isEmpty || lineStarts.count == request.breaks.count,
      let missing = list("missing")
    else { return nil }
    // No glyph is wider than a thousand times the font size.
    let largest = request.size * 1000
    guard (advances + lineEnds + lineStarts).allSatisfy({ $0.magnitude <= largest }) else { return nil }
    var scalars: [Unicode.Scalar] = []
    for node in missing {
      let text = document.string(node).unicodeScalars
      guard text.count == 1, let scalar = text.first else { return nil }
      scalars.append(scalar)
    }
    return MeasureAnswer(advances: advances, lineEnds: lineEnds, lineStarts: lineStarts, missing: scalars)
  }

  // MARK: Values

  private func text(_ key: String) -> String? {
    fields[key].flatMap { document.kind($0) == .quoted ? document.string($0) : nil }
  }

  private func list(_ key: String) -> [NodeID]? {
    fields[key].flatMap { document.kind($0) == .sequence ? Array(document.children($0)) : nil }
  }

  private func integer(_ key: String) -> Int? { fields[key].flatMap { integer($0) } }

  private func integer(_ node: NodeID) -> Int? {
    document.kind(node) == .plain ? Int(document.string(node)) : nil
  }

  private func number(_ node: NodeID) -> Double? {
    guard document.kind(node) == .plain, let value = Double(document.string(node)), value.isFinite else { return nil }
    return value
  }

  private func integers(_ key: String) -> [Int]? {
    guard let list = list(key) else { return nil }
    let values = list.compactMap { integer($0) }
    return values.count == list.count ? values : nil
  }

  private func numbers(_ key: String) -> [Double]? {
    guard let list = list(key) else { return nil }
    let values = list.compactMap { number($0) }
    return values.count == list.count ? values : nil
  }

  private func range(_ node: NodeID) -> Range<Int>? {
    guard document.kind(node) == .sequence else { return nil }
    let bounds = document.children(node).compactMap { integer($0) }
    guard bounds.count == 2, bounds[0] >= 0, bounds[0] < bounds[1] else { return nil }
    return bounds[0]..<bounds[1]
  }

  private func isAscending(_ places: [Int], below end: Int) -> Bool {
    var last = 0
    for place in places {
      guard place > last, place < end else { return false }
      last = place
    }
    return true
  }
}
