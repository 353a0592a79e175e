public import TutorialGeometry
public import TutorialPluginKit

/// An element of a dump with all that an importer knows about it, before it gets a unique id.
public struct ElementDraft: Sendable {
  /// The scroll direction of an element's content.
  public enum Scrolling: Sendable, Hashable {
    /// The content scrolls along this axis.
    case along(ImportedSpace.Axis)
    /// The content scrolls vertically, or horizontally if its elements are side by side.
    case asContentLies
  }

  /// The index of the element in the file.
  public let source: Int
  /// The id in the file, with its package. ``NativeIDs`` decides if it counts as an id.
  public var nativeID: String?
  /// The id without its package: a person's name for the element.
  public var shortID: String?
  /// The element's texts that its platform may have used as an id.
  public var wordings: [String] = []
  /// True if the platform takes the element's id from its content, as iOS does for navigation bars.
  public var isCalledAfterContent = false
  /// True if an id that several elements share doesn't count as an id.
  public var sharesNoID = false
  /// The short name of the element's kind.
  public var type: String
  /// The scroll direction of the content, or nil if it doesn't scroll.
  public var scrolling: Scrolling?
  /// The kind of bar, such as `tabBar`, that covers the content behind it; or nil.
  public var bar: String?
  /// All properties except the id and the parent.
  public var element: ImportedElement
  /// True if the draft doesn't become an element. It doesn't affect the ids of the others.
  public var isLeftOut = false

  /// Makes a draft of an element with a kind and a frame.
  public init(source: Int, type: String, frame: Rect) {
    self.source = source
    self.type = type
    element = ImportedElement(id: "", frame: frame)
    element.type = type
  }
}

extension ElementDraft {
  /// Returns the elements of the drafts that aren't left out, with unique ids and parents.
  ///
  /// The parent is the nearest enclosing XML element with a draft that isn't left out.
  public static func elements(of drafts: [ElementDraft], in file: XMLFile) -> [ImportedElement] {
    elements(of: drafts, parents: parents(of: drafts, in: file), positions: positions(of: drafts, in: file))
  }

  /// Returns the elements of drafts in any tree.
  ///
  /// - Parameters:
  ///   - parents: for each draft, the index of its parent in `drafts`; smaller than the draft's own.
  ///   - positions: for each draft, its position among its siblings in the dump.
  public static func elements(of drafts: [ElementDraft], parents: [Int?], positions: [Int]) -> [ImportedElement] {
    guard parents.count == drafts.count, positions.count == drafts.count else { return [] }
    let naming = ElementNaming(drafts: drafts, parents: parents, positions: positions)
    let stands = representatives(drafts, parents)
    return drafts.indices.filter { !drafts[$0].isLeftOut }.map { index in
      var element = drafts[index].element
      element.id = naming.ids[index]
      element.identity = naming.identities[index]
      element.nativeId = naming.nativeIDs[index] == element.id ? nil : naming.nativeIDs[index]
      element.parent = parents[index].flatMap { stands[$0] }.map { naming.ids[$0] }
      return element
    }
  }

  /// Returns for each draft the one that represents it as a parent: itself, or its nearest ancestor not left out.
  ///
  /// Parents must come before their children.
  static func representatives(_ drafts: [ElementDraft], _ parents: [Int?]) -> [Int?] {
    var stands: [Int?] = []
    stands.reserveCapacity(drafts.count)
    for index in drafts.indices {
      stands.append(drafts[index].isLeftOut ? parents[index].flatMap { stands[$0] } : index)
    }
    return stands
  }

  static func parents(of drafts: [ElementDraft], in file: XMLFile) -> [Int?] {
    var draftOfSource: [Int: Int] = [:]
    for (index, draft) in drafts.enumerated() { draftOfSource[draft.source] = index }
    return drafts.map { draft in
      var next = file.elements[draft.source].parent
      while let ancestor = next, draftOfSource[ancestor] == nil { next = file.elements[ancestor].parent }
      return next.flatMap { draftOfSource[$0] }
    }
  }

  static func positions(of drafts: [ElementDraft], in file: XMLFile) -> [Int] {
    drafts.map { file.elements[$0.source].position }
  }
}
