package import TutorialSyntax

/// A snapshot as it is written: what is left out is nil or empty, and is inherited where the snapshot extends another.
package struct SnapshotDeclaration: Sendable {
  /// Where it begins: its first key.
  package var head: SourceSpan
  /// `screen`.
  package var screen: Sourced<String>?
  /// `variant`.
  package var variant: Sourced<String>?
  /// `extends`.
  package var base: Sourced<SnapshotName>?
  /// `abstract`: only there to be extended.
  package var isAbstract = false
  /// `traits`, each key at most once.
  package var traits: [Traits.Pair] = []
  /// `display`.
  package var display: DisplayDeclaration?
  /// `insets`.
  package var insets = WindowInsets()
  /// `windows`, each id at most once; so with the three that follow.
  package var windows: [WindowDeclaration] = []
  /// `spaces`.
  package var spaces: [SpaceDeclaration] = []
  /// `elements`.
  package var elements: [ElementDeclaration] = []
  /// `occluders`.
  package var occluders: [OccluderDeclaration] = []
  /// The file's `source`, completed by that of the file it extends.
  package var origin = LayoutOrigin()
  /// Whether a part of it was not read or did not decode, so that what is missing is no finding.
  package var isPartial = false

  /// A declaration that says nothing yet.
  package init(head: SourceSpan) {
    self.head = head
  }

  /// Takes out everything that could be of any number, where it is too much.
  package mutating func empty() {
    elements = []
    spaces = []
    windows = []
    occluders = []
    isPartial = true
  }

  /// The name, of which an extending snapshot inherits what it does not write; nil where it is incomplete.
  package var name: SnapshotName? {
    guard let screen = screen?.value ?? base?.value.screen, let variant = variant?.value ?? base?.value.variant else {
      return nil
    }
    return SnapshotName(screen: screen, variant: variant)
  }

  /// Where the name is written, as far as it is.
  package var nameSpan: SourceSpan { screen?.span ?? variant?.span ?? base?.span ?? head }
}

/// What identifies a snapshot: `screen/variant`.
package struct SnapshotName: Sendable, Hashable, CustomStringConvertible {
  /// The screen.
  package var screen: String
  /// The variant.
  package var variant: String

  /// The name as `extends` writes it.
  package var description: String { "\(screen)/\(variant)" }
}
