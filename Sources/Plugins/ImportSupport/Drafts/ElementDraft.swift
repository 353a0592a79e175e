public import TutorialGeometry
public import TutorialPluginKit

/// What an importer found out about one element of a dump, before it has an id that is unique.
public struct ElementDraft: Sendable {
  /// How the content of an element scrolls.
  public enum Scrolling: Sendable, Hashable {
    /// In these directions.
    case along(ImportedSpace.Axis)
    /// Down, or across where its content stands side by side.
    case asContentLies
  }

  /// The element in the dump, by its index in the file.
  public let source: Int
  /// The id as the file has it, with its package. Whether it is one, ``NativeIDs`` says.
  public var nativeID: String?
  /// The id without its package: what a person would call the element.
  public var shortID: String?
  /// What the element says, where its platform may have taken that for an id.
  public var wordings: [String] = []
  /// Whether its platform calls it after what stands inside of it, as iOS does navigation bars.
  public var isCalledAfterContent = false
  /// Whether an id that others have, too, is none.
  public var sharesNoID = false
  /// The kind in short.
  public var type: String
  /// How what is in it scrolls; nil where it does not.
  public var scrolling: Scrolling?
  /// What it is as something that covers the content behind it, such as `tabBar`; nil where it is none.
  public var bar: String?
  /// Everything but the id and the parent.
  public var element: ImportedElement
  /// Whether it does not become an element. The ids of the others are the same with it and without.
  public var isLeftOut = false

  /// A draft of an element of which only kind and place are known.
  public init(source: Int, type: String, frame: Rect) {
    self.source = source
    self.type = type
    element = ImportedElement(id: "", frame: frame)
    element.type = type
  }
}

extension ElementDraft {
  /// The elements of the drafts that are not left out, with unique ids and their parents: the nearest XML element around
  /// each that has a draft of its own, and is not left out.
  public static func elements(of drafts: [ElementDraft], in file: XMLFile) -> [ImportedElement] {
    elements(of: drafts, parents: parents(of: drafts, in: file), positions: positions(of: drafts, in: file))
  }

  /// The same of any tree.
  ///
  /// - Parameters:
  ///   - parents: the parent of each draft, as an index into `drafts`; smaller than the draft's own.
  ///   - positions: the place of each draft among the children of what is around it in the dump.
  public static func elements(of drafts: [ElementDraft], parents: [Int?], positions: [Int]) -> [ImportedElement] {
    guard parents.count == drafts.count, positions.count == drafts.count else { return [] }
    let naming = ElementNaming(drafts: drafts, parents: parents, positions: positions)
    let stands = standing(drafts, parents)
    return drafts.indices.filter { !drafts[$0].isLeftOut }.map { index in
      var element = drafts[index].element
      element.id = naming.ids[index]
      element.identity = naming.identities[index]
      element.nativeId = naming.nativeIDs[index] == element.id ? nil : naming.nativeIDs[index]
      element.parent = parents[index].flatMap { stands[$0] }.map { naming.ids[$0] }
      return element
    }
  }

  /// What stands for each draft where it is somebody's parent: itself, or the nearest around it that is not left out.
  /// Parents come before their children.
  static func standing(_ drafts: [ElementDraft], _ parents: [Int?]) -> [Int?] {
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
