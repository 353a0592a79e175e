package import TutorialGeometry
package import TutorialSyntax

/// The name of the display's own coordinate space.
package let globalSpace = "global"

/// A coordinate space as declared.
package struct SpaceDeclaration: MergeableDeclaration {
  /// `id`.
  package var id: Sourced<String> = .none
  /// `parent`; nil stands for the display's own space.
  package var parent: Sourced<String>?
  /// `origin`: the space's own origin, in its parent's coordinates.
  package var origin: Point?
  /// `transform`: about the space's own origin.
  package var transform: Transform?
  /// `scroll`.
  package var scroll: ScrollDeclaration?
  /// `remove`.
  package var isRemoval = false
  /// True if a key did not decode, so that its absence gets no diagnostic.
  package var isPartial = false

  package init() {}

  package var mergeID: Sourced<String>? { id }

  /// The name of the enclosing space: `parent`, else the display's own.
  package var parentOrDefault: String { parent?.value ?? globalSpace }
  /// `origin`, else the parent's.
  package var originOrDefault: Point { origin ?? Point(0, 0) }

  package static let keys = MapDescription<Self>(
    "space", of: "a space",
    "A coordinate space: a point p of it lies at origin + transform(p - contentOffset) in its parent.",
    examples: [["id": "feed", "origin": [0, 108]]]
  ) {
    Key(
      "id", .spaceID, "The space's id; unique among the spaces, and not `global`.", called: "the id of a space",
      or: .required,
      get: { $0.id.ifWritten }, set: { if let id = $1 { $0.id = id } })
    Key(
      "parent", .entryID(examples: ["page"]), "The enclosing space.", called: "the parent of a space",
      else: \.parentOrDefault,
      get: { $0.parent }, set: { $0.parent = $1 })
    Key(
      "origin", .point, "The position of the space's origin, in the parent's coordinates.", else: \.originOrDefault,
      get: { $0.origin }, set: { $0.origin = $1 })
    Key(
      "transform", .transform, "The space's transform about its origin: `[a, b, c, d, tx, ty]`.",
      get: { $0.transform }, set: { $0.transform = $1 })
    Key("scroll", .scroll, "The scrolling of the space's content.", get: { $0.scroll }, set: { $0.scroll = $1 })
    removal()
  }
}

extension Kind where Value == Sourced<String> {
  /// The id of a space, which must differ from that of the display's own.
  fileprivate static var spaceID: Kind {
    Kind(
      KindForm(
        SchemaNode.reference(.layoutID).with(behind: [.init("not", ["const": .string(globalSpace)])]),
        examples: ["feed"])
    ) { decoder, field, called in
      guard let id = decoder.entryID(field.value, of: called) else { return nil }
      guard id.value != globalSpace else {
        decoder.reportOutOfRange(
          field.value, "a space cannot be called \"global\", the name of the display's own space")
        return nil
      }
      return id
    }
  }
}
