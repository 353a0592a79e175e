import TutorialLanguage

/// One field of all elements of a snapshot, as numbers of a `TextTable`. Belongs to one thread.
final class TextColumn {
  /// The number of each element's text.
  private let numbers: [Int32]
  private let table: TextTable
  private var known: Index?
  private var scans = 0
  /// The number of linear scans before the column is indexed, which costs about as much.
  private static let mostScans = 8

  /// The column of a field, in the snapshot's locale.
  init(_ field: Elements.TextField, of snapshot: Snapshot, in table: TextTable) {
    self.table = table
    numbers = table.numbers(in: field, of: snapshot.elements, for: snapshot.traits.locale)
  }

  /// The number of an element's text; nil if it has none.
  func number(of element: Int) -> Int? {
    let number = numbers[element]
    return number == TextTable.none ? nil : Int(number)
  }

  /// The elements that have any of the texts, in document order.
  func elements(with wanted: [Int]) -> [Int] {
    if wanted.isEmpty { return [] }
    if known == nil, wanted.count == 1, scans < Self.mostScans {
      scans += 1
      let wanted = Int32(truncatingIfNeeded: wanted[0])
      return numbers.indices.filter { numbers[$0] == wanted }
    }
    return index.elements(at: wanted.compactMap(index.place))
  }

  /// The elements by text, built on first use.
  var index: Index {
    if let known { return known }
    let index = Index(numbers, in: table)
    known = index
    return index
  }

  /// The distinct texts of a column, and the elements that have each.
  struct Index {
    /// The texts, without duplicates, in order of first appearance.
    private(set) var numbers: [Int] = []
    /// The cost of searching all of the texts.
    private(set) var cost = 0
    /// The result bits of a query that was compared with exactly these texts, and matched none.
    private(set) var missBits: [UInt64]
    /// The position of each text in `numbers`, or -1.
    private var places: [Int32]
    /// The elements grouped by text, in document order, and the end of each group.
    private var elements: [Int32]
    private var ends: [Int32]

    init(_ ofElements: [Int32], in table: TextTable) {
      places = Array(repeating: -1, count: table.count)
      missBits = Array(repeating: 0, count: (table.count >> 5) + 1)
      ends = []
      for number in ofElements where number != TextTable.none {
        let number = Int(number)
        if places[number] < 0 {
          places[number] = Int32(truncatingIfNeeded: numbers.count)
          numbers.append(number)
          ends.append(0)
          cost += table.cost(of: number)
          missBits[number >> 5] |= 1 << (UInt64(number & 31) << 1)
        }
        ends[Int(places[number])] += 1
      }
      var start: Int32 = 0
      for place in ends.indices {
        start += ends[place]
        ends[place] = start - ends[place]
      }
      elements = Array(repeating: 0, count: Int(start))
      // Each entry of `ends` is its group's start, and moves to the end while the group is filled.
      for (element, number) in ofElements.enumerated() where number != TextTable.none {
        let place = Int(places[Int(number)])
        elements[Int(ends[place])] = Int32(truncatingIfNeeded: element)
        ends[place] += 1
      }
    }

    /// The position of a text in `numbers`; nil if no element has it.
    func place(of number: Int) -> Int? {
      guard number < places.count, places[number] >= 0 else { return nil }
      return Int(places[number])
    }

    /// The elements that have any of the texts at these positions, in document order.
    func elements(at places: [Int]) -> [Int] {
      var found: [Int] = []
      for place in places {
        let start = place == 0 ? 0 : Int(ends[place - 1])
        found += elements[start..<Int(ends[place])].map { Int($0) }
      }
      if places.count > 1 { found.sort() }
      return found
    }
  }
}
