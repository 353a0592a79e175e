/// An object of the tour whose names are data: names and values, in the order in which they are written.
///
/// A dictionary would lose the order, and with it the sameness of two runs' bytes.
public struct TourEntries<Value> {
  /// One name with its value.
  public struct Entry {
    /// The name; unique among its siblings.
    public var name: String
    /// What it stands for.
    public var value: Value

    /// `name` standing for `value`.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// All entries, in the order written.
  public var all: [Entry] {
    didSet { places = nil }
  }

  /// The place of each name; nil where there are few, and where somebody changed them.
  @usableFromInline
  var places: [String: Int]?

  /// Entries in the given order. Names must differ.
  @inlinable
  public init(_ all: [Entry] = []) {
    self.all = all
    guard all.count > Self.fewEntries else { return }
    var places: [String: Int] = [:]
    places.reserveCapacity(all.count)
    // Of equal names the first counts.
    for place in all.indices.reversed() { places[all[place].name] = place }
    self.places = places
  }

  /// A tour has some texts for each of its steps, and is asked for each of them.
  @usableFromInline
  static var fewEntries: Int { 12 }

  /// The value that a name stands for. O(1), but O(number of entries) once they were changed one by one.
  public subscript(_ name: String) -> Value? {
    guard let places else { return all.first { $0.name == name }?.value }
    return places[name].map { all[$0].value }
  }
}

extension TourEntries: ExpressibleByDictionaryLiteral {
  /// Entries in the order of the literal.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.map { Entry($0.0, $0.1) })
  }
}

extension TourEntries: Sendable where Value: Sendable {}
extension TourEntries: Equatable where Value: Equatable {
  /// Two are the same where their entries are.
  public static func == (left: TourEntries, right: TourEntries) -> Bool { left.all == right.all }
}
extension TourEntries: Hashable where Value: Hashable {
  /// Hashes the entries.
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
extension TourEntries.Entry: Sendable where Value: Sendable {}
extension TourEntries.Entry: Equatable where Value: Equatable {}
extension TourEntries.Entry: Hashable where Value: Hashable {}
