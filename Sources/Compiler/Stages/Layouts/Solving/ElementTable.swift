import TutorialLanguage
import TutorialSyntax

/// The elements of a snapshot in document order, with those that only a row or a column names.
struct ElementTable {
  /// An element's place in a row or column.
  struct Item {
    /// The row or column, as an index into the elements.
    var line: Int
    /// The place among its items, in reading order.
    var number: Int
    /// Where it stands in the list of items.
    var span: SourceSpan
  }

  /// The elements. One that only a row names stands behind that row.
  private(set) var elements: [ElementDeclaration] = []
  /// The elements by id.
  private(set) var positions: [String: Int] = [:]
  /// For each element, the row or column that it is an item of.
  private(set) var items: [Item?] = []
  /// What was found wrong.
  private(set) var diagnostics: [Diagnostic] = []

  /// The table of the declared elements.
  init(_ declarations: [ElementDeclaration]) {
    elements.reserveCapacity(declarations.count)
    positions.reserveCapacity(declarations.count)
    var named = Set<String>(minimumCapacity: declarations.count)
    for declaration in declarations { named.insert(declaration.id.value) }
    for declaration in declarations {
      append(declaration)
      for item in declaration.placement?.value.line?.items ?? [] where named.insert(item.value).inserted {
        append(ElementDeclaration(id: item))
      }
    }
    if elements.count > Limits.elements {
      diagnostics.append(tooMany(at: elements[Limits.elements].id.span))
      for element in elements[Limits.elements...] { positions[element.id.value] = nil }
      elements.removeSubrange(Limits.elements...)
    }
    findItems()
  }

  private mutating func append(_ declaration: ElementDeclaration) {
    positions[declaration.id.value] = elements.count
    elements.append(declaration)
  }

  private mutating func findItems() {
    items = Array(repeating: nil, count: elements.count)
    for (line, element) in elements.enumerated() {
      for (number, item) in (element.placement?.value.line?.items ?? []).enumerated() {
        guard let position = positions[item.value] else { continue }
        if let first = items[position] {
          diagnostics.append(duplicateItem(item, first: first.span))
        } else {
          items[position] = Item(line: line, number: number, span: item.span)
        }
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
