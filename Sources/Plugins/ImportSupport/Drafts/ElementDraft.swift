public import TutorialGeometry
public import TutorialPluginKit

/// What an importer found out about one XML element, before it has an id that is unique.
public struct ElementDraft: Sendable {
  /// The XML element, by its index in the file.
  public let source: Int
  /// The id as the file has it, with its package.
  public var nativeID: String?
  /// The id without its package: what a person would call the element.
  public var shortID: String?
  /// The kind in short.
  public var type: String
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
    var draftOfSource: [Int: Int] = [:]
    for (index, draft) in drafts.enumerated() { draftOfSource[draft.source] = index }
    var parents: [Int?] = []
    parents.reserveCapacity(drafts.count)
    for draft in drafts {
      var next = file.elements[draft.source].parent
      while let ancestor = next, draftOfSource[ancestor] == nil { next = file.elements[ancestor].parent }
      parents.append(next.flatMap { draftOfSource[$0] })
    }
    let positions = drafts.map { file.elements[$0.source].position }
    let ids = ElementNaming(drafts: drafts, parents: parents, positions: positions).ids
    // What stands for each draft where it is somebody's parent. Parents come before their children.
    var stands: [Int?] = []
    for index in drafts.indices {
      stands.append(drafts[index].isLeftOut ? parents[index].flatMap { stands[$0] } : index)
    }
    return drafts.indices.filter { !drafts[$0].isLeftOut }.map { index in
      var element = drafts[index].element
      element.id = ids[index]
      element.nativeId = drafts[index].nativeID == ids[index] ? nil : drafts[index].nativeID
      element.parent = parents[index].flatMap { stands[$0] }.map { ids[$0] }
      return element
    }
  }
}
