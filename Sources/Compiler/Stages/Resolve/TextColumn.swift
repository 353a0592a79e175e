import TutorialLanguage

/// One field of all elements of a snapshot, by the different texts that stand there.
struct TextColumn {
  /// The texts as numbers of a `TextTable`, each once, in the order of first appearance.
  private(set) var numbers: [Int] = []
  /// The elements that have each of them, in document order.
  private(set) var elements: [[Int]] = []
  /// What looking for something in each of the texts takes.
  private(set) var cost = 0
  /// The answers of a question that was asked of each of the texts and of no other, and found nothing.
  private(set) var asked: [UInt64] = []
  private var places: [Int: Int] = [:]
  private var ofElement: [Int32] = []

  /// The column of a field, in the snapshot's own locale.
  init(_ field: Elements.TextField, of snapshot: Snapshot, in table: TextTable) {
    let elements = snapshot.elements
    ofElement.reserveCapacity(elements.count)
    let locale = snapshot.traits.locale
    for index in elements.indices {
      guard let number = table.number(of: elements.text(in: field, of: index), in: elements.texts, for: locale) else {
        ofElement.append(-1)
        continue
      }
      let place = places[number] ?? numbers.count
      if place == numbers.count {
        places[number] = place
        numbers.append(number)
        self.elements.append([])
        cost += table.cost(of: number)
        let word = number >> 5
        if word >= asked.count { asked += Array(repeating: 0, count: word + 1 - asked.count) }
        asked[word] |= 1 << (UInt64(number & 31) << 1)
      }
      self.elements[place].append(index)
      ofElement.append(Int32(truncatingIfNeeded: place))
    }
  }

  /// The place of a text among `numbers`; nil where no element has it.
  func place(of number: Int) -> Int? { places[number] }

  /// The text of an element; nil where it has none.
  func number(of element: Int) -> Int? {
    let place = Int(ofElement[element])
    return place < 0 ? nil : numbers[place]
  }
}
