package import TutorialSyntax
import TutorialValues

/// A snapshot as declared. Absent keys are nil or empty, and inherited if the snapshot extends another.
package struct SnapshotDeclaration: DescribedMap {
  /// The position of its first key.
  package var head = SourceSpan.nowhere
  /// `screen`.
  package var screen: Sourced<String>?
  /// `variant`.
  package var variant: Sourced<String>?
  /// `extends`.
  package var base: Sourced<SnapshotName>?
  /// `amends`: the snapshot that this one adds to, and which keeps its name and place.
  package var amended: Sourced<SnapshotName>?
  /// `abstract`: true if the snapshot exists only to be extended.
  package var isAbstract = false
  /// `traits`, each key at most once.
  package var traits: [Traits.Pair] = []
  /// `display`.
  package var display: DisplayDeclaration?
  /// `screenshot`: pictures of the screen, at most one for each scheme.
  package var screenshots: [Screenshot] = []
  /// `insets`.
  package var insets = WindowInsets()
  /// `windows`, without duplicate ids. The three lists below have none either.
  package var windows: [WindowDeclaration] = []
  /// `spaces`.
  package var spaces: [SpaceDeclaration] = []
  /// `elements`.
  package var elements: [ElementDeclaration] = [] { didSet { elementPositions = nil } }
  /// The elements' indices by id; nil if the elements were changed after decoding.
  package private(set) var elementPositions: IDTable?
  /// `occluders`.
  package var occluders: [OccluderDeclaration] = []
  /// True if `occluders`, here or in a base, states that something covers nothing: an empty list, or a removal.
  package var areOccludersAnswered = false
  /// The file's `source`, completed by that of the base's file.
  package var origin = LayoutOrigin()
  /// The file's `matrix`, or that of the base's file.
  package var matrix: ConfigurationMatrix?
  /// True if a part was not read or did not decode, so that missing content gets no diagnostic.
  package var isPartial = false

  package init() {}

  /// True if the snapshot declares its occluders, even an empty list of them.
  ///
  /// Occluders that importers find by themselves don't count.
  package var areOccludersTold: Bool { areOccludersAnswered || occluders.contains(where: \.isTold) }

  /// Removes all lists of arbitrary length, if they exceed the limits.
  package mutating func empty() {
    elements = []
    spaces = []
    windows = []
    occluders = []
    isPartial = true
  }

  /// The name, with the parts that `extends` supplies.
  ///
  /// Nil if it is incomplete, or if the snapshot amends another and so has no name.
  package var name: SnapshotName? {
    guard amended == nil, let screen = screen?.value ?? base?.value.screen,
      let variant = variant?.value ?? base?.value.variant
    else { return nil }
    return SnapshotName(screen: screen, variant: variant)
  }

  /// The place of the name, or of the part of it that is declared.
  package var nameSpan: SourceSpan { screen?.span ?? variant?.span ?? base?.span ?? amended?.span ?? head }

  package static let keys = MapDescription<Self>(
    "snapshot", of: "a snapshot", "One screen of the app in one configuration.",
    rules: {
      [
        .init(
          "anyOf",
          [
            ["required": ["extends"]], ["required": ["amends"]],
            ["required": ["screen", "variant", "abstract"], "properties": ["abstract": ["const": true]]],
            ["required": ["screen", "variant", "display"], "properties": ["display": ["required": ["size"]]]],
          ]),
        .init(
          "not",
          [
            "required": ["amends"],
            "anyOf": .array(["screen", "variant", "extends", "abstract"].map { ["required": [.string($0)]] }),
          ]),
      ]
    },
    examples: [["screen": "inbox", "variant": "phone", "display": ["size": [393, 852]]]],
    finish: { decoder, node, snapshot in
      if decoder.hasKey("amends", node) {
        decoder.reportNames(beside: &snapshot, at: node)
        return
      }
      // A derived snapshot takes its name from the base.
      guard !decoder.hasKey("extends", node) else { return }
      if !decoder.hasKey("screen", node) { decoder.reportMissingKey("screen", of: "a snapshot", at: node) }
      if !decoder.hasKey("variant", node) { decoder.reportMissingKey("variant", of: "a snapshot", at: node) }
    }
  ) {
    Key(
      "screen", .snapshotName(examples: ["inbox"]), "The screen's name in tutorials.", called: "the screen",
      or: .words("the base's with `extends`, else required"),
      get: { $0.screen }, set: { $0.screen = $1 })
    Key(
      "variant", .snapshotName(examples: ["phone"]), "The name of the configuration.", called: "the variant",
      or: .words("the base's with `extends`, else required"),
      get: { $0.variant }, set: { $0.variant = $1 })
    Key(
      "extends", .snapshotReference,
      "The base snapshot, `screen/variant`, from which this one gives only [the differences](#extending)."
    ) {
      $0.base
    } set: {
      $0.base = $1
      if $1 == nil { $0.isPartial = true }
    }
    Key(
      "amends", .snapshotReference,
      "The snapshot, `screen/variant`, that this one [adds to](#amending). It keeps its name, and its file is not changed."
    ) {
      $0.amended
    } set: {
      $0.amended = $1
      if $1 == nil { $0.isPartial = true }
    }
    Key(
      "abstract", .boolean, "True if the snapshot is there only to be extended, and isn't a configuration of its own.",
      else: \.isAbstract,
      get: { $0.isAbstract }, set: { $0.isAbstract = $1 ?? false })
    Key(
      "traits", .snapshotTraits, "The configuration's [traits](#traits).",
      get: { $0.traits }, set: { $0.traits = $1 ?? [] })
    Key(
      "display", .display, "The device's [display](#display).",
      or: .words("the base's with `extends`; else required, unless the snapshot is abstract"),
      get: { $0.display }, set: { $0.display = $1 })
    Key(
      "screenshot", .screenshots,
      "A picture of the screen for [drawings](#screenshots), or one for each colour scheme.",
      get: { $0.screenshots }, set: { $0.screenshots = $1 ?? [] })
    Key(
      "insets", .map(WindowInsets.self), "The parts of the display that the system [reserves](#insets).",
      get: { $0.insets }, set: { $0.insets = $1 ?? WindowInsets() })
    Key(
      "windows", .entries("window"),
      "The [windows](#windows), if there are several.",
      or: .words("one, the app's"),
      get: { UniqueEntries(entries: $0.windows) }, set: { $0.windows = $1?.entries ?? [] })
    Key(
      "spaces", .entries("space"),
      "The coordinate [spaces](#spaces) besides `global`, the display's own.",
      get: { UniqueEntries(entries: $0.spaces) }, set: { $0.spaces = $1?.entries ?? [] })
    Key(
      "elements", .entries("element", read: { $0.element($1, behind: &$2) }),
      "The [elements](#an-element), in document order."
    ) {
      UniqueEntries(entries: $0.elements)
    } set: {
      $0.elements = $1?.entries ?? []
      $0.elementPositions = $1?.positions
    }
    Key(
      "occluders", .entries("occluder", read: { $0.occluder($1, behind: &$2) }),
      "The [occluders](#occluders), which cover what is behind them; `[]` says that there are none."
    ) {
      UniqueEntries(entries: $0.occluders)
    } set: {
      $0.occluders = $1?.entries ?? []
      $0.areOccludersAnswered = $1.map { $0.entries.isEmpty || $0.entries.contains(where: \.isRemoval) } ?? false
    }
  }
}

