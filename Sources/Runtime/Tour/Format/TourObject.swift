import TutorialSyntax

/// One JSON object of a tour, its fields by name.
struct TourObject {
  private let node: NodeID
  private let reader: TourReader
  private let fields: [(name: String, key: NodeID, value: NodeID)]

  /// The object at `node`.
  ///
  /// - Throws: where there is no object, or one name stands twice.
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

  /// The value of a field, nil where there is no such field.
  func nodeIfPresent(_ name: String) -> NodeID? {
    fields.first { $0.name == name }?.value
  }

  /// The value of a field that must be there.
  func node(_ name: String) throws(TourReadError) -> NodeID {
    guard let value = nodeIfPresent(name) else { throw reader.error(node, "the field \"\(name)\" is missing") }
    return value
  }

  /// A field of any kind.
  func read<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> Value {
    try read(try node(name))
  }

  /// A field that may be null.
  func optional<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> Value? {
    let value = try node(name)
    return reader.document.isNull(value) ? nil : try read(value)
  }

  /// A field that may be left out.
  func ifPresent<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> Value? {
    guard let value = nodeIfPresent(name) else { return nil }
    return try read(value)
  }

  /// A list.
  func list<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> [Value] {
    try reader.items(try node(name), read)
  }

  /// An object whose names are data.
  func entries<Value>(
    _ name: String, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> TourEntries<Value> {
    try TourObject(try node(name), reader).allEntries(read)
  }

  /// This object as one whose names are data.
  func allEntries<Value>(
    _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> TourEntries<Value> {
    var entries: [TourEntries<Value>.Entry] = []
    entries.reserveCapacity(fields.count)
    for field in fields { entries.append(.init(field.name, try read(field.value))) }
    return TourEntries(entries)
  }

  /// A text.
  func text(_ name: String) throws(TourReadError) -> String { try reader.text(try node(name)) }

  /// A finite number.
  func number(_ name: String) throws(TourReadError) -> Double { try reader.number(try node(name)) }

  /// Seconds, not negative.
  func time(_ name: String) throws(TourReadError) -> Double { try reader.length(try node(name)) }

  /// A number from 0 to 1.
  func fraction(_ name: String) throws(TourReadError) -> Double {
    let value = try number(name)
    guard (0...1).contains(value) else { throw reader.error(try node(name), "the number lies outside 0 to 1") }
    return value
  }

  /// Places in a list of `count` items.
  func places(_ name: String, in count: Int) throws(TourReadError) -> [Int] {
    try list(name) { item throws(TourReadError) in try reader.place(item, in: count) }
  }
}

extension TourReader {
  /// The items of a list.
  func items<Value>(
    _ list: NodeID, _ read: (NodeID) throws(TourReadError) -> Value
  ) throws(TourReadError) -> [Value] {
    guard document.kind(list) == .sequence else { throw error(list, "a list is expected") }
    var values: [Value] = []
    values.reserveCapacity(document.childCount(list))
    for child in document.children(list) { values.append(try read(child)) }
    return values
  }

  /// A place in a list of `count` items.
  func place(_ node: NodeID, in count: Int) throws(TourReadError) -> Int {
    let place = try wholeNumber(node)
    guard place < count else { throw error(node, "there are \(count) cutouts, counted from 0") }
    return place
  }
}
