package import TutorialLanguage
import TutorialLayouts
package import TutorialSyntax
import TutorialValues

/// Keeps solved layouts from one run to the next.
///
/// Its bytes are validated before use, so a store that loses or confuses bytes only costs time. A store that returns
/// *valid* bytes for another key makes tours wrong: its key has to be a digest.
package protocol LayoutStore: Sendable {
  /// Returns the stored bytes of a key, or nil.
  func load(_ key: LayoutStoreKey) -> ArraySlice<UInt8>?

  /// Stores bytes under a key.
  func save(_ bytes: [UInt8], for key: LayoutStoreKey)
}

/// The inputs of solved layouts, apart from the compiler itself.
package struct LayoutStoreKey: Sendable {
  /// The manifests in order. Only their bytes matter, and if the path ends in `.json`.
  package var sources: [SourceText]
  /// The largest number of nodes in a manifest.
  package var nodeLimit: Int
}

extension SolvedLayouts {
  /// The diagnostics that stored layouts may have. Layouts with other diagnostics aren't stored.
  package static let ids: [DiagnosticID] = [
    .duplicateKey, .unknownKey, .missingKey, .conflictingKeys, .wrongType, .valueOutOfRange, .limitExceeded,
    .displayConflict, .unsupportedSchema, .invalidPath, .duplicateElement, .placeConstraints, .unknownTrait,
    .duplicateSnapshot, .cyclicExtends, .unknownExtends, .amendsNothing, .fragileAmendment, .undeclaredSpace,
    .cyclicSpace, .cyclicPlace, .cyclicParent, .rowDoesNotFit, .unknownElement, .undeclaredWindow, .unquotedColour,
  ]
}
