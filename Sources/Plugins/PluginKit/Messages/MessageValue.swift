import TutorialSyntax

/// A value in a message of another process, with its place. Nothing in it is trusted.
struct MessageValue {
  let document: Document
  let node: NodeID
  /// The place, such as `files[0].path`; empty for the whole message.
  let path: String

  /// Reads a whole message.
  init(reading bytes: [UInt8], nodeLimit: Int = PluginProtocol.nodeLimit) throws(MessageFault) {
    var budget = Budget()
    budget[.nodes] = nodeLimit
    let read = JSONReader.read(
      SourceText(path: "", bytes: bytes), budget: budget, sizeLimit: PluginProtocol.byteLimit)
    if let problem = read.diagnostics.first {
      let (line, column) = read.value.source.position(of: Int(problem.primary?.range.start ?? 0))
      throw MessageFault("it is not valid JSON: \(problem.message), in line \(line), column \(column)")
    }
    guard let root = read.value.root, !read.value.isPartial else { throw MessageFault("it is empty") }
    (document, node, path) = (read.value, root, "")
  }

  private init(_ document: Document, _ node: NodeID, _ path: String) {
    (self.document, self.node, self.path) = (document, node, path)
  }

  func fault(_ words: String) -> MessageFault { MessageFault(at: path, words) }

  var isText: Bool { document.kind(node) == .quoted }

  var isNull: Bool { document.isNull(node) }

  /// The bytes of the value in the message.
  var bytes: [UInt8] { Array(document.source.bytes[document.range(node).range]) }

  /// Returns the value as an object.
  ///
  /// - Parameter keys: the permitted keys, or nil to permit any and ignore unknown ones.
  func object(_ keys: [String]? = nil) throws(MessageFault) -> MessageObject {
    guard document.kind(node) == .mapping else { throw fault("an object is expected") }
    var members: [(name: String, value: MessageValue)] = []
    var seen: Set<String> = []
    var children = document.children(node)
    while let key = children.next(), let child = children.next() {
      let name = document.string(key)
      let value = MessageValue(document, child, path.isEmpty ? excerpt(name) : "\(path).\(excerpt(name))")
      if let keys, !keys.contains(name) {
        let nearest = nearestName(to: name, among: keys).map { ", did you mean \"\($0)\"?" } ?? ""
        throw fault("there is no key \"\(excerpt(name))\"\(nearest)")
      }
      guard seen.insert(name).inserted else { throw value.fault("the key is there twice") }
      members.append((name, value))
    }
    return MessageObject(members: members, whole: self)
  }

  func list(atMost limit: Int = .max) throws(MessageFault) -> [MessageValue] {
    guard document.kind(node) == .sequence else { throw fault("a list is expected") }
    guard document.childCount(node) <= limit else { throw fault("there are more than \(limit)") }
    var items: [MessageValue] = []
    for (place, child) in document.children(node).enumerated() {
      items.append(MessageValue(document, child, "\(path)[\(place)]"))
    }
    return items
  }

  /// Returns a text of any length.
  func text() throws(MessageFault) -> String {
    guard document.kind(node) == .quoted else { throw fault("a text is expected") }
    return document.string(node)
  }

  /// Returns a text for people, whose length is limited.
  func words() throws(MessageFault) -> String {
    let text = try text()
    guard text.unicodeScalars.count <= PluginProtocol.textLimit else {
      throw fault("a text is longer than \(PluginProtocol.textLimit) characters")
    }
    return text
  }

