/// The result of one unit of work: a tutorial, or the outputs for all of them.
package struct UnitRecord: Hashable, Sendable {
  /// An output file.
  package struct Product: Hashable, Sendable {
    /// The emitter that made it.
    package let maker: String
    /// Its path, relative to the output folder.
    package let path: String
    /// The digest of its content.
    package let digest: Digest
    /// The file's stamp when it was in place; nil if it isn't known to be there.
    package let stamp: FileStamp?

    /// An output file with the given fields.
    package init(maker: String, path: String, digest: Digest, stamp: FileStamp?) {
      (self.maker, self.path, self.digest, self.stamp) = (maker, path, digest, stamp)
    }
  }

  /// The kind of a unit's diagnostics.
  package enum DiagnosticLevel: UInt8, Sendable {
    /// No diagnostics.
    case nothing = 0
    /// Diagnostics, but no errors.
    case remarks = 1
    /// Errors.
    case errors = 2
  }

  /// The path of the unit's source.
  package let name: String
  /// Everything else than the state's key that the result depends on: indices of the state's witnesses.
  package let witnesses: [Int]
  /// The output files.
  package let products: [Product]
  /// The kind of its diagnostics.
  package let diagnosticLevel: DiagnosticLevel
  /// The rest of its result, in a private format of the code that wrote it.
  package let result: ArraySlice<UInt8>

  /// A unit of work with the given fields.
  package init(
    name: String, witnesses: [Int], products: [Product], diagnosticLevel: DiagnosticLevel = .nothing,
    result: ArraySlice<UInt8>
  ) {
    (self.name, self.witnesses, self.products) = (name, witnesses, products)
    (self.diagnosticLevel, self.result) = (diagnosticLevel, result)
  }
}
