/// An ordered dictionary: an object of the tour whose names are data.
///
/// A `Dictionary` would lose the order, so two runs might write different bytes.
public struct TourEntries<Value> {
  /// A name with its value.
  public struct Entry {
    /// The name, unique in the object.
    public var name: String
    /// The name's value.
    public var value: Value

    /// Creates an entry.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// All entries, in the order in which they are written.
  public var all: [Entry] {
    didSet { places = nil }
  }

  /// The index of each name; nil if there are few entries, or if `all` was changed.
  @usableFromInline
  var places: [String: Int]?

  /// Creates an object with entries in the given order. Names must differ.
  @inlinable
  public init(_ all: [Entry] = []) {
    self.all = all
    guard all.count > Self.fewEntries else { return }
    var places: [String: Int] = [:]
    places.reserveCapacity(all.count)
    // If a name occurs twice, its first entry counts.
    for place in all.indices.reversed() { places[all[place].name] = place }
    self.places = places
  }

  /// The largest number of entries that are searched one by one.
  ///
  /// A tour has several texts for each step, and each of them is looked up.
  @usableFromInline
  static var fewEntries: Int { 12 }

  /// The value of a name; nil if there is none. O(1), or O(number of entries) after `all` was changed.
  @inlinable
  public subscript(_ name: String) -> Value? {
    guard let places else { return all.first { $0.name == name }?.value }
    return places[name].map { all[$0].value }
  }
}

extension TourEntries: ExpressibleByDictionaryLiteral {
  /// Creates entries in the order of the literal.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.map { Entry($0.0, $0.1) })
  }
}

extension TourEntries: Sendable where Value: Sendable {}
extension TourEntries: Equatable where Value: Equatable {
  /// Returns true if both have the same entries in the same order.
  public static func == (left: TourEntries, right: TourEntries) -> Bool { left.all == right.all }
}
extension TourEntries: Hashable where Value: Hashable {
  /// Hashes the entries.
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
extension TourEntries.Entry: Sendable where Value: Sendable {}
extension TourEntries.Entry: Equatable where Value: Equatable {}
extension TourEntries.Entry: Hashable where Value: Hashable {}
