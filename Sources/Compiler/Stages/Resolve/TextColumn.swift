import TutorialLanguage

/// A string of an element that selectors compare.
enum TextField: Hashable {
  case id, nativeId, type, label, text, value

  /// What an element has there, in a locale. Inlined, so that nothing else of the element is copied.
  @inline(__always)
  fileprivate func string(of element: Element, in locale: String?) -> String? {
    switch self {
    case .id: element.id
    case .nativeId: element.nativeId ?? element.id
    case .type: element.type
    case .label: element.label?.text(for: locale)
    case .text: element.text?.text(for: locale)
    case .value: element.value?.text(for: locale)
    }
  }
}

/// One field of all elements of a snapshot, by the different texts that stand there.
struct TextColumn {
  /// The texts as numbers of a `TextTable`, each once, in the order of first appearance.
  private(set) var numbers: [Int] = []
  /// The elements that have each of them, in document order.
  private(set) var elements: [[Int]] = []
  private var places: [Int: Int] = [:]
  private var ofElement: [Int32] = []

  /// The column of a field, in the snapshot's own locale.
  init(_ field: TextField, of snapshot: Snapshot, in table: TextTable) {
    ofElement.reserveCapacity(snapshot.elements.count)
    let locale = snapshot.traits.locale
    let elements = snapshot.elements
    for index in elements.indices {
      guard let text = field.string(of: elements[index], in: locale) else {
        ofElement.append(-1)
        continue
      }
      let number = table.number(of: comparableText(text))
      let place = places[number] ?? numbers.count
      if place == numbers.count {
        places[number] = place
        numbers.append(number)
        self.elements.append([])
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