extension Kind where Value == Sourced<SnapshotName> {
  /// `screen/variant`.
  fileprivate static var snapshotReference: Kind {
    Kind(KindForm(["type": "string", "pattern": "^[^/]+/[^/]+$"], examples: ["base/phone"])) { decoder, field, _ in
      guard let text = decoder.string(field.value, expected: "a snapshot's name, screen/variant") else { return nil }
      let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        decoder.reportOutOfRange(
          field.value, "\"\(excerpt(text.value))\" does not name a snapshot: write screen/variant")
        return nil
      }
      return decoder.sourced(text.map { _ in SnapshotName(screen: String(parts[0]), variant: String(parts[1])) })
    }
  }
}

extension Decoder {
  /// Reads an item of `snapshots`.
  mutating func snapshot(_ node: NodeID) -> SnapshotDeclaration? {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a snapshot")
      return nil
    }
    var snapshot = SnapshotDeclaration()
    snapshot.head = headSpan(node)
    snapshot.isPartial = document.isPartial
    read(node, into: &snapshot, SnapshotDeclaration.keys)
    return snapshot
  }

  /// Reports and ignores the keys that would give an amending snapshot a name of its own.
  fileprivate mutating func reportNames(beside snapshot: inout SnapshotDeclaration, at node: NodeID) {
    var children = document.children(node)
    while let key = children.next(), children.next() != nil {
      guard document.isScalar(key), ["screen", "variant", "extends", "abstract"].contains(document.string(key)) else {
        continue
      }
      report(namedTwice(document.string(key), at: document.span(key)))
    }
    (snapshot.screen, snapshot.variant, snapshot.base, snapshot.isAbstract) = (nil, nil, nil, false)
  }
}

/// The unique name of a snapshot: `screen/variant`.
package struct SnapshotName: Sendable, Hashable, CustomStringConvertible {
  /// The screen.
  package var screen: String
  /// The variant.
  package var variant: String

  /// The name as `extends` writes it.
  package var description: String { "\(screen)/\(variant)" }
}

private func namedTwice(_ key: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .conflictingKeys, "\"\(key)\" does not go with \"amends\": the amended snapshot keeps its name", at: span,
    notes: [.init("`extends` makes a new snapshot from another")])
}
