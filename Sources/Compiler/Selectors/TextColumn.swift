import TutorialLanguage

/// One field of all elements of a snapshot, by the texts of a `TextTable` that stand there. Lives in one thread.
final class TextColumn {
  /// The number of each element's text.
  private let numbers: [Int32]
  private let table: TextTable
  private var known: Index?
  private var scans = 0
  /// How often all elements are looked through before they are put in order by their texts, which takes as much.
  private static let mostScans = 8

  /// The column of a field, in the snapshot's own locale.
  init(_ field: Elements.TextField, of snapshot: Snapshot, in table: TextTable) {
    self.table = table
    numbers = table.numbers(in: field, of: snapshot.elements, for: snapshot.traits.locale)
  }

  /// The text of an element; nil where it has none.
  func number(of element: Int) -> Int? {
    let number = numbers[element]
    return number == TextTable.none ? nil : Int(number)
  }

  /// The elements that have any of some texts, in document order.
  func elements(with wanted: [Int]) -> [Int] {
    if wanted.isEmpty { return [] }
    if known == nil, wanted.count == 1, scans < Self.mostScans {
      scans += 1
      let wanted = Int32(truncatingIfNeeded: wanted[0])
      return numbers.indices.filter { numbers[$0] == wanted }
    }
    return index.elements(at: wanted.compactMap(index.place))
  }

  /// The elements by their texts.
  var index: Index {
    if let known { return known }
    let index = Index(numbers, in: table)
    known = index
    return index
  }

  /// The different texts of a column.
  struct Index {
    /// The texts, each once, in the order of first appearance.
    private(set) var numbers: [Int] = []
    /// What looking for something in each of the texts takes.
    private(set) var cost = 0
    /// The answers of a question that was asked of each of the texts and of no other, and found nothing.
    private(set) var asked: [UInt64]
    /// The place of each text among `numbers`, or -1.
    private var places: [Int32]
    /// The elements that have each of the texts, in document order, and where those of each end.
    private var elements: [Int32]
    private var ends: [Int32]

    init(_ ofElements: [Int32], in table: TextTable) {
      places = Array(repeating: -1, count: table.count)
      asked = Array(repeating: 0, count: (table.count >> 5) + 1)
      ends = []
      for number in ofElements where number != TextTable.none {
        let number = Int(number)
        if places[number] < 0 {
          places[number] = Int32(truncatingIfNeeded: numbers.count)
          numbers.append(number)
          ends.append(0)
          cost += table.cost(of: number)
          asked[number >> 5] |= 1 << (UInt64(number & 31) << 1)
        }
        ends[Int(places[number])] += 1
      }
      var start: Int32 = 0
      for place in ends.indices {
        start += ends[place]
        ends[place] = start - ends[place]
      }
      elements = Array(repeating: 0, count: Int(start))
      // Each end is the start until its elements are there.
      for (element, number) in ofElements.enumerated() where number != TextTable.none {
        let place = Int(places[Int(number)])
        elements[Int(ends[place])] = Int32(truncatingIfNeeded: element)
        ends[place] += 1
      }
    }

    /// The place of a text among `numbers`; nil where no element has it.
    func place(of number: Int) -> Int? {
      guard number < places.count, places[number] >= 0 else { return nil }
      return Int(places[number])
    }

    /// The elements that have any of the texts at some places, in document order.
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
