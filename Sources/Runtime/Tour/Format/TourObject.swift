import TutorialSyntax

/// A JSON object of a tour, with its fields by name.
struct TourObject {
  private let node: NodeID
  private let reader: TourReader
  private let fields: [(name: String, key: NodeID, value: NodeID)]

  /// Creates the object at `node`.
  ///
  /// - Throws: an error if the node isn't an object, or if a name occurs twice.
  init(_ node: NodeID, _ reader: TourReader) throws(TourReadError) {
    self.node = node
    self.reader = reader
    guard reader.document.kind(node) == .mapping else { throw reader.error(node, "an object is expected") }
    var fields: [(name: String, key: NodeID, value: NodeID)] = []
    var names: Set<String> = []
    var children = reader.document.children(node)
    while let key = children.next(), let value = children.next() {
      let name = reader.document.string(key)
      guard names.insert(name).inserted else {
        throw reader.error(key, "the name \"\(excerpt(name))\" is written twice")
      }
      fields.append((name, key, value))
    }
    self.fields = fields
  }

  /// The value of a field; nil if it is missing.
  func nodeIfPresent(_ name: String) -> NodeID? {
    fields.first { $0.name == name }?.value
  }

  func node(_ name: String) throws(TourReadError) -> NodeID {
    guard let value = nodeIfPresent(name) else { throw reader.error(node, "the field \"\(name)\" is missing") }
    return value
  }

  /// Reads a required field.
  func read<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> Value {
    try read(try node(name))
  }

  /// Reads a field that may be null.
  func optional<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> Value? {
    let value = try node(name)
    return reader.document.isNull(value) ? nil : try read(value)
  }

  /// Reads a field that may be left out.
  func ifPresent<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> Value? {
    guard let value = nodeIfPresent(name) else { return nil }
    return try read(value)
  }

  func list<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> [Value] {
    try reader.items(try node(name), read)
  }

  /// Reads a list that may be left out.
  func listIfPresent<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> [Value]? {
    try ifPresent(name) { list throws(TourReadError) in try reader.items(list, read) }
  }

  /// Reads an object whose names are data.
  func entries<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> TourEntries<Value> {
    try TourObject(try node(name), reader).allEntries(read)
  }

  /// Reads this object as one whose names are data.
  func allEntries<Value>(
    _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> TourEntries<Value> {
    var entries: [TourEntries<Value>.Entry] = []
    entries.reserveCapacity(fields.count)
    for field in fields { entries.append(.init(field.name, try read(field.value))) }
    return TourEntries(entries)
  }

  func text(_ name: String) throws(TourReadError) -> String { try reader.text(try node(name)) }

  func number(_ name: String) throws(TourReadError) -> Double { try reader.number(try node(name)) }

  /// Reads a time in seconds, which must not be negative.
  func time(_ name: String) throws(TourReadError) -> Double { try reader.length(try node(name)) }

  /// Reads a number from 0 to 1.
  func fraction(_ name: String) throws(TourReadError) -> Double {
    let value = try number(name)
    guard (0...1).contains(value) else { throw reader.error(try node(name), "the number lies outside 0 to 1") }
    return value
  }

  /// Reads indices in a list of `count` items.
  func places(_ name: String, in count: Int) throws(TourReadError) -> [Int] {
    try list(name) { item throws(TourReadError) in try reader.place(item, in: count) }
  }
}

extension TourReader {
  func items<Value>(
    _ list: NodeID, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> [Value] {
    guard document.kind(list) == .sequence else { throw error(list, "a list is expected") }
    var values: [Value] = []
    values.reserveCapacity(document.childCount(list))
    for child in document.children(list) { values.append(try read(child)) }
    return values
  }

  /// Reads an index in a list of `count` items.
  func place(_ node: NodeID, in count: Int) throws(TourReadError) -> Int {
    let place = try wholeNumber(node)
    guard place < count else { throw error(node, "there are \(count) cutouts, counted from 0") }
    return place
  }
}
