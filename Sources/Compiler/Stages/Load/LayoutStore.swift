package import TutorialLanguage
import TutorialLayouts
package import TutorialSyntax
import TutorialValues

/// Keeps solved layouts from one run to the next.
///
/// What it gives back is looked through before it is believed; a store that loses or confuses bytes costs time, and
/// nothing else. One that gives back *whole* bytes for another key gives wrong tours: its key has to be a digest.
package protocol LayoutStore: Sendable {
  /// The bytes that are kept for a key, if there are any.
  func load(_ key: LayoutStoreKey) -> ArraySlice<UInt8>?

  /// Keeps bytes for a key.
  func save(_ bytes: [UInt8], for key: LayoutStoreKey)
}

/// What the solved layouts of some manifests depend on, beside the compiler itself.
package struct LayoutStoreKey: Sendable {
  /// The manifests in order. What counts of each are its bytes, and whether its path ends in `.json`.
  package var sources: [SourceText]
  /// How many nodes a manifest may have.
  package var nodeLimit: Int

  /// What layouts of these manifests depend on.
  package init(sources: [SourceText], nodeLimit: Int) {
    (self.sources, self.nodeLimit) = (sources, nodeLimit)
  }
}

extension SolvedLayouts {
  /// The diagnostics that layouts may lead to; what leads to others is not kept.
  package static let ids: [DiagnosticID] = [
    .duplicateKey, .unknownKey, .missingKey, .conflictingKeys, .wrongType, .valueOutOfRange, .limitExceeded,
    .displayConflict, .unsupportedSchema, .invalidPath, .duplicateElement, .placeConstraints, .unknownTrait,
    .duplicateSnapshot, .cyclicExtends, .unknownExtends, .amendsNothing, .fragileAmendment, .undeclaredSpace,
    .cyclicSpace, .cyclicPlace, .cyclicParent, .rowDoesNotFit, .unknownElement, .undeclaredWindow, .unquotedColour,
  ]
}
