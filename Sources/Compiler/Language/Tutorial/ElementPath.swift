import TutorialSyntax
import TutorialValues

/// A path in the tree of elements: `window[0]/list/cell[2]`.
package struct ElementPath: Sendable, Hashable {
  /// One level of the tree.
  package struct Level: Sendable, Hashable {
    /// The type of element.
    package var type: String
    /// The index among the siblings of that type, from 0.
    package var index: Int

    /// The element of `type` at `index`.
    package init(type: String, index: Int) {
      self.type = type
      self.index = index
    }
  }

  /// The levels, from a root down.
  package var levels: [Level]

  /// A path of the given levels.
  package init(levels: [Level]) {
    self.levels = levels
  }
}

extension Decoder {
  /// Reads a path: `window[0]/list/cell[2]`. A type without an index stands for the first such element.
  mutating func elementPath(_ node: NodeID) -> ElementPath? {
    guard let text = filledString(node, of: "a path", expected: "a path such as window[0]/list/cell[2]") else {
      return nil
    }
    var levels: [ElementPath.Level] = []
    for part in text.value.split(separator: "/", omittingEmptySubsequences: false) {
      guard let level = level(part) else {
        reportOutOfRange(
          node, "\"\(excerpt(String(part)))\" is not a level of a path, which is type or type[n] with n from 0")
        return nil
      }
      levels.append(level)
    }
    guard levels.count <= Limits.nesting else {
      report(
        Diagnostic(
          .limitExceeded, "a path has more than the limit of \(Limits.nesting) levels", at: document.span(node)))
      return nil
    }
    return ElementPath(levels: levels)
  }

  private func level(_ part: Substring) -> ElementPath.Level? {
    guard let bracket = part.firstIndex(of: "[") else {
      return part.isEmpty || part.contains("]") ? nil : ElementPath.Level(type: String(part), index: 0)
    }
    let digits = part[part.index(after: bracket)...].dropLast()
    guard bracket > part.startIndex, part.last == "]", !digits.isEmpty, digits.utf8.count <= 6,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let index = Int(digits)
    else { return nil }
    return ElementPath.Level(type: String(part[..<bracket]), index: index)
  }
}