  /// Returns a list of texts for people.
  func allWords(atMost limit: Int) throws(MessageFault) -> [String] {
    var all: [String] = []
    for item in try list(atMost: limit) { all.append(try item.words()) }
    return all
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) throws(MessageFault) -> Word {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault("\"\(excerpt(text))\" is none of \(known)")
    }
    return word
  }

  func flag() throws(MessageFault) -> Bool {
    guard document.kind(node) == .plain, case let text = document.string(node), text == "true" || text == "false"
    else { throw fault("true or false is expected") }
    return text == "true"
  }

  /// Returns a finite number.
  func number() throws(MessageFault) -> Double {
    guard let value = Self.number(document, node) else { throw fault("a number is expected") }
    return value
  }

  private static func number(_ document: Document, _ node: NodeID) -> Double? {
    guard document.kind(node) == .plain, let value = Double(document.string(node)) else { return nil }
    return value.isFinite ? value : nil
  }

  /// Returns a whole number that isn't negative.
  func count() throws(MessageFault) -> Int {
    guard document.kind(node) == .plain, let value = Int(document.string(node)), value >= 0 else {
      throw fault("a whole number from 0 on is expected")
    }
    return value
  }

  /// Returns a list of `count` numbers, or of any number of them.
  func numbers(_ count: Int? = nil) throws(MessageFault) -> [Double] {
    guard document.kind(node) == .sequence else { throw fault("a list is expected") }
    // Measurers answer with thousands of numbers: no item's place is put into words before it's needed.
    let numbers = document.children(node).compactMap { Self.number(document, $0) }
    if numbers.count < document.childCount(node) { for item in try list() { _ = try item.number() } }
    if let count, numbers.count != count { throw fault("\(count) numbers are expected") }
    return numbers
  }

  /// Returns a range of two whole numbers in ascending order.
  func range() throws(MessageFault) -> ClosedRange<Int> {
    let items = try list(atMost: 2)
    guard items.count == 2, case let (first, last) = (try items[0].count(), try items[1].count()), first <= last else {
      throw fault("two whole numbers are expected, the first not above the second")
    }
    return first...last
  }

  func byteRange() throws(MessageFault) -> ByteRange {
    let range = try range()
    return ByteRange(UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
  }

  func option() throws(MessageFault) -> PluginOptions.Value {
    switch document.kind(node) {
    case .quoted, .alias: return .text(document.string(node))
    case .sequence:
      var items: [PluginOptions.Value] = []
      for item in try list() { items.append(try item.option()) }
      return .list(items)
    case .mapping: return .object(try options().all)
    case .plain:
      let text = document.string(node)
      return text == "true" || text == "false" ? .bool(text == "true") : .number(try number())
    }
  }

  func options() throws(MessageFault) -> PluginOptions {
    var options = PluginOptions()
    for (name, value) in try object().members where !value.isNull {
      options.all.append(.init(name, try value.option()))
    }
    return options
  }
}

/// An object of a message.
struct MessageObject {
  let members: [(name: String, value: MessageValue)]
  let whole: MessageValue

  /// The value of a key, or nil if it's missing or null.
  subscript(_ key: String) -> MessageValue? {
    members.first { $0.name == key }.flatMap { $0.value.isNull ? nil : $0.value }
  }

  func required(_ key: String) throws(MessageFault) -> MessageValue {
    guard let value = self[key] else { throw whole.fault("the key \"\(key)\" is missing") }
    return value
  }

  /// Checks that the message has a schema such as `tutorialc.emitter/1`.
  func requireSchema(_ schema: String) throws(MessageFault) {
    let given = try required("schema")
    guard try given.text() == schema else { throw given.fault("\"\(schema)\" is expected") }
  }

  func content() throws(MessageFault) -> [UInt8] {
    switch (self["text"], self["base64"]) {
    case (let text?, nil): return Array(try text.text().utf8)
    case (nil, let text?):
      guard let bytes = Base64.bytes(try text.text()) else { throw text.fault("it is not base64 as in RFC 4648") }
      return bytes
    default: throw whole.fault("a file has either \"text\" or \"base64\"")
    }
  }

  /// Checks that a response has the version of the request.
  func requireVersion() throws(MessageFault) {
    let version = try required("protocol")
    guard try version.count() == PluginProtocol.versions.upperBound else {
      throw version.fault("it is not the version of the request")
    }
  }

  /// Checks that a request has a supported version.
  func requireSupportedVersion() throws(MessageFault) {
    let version = try required("protocol")
    guard PluginProtocol.versions.contains(try version.count()) else {
      throw version.fault("the program does not speak this version of the protocol")
    }
  }
}
