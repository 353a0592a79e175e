package import TutorialGeometry
package import TutorialSyntax

/// A window as declared.
package struct WindowDeclaration: MergeableDeclaration {
  /// `id`.
  package var id: Sourced<String> = .none
  /// `type`.
  package var kind: Window.Kind?
  /// `z`.
  package var z: Double?
  /// `frame`.
  package var frame: Rect?
  /// `remove`.
  package var isRemoval = false
  /// True if a key did not decode, so that its absence gets no diagnostic.
  package var isPartial = false

  package init() {}

  package var mergeID: Sourced<String>? { id }

  /// `type`, else the app's own.
  package var kindOrDefault: Window.Kind { kind ?? .app }
  /// `z`, else 0.
  package var zOrDefault: Double { z ?? 0 }

  package static let keys = MapDescription<Self>(
    "window", of: "a window", "A window. Everything in it is above all windows with a smaller `z`.",
    examples: [["id": "keyboard", "type": "ime", "z": 9]]
  ) {
    Key(
      "id", .entryID(examples: ["keyboard"]), "The window's id; unique among the windows.",
      called: "the id of a window", or: .required,
      get: { $0.id.ifWritten }, set: { if let id = $1 { $0.id = id } })
    Key(
      "type", .choice(Window.Kind.self), "The kind of content in the window.", called: "the type of a window",
      else: \.kindOrDefault,
      get: { $0.kind }, set: { $0.kind = $1 })
    Key(
      "z", .position(examples: [9]), "The window's z-order in the stack of windows.", else: \.zOrDefault,
      get: { $0.z }, set: { $0.z = $1 })
    Key(
      "frame", .frame, "The window's frame on the display.", or: .words("the whole display"),
      get: { $0.frame }, set: { $0.frame = $1 })
    removal()
  }
}

extension Window.Kind: DescribedWord, DocumentKey, Written {
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .app: "the app's own content"
    case .dialog: "a dialog, a popup or a menu over the app"
    case .ime: "the keyboard"
    case .system: "a bar or another part of the system"
    }
  }
}
