import TutorialGeometry

/// The properties of a screen's elements in comparable form, with texts as numbers.
struct ScreenTraits {
  /// The number of elements.
  let count: Int
  let tree: ScreenTree
  let size: Size?
  /// The type without its package or toolkit prefix; -1 if there is none.
  private(set) var types: [Int32]
  private(set) var typeWords: [[Int32]]
  private(set) var ids: [Wording?]
  /// The exact native id.
  private(set) var exactIDs: [Int32]
  /// Label and text, without duplicates.
  private(set) var names: [[Wording]]
  private(set) var values: [Wording?]
  private(set) var attributes: [[ComparedAttribute]]
  private(set) var frames: [Rect?]
  /// The steps from the element outwards: type with ordinal, and type alone.
  private(set) var paths: [[PathStep]]
  private(set) var ancestors: [[Int32]]
  /// The texts in the element, without its own.
  private(set) var contents: [[Int32]]
  /// The words beside the element.
  private(set) var nearby: [[Int32]]

  /// True if neighbouring words were computed here, from the element's row. Otherwise they are given.
  let hasRows: Bool

  struct PathStep: Hashable {
    var exact: Int32
    var type: Int32
    /// The ordinal among siblings of its type; -1 if a given path doesn't have it.
    var ordinal: Int32
  }

  /// An attribute in comparable form.
  struct ComparedAttribute {
    var name: Int32
    var kind: AttributeKind
    var exact: Int32
    var wording: Wording?
  }

  /// The largest number of texts that are kept of an element's contents.
  static let contentLimit = 12

  init(_ screen: ScreenSketch, _ table: inout TextInterner) {
    let elements = screen.elements
    count = elements.count
    hasRows = screen.isWhole
    size = screen.size.flatMap { $0.isWithinLimits && $0.width > 0 && $0.height > 0 ? $0 : nil }
    types = []
    typeWords = []
    ids = []
    exactIDs = []
    names = []
    values = []
    attributes = []
    for element in elements {
      let type = Wording(element.type.map(Self.simpleName), in: &table)
      types.append(type?.plain ?? -1)
      typeWords.append(type?.words ?? [])
      ids.append(Wording(element.nativeID, in: &table))
      exactIDs.append(element.nativeID.flatMap { $0.isEmpty ? nil : table.number(of: $0) } ?? -1)
      var said: [Wording] = []
      for text in [element.label, element.text] {
        guard let wording = Wording(text, in: &table), !said.contains(where: { $0.plain == wording.plain }) else {
          continue
        }
        said.append(wording)
      }
      names.append(said)
      values.append(Wording(element.value, in: &table))
      attributes.append(
        element.attributes.prefix(16).map { attribute in
          let kind = AttributeKind(attribute.name)
          let compared = kind.compared(attribute.value)
          return ComparedAttribute(
            name: table.number(of: attribute.name), kind: kind, exact: table.number(of: compared),
            wording: Wording(compared, in: &table))
        })
    }
    tree = ScreenTree(elements, types: types)
    frames = elements.map { $0.frame.flatMap { $0.isWithinLimits && !$0.isInverted ? $0 : nil } }
    paths = []
    ancestors = []
    contents = []
    nearby = []
    let around = SurroundingsFinder(elements, tree: tree, names: names, frames: frames, table: &table)
    contents = around.contents
    for place in elements.indices {
      let given = elements[place].surroundings
      if let path = given?.path, !path.isEmpty {
        paths.append(path.suffix(Self.pathLimit).reversed().map { Self.step($0, &table) })
      } else {
        paths.append(path(to: place, &table))
      }
      if let ancestor = given?.ancestor {
        ancestors.append([table.number(of: Wording.words(of: ancestor).joined(separator: " "))])
      } else {
        ancestors.append(around.ancestors(of: place))
      }
      let texts = given?.texts ?? []
      nearby.append(texts.isEmpty ? around.words(beside: place) : Self.words(of: texts, &table))
    }
  }

  private static let pathLimit = 40

  /// Returns `Button` for `android.widget.Button` and for `XCUIElementTypeButton`.
  private static func simpleName(_ type: String) -> String {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let toolkit = "XCUIElementType"
    return last.hasPrefix(toolkit) && last.utf8.count > toolkit.utf8.count
      ? String(last.dropFirst(toolkit.count)) : last
  }

  /// Parses a step of a given path, such as `div[2]`.
  private static func step(_ text: String, _ table: inout TextInterner) -> PathStep {
    let parts = text.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
    let type = parts.first.map(String.init) ?? text
    let ordinal = parts.count == 2 ? parts.last.flatMap { Int32($0.prefix { $0 != "]" }) } : nil
    return PathStep(exact: table.number(of: text), type: table.number(of: type), ordinal: ordinal ?? -1)
  }

  private func path(to place: Int, _ table: inout TextInterner) -> [PathStep] {
    guard tree.parents[place] != nil else { return [] }
    var steps: [PathStep] = []
    var at: Int? = place
    while let here = at, steps.count < Self.pathLimit {
      // A hash of type and ordinal, which avoids building a text.
      let ordinal = Int32(clamping: tree.ordinals[here])
      steps.append(PathStep(exact: types[here] &* 4_099 &+ ordinal &+ 1_000_003, type: types[here], ordinal: ordinal))
      at = tree.parents[here]
    }
    return steps
  }

  private static func words(of texts: [String], _ table: inout TextInterner) -> [Int32] {
    var words: Set<Int32> = []
    for text in texts.prefix(16) { words.formUnion(Wording(text, in: &table)?.words ?? []) }
    return words.sorted()
  }
}

/// The way in which an attribute is compared.
enum AttributeKind {
  /// A URL. Only the part before the question mark counts.
  case address
  /// A name from the app's code.
  case name
  /// Style classes, in any order.
  case classes
  /// Any other text.
  case words

  init(_ name: String) {
    switch name {
    case "href", "src", "url", "action": self = .address
    case "name", "for", "testid", "data-testid": self = .name
    case "class": self = .classes
    default: self = .words
    }
  }

  /// Returns the part of a value that is compared.
  func compared(_ value: String) -> String {
    guard self == .address else { return value }
    var address = Substring(value)
    if let end = address.firstIndex(where: { $0 == "?" || $0 == "#" }), end != address.startIndex {
      address = address[..<end]
    }
    if let scheme = address.range(of: "://") { address = address[scheme.upperBound...] }
    if address.hasPrefix("www.") { address = address.dropFirst(4) }
    while address.hasSuffix("/") { address.removeLast() }
    return String(address)
  }
}

extension Substring {
  /// Returns the first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
