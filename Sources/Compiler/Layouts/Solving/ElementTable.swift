import TutorialLanguage
import TutorialSyntax

/// A snapshot's elements in document order, including those that only a row or column names.
struct ElementTable {
  /// An element's membership in a row or column.
  struct Item {
    /// The row or column, as an index into the elements.
    var line: Int
    /// The element's position among the items, in reading order.
    var number: Int
    /// The element's entry in the list of items.
    var span: SourceSpan
  }

  /// The elements. One that only a row names follows that row.
  private(set) var elements: [ElementDeclaration] = []
  private(set) var positions = IDTable()
  /// For each element, its membership in a row or column; nil if none.
  private(set) var items: [Item?] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// The table of the declared elements.
  ///
  /// - Parameter known: the elements' indices by id, if already computed.
  init(_ declarations: [ElementDeclaration], positions known: IDTable?) {
    elements = declarations
    positions = known ?? Self.positions(of: declarations)
    // Elements are large: they are copied only if a row brings others with it.
    var lines = Self.lines(among: declarations)
    let bringsItems = lines.contains { line in
      declarations[line].placement?.value.line?.items?.contains { positions[$0.value] == nil } ?? false
    }
    if bringsItems {
      elements = Self.withItems(declarations, of: lines)
      positions = Self.positions(of: elements)
      lines = Self.lines(among: elements)
    }
    if elements.count > Limits.elements {
      diagnostics.append(tooMany(at: elements[Limits.elements].id.span))
      elements.removeSubrange(Limits.elements...)
      positions = Self.positions(of: elements)
      lines = Self.lines(among: elements)
    }
    items = Array(repeating: nil, count: elements.count)
    for line in lines { findItems(of: line) }
  }

  private static func positions(of elements: [ElementDeclaration]) -> IDTable {
    var positions = IDTable(capacity: elements.count)
    for index in elements.indices { _ = positions.insert(index, for: elements[index].id.value) }
    return positions
  }

  /// The indices of the rows and columns.
  private static func lines(among elements: [ElementDeclaration]) -> [Int] {
    elements.indices.filter { index in
      if case .line? = elements[index].placement?.value { true } else { false }
    }
  }

  /// The declared elements, each row and column followed by the items that only it names.
  private static func withItems(_ declarations: [ElementDeclaration], of lines: [Int]) -> [ElementDeclaration] {
    var elements: [ElementDeclaration] = []
    elements.reserveCapacity(declarations.count)
    var named = Set(declarations.map(\.id.value))
    var rest = declarations[...]
    for line in lines {
      elements += rest[...line]
      rest = rest[(line + 1)...]
      for item in declarations[line].placement?.value.line?.items ?? [] where named.insert(item.value).inserted {
        elements.append(ElementDeclaration(id: item))
      }
    }
    return elements + rest
  }

  private mutating func findItems(of line: Int) {
    for (number, item) in (elements[line].placement?.value.line?.items ?? []).enumerated() {
      guard let position = positions[item.value] else { continue }
      if let first = items[position] {
        diagnostics.append(duplicateItem(item, first: first.span))
      } else {
        items[position] = Item(line: line, number: number, span: item.span)
      }
    }
  }
}

private func tooMany(at span: SourceSpan) -> Diagnostic {
  Diagnostic(.limitExceeded, "a snapshot has more than \(Limits.elements) elements, which is the limit", at: span)
}

private func duplicateItem(_ item: Sourced<String>, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .duplicateElement, "element \"\(excerpt(item.value))\" is an item twice", at: item.span,
    labels: [.init(first, "first listed here")])
}
