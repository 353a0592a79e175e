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
  public var all: [Entry]

  /// Entries in the given order. Names must differ.
  public init(_ all: [Entry] = []) {
    self.all = all
  }

  /// The value that a name stands for. O(number of entries).
  public subscript(_ name: String) -> Value? {
    all.first { $0.name == name }?.value
  }
}

extension TourEntries: ExpressibleByDictionaryLiteral {
  /// Entries in the order of the literal.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements.map { Entry($0.0, $0.1) })
  }
}

extension TourEntries: Sendable where Value: Sendable {}
extension TourEntries: Equatable where Value: Equatable {}
extension TourEntries: Hashable where Value: Hashable {}
extension TourEntries.Entry: Sendable where Value: Sendable {}
extension TourEntries.Entry: Equatable where Value: Equatable {}
extension TourEntries.Entry: Hashable where Value: Hashable {}
