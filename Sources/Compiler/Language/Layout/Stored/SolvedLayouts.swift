package import TutorialSyntax

/// What a tutorial needs of its layouts once they are solved, and the form in which that is kept from one run to the
/// next: the columns as they are, behind a version and before a checksum.
///
/// The unit is a list of manifests: a snapshot may extend one of another file, and the snapshots of a variant, wherever
/// they stand, agree on its display. It depends on the bytes of the manifests, in order, on which of them are JSON, and
/// on nothing else. Paths are not in it: spans lie in the files that it is read for.
package struct SolvedLayouts: Sendable {
  /// What is to be known of one of the manifests.
  package struct Manifest: Sendable {
    /// Whether a `tutorialc: ignore` may stand in it.
    package var hasComments: Bool
    /// What is wrong with it by itself.
    package var diagnostics: [Diagnostic]

    /// A manifest of these properties.
    package init(hasComments: Bool, diagnostics: [Diagnostic]) {
      self.hasComments = hasComments
      self.diagnostics = diagnostics
    }
  }

  /// The manifests, in order.
  package var manifests: [Manifest]
  /// The snapshots of all of them.
  package var snapshots: [Snapshot]
  /// What is wrong across snapshots.
  package var diagnostics: [Diagnostic]

  /// What came of some manifests.
  package init(manifests: [Manifest], snapshots: [Snapshot], diagnostics: [Diagnostic]) {
    self.manifests = manifests
    self.snapshots = snapshots
    self.diagnostics = diagnostics
  }

  /// Raised whenever the same manifests come to other bytes, or other bytes to the same.
  private static let version = 8
  private static let magic = Array("tutorialc layouts".utf8)
  private static let checksumSize = 8

  /// The bytes of it.
  ///
  /// - Parameters:
  ///   - sources: the manifests' files, in order.
  ///   - ids: the diagnostics that there may be.
  /// - Returns: nil where it names another file or another diagnostic.
  package func encoded(from sources: [SourceText], ids: [DiagnosticID]) -> [UInt8]? {
    let texts = snapshots.first?.elements.texts ?? NumberedTexts()
    guard manifests.count == sources.count, snapshots.allSatisfy({ $0.elements.texts === texts }) else { return nil }
    var writer = ColumnWriter(sources: sources, ids: ids)
    writer.write(Self.magic)
    writer.write(Self.version)
    writer.write(sources) { writer, source in writer.write(source.bytes.count) }
    writer.write(manifests) { writer, manifest in
      writer.write(manifest.hasComments)
      StoredDiagnostics.write(manifest.diagnostics, to: &writer)
    }
    StoredDiagnostics.write(diagnostics, to: &writer)
    writer.write(texts.bytes)
    writer.write(texts.ends)
    // Those that were solved together have the very same elements, which are written once.
    var places: [ObjectIdentifier: Int] = [:]
    let others = snapshots.indices.map { place -> Int? in
      let identity = snapshots[place].elements.identity
      if let known = places[identity] { return known }
      places[identity] = place
      return nil
    }
    writer.write(Array(zip(snapshots, others))) { StoredSnapshot.write($1.0, as: $1.1, to: &$0) }
    return writer.isComplete ? Self.sealed(writer.bytes) : nil
  }

  /// Bytes with their checksum behind them.
  package static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: checksum(of: bytes[...]).littleEndian) { bytes + $0 }
  }

  /// What was encoded; nil where the bytes are anything else, however they came to be.
  ///
  /// - Parameters:
  ///   - sources: the files of the same manifests, in the same order.
  ///   - ids: the diagnostics that there may be, in the same order.
  package init?(decoding bytes: ArraySlice<UInt8>, of sources: [SourceText], ids: [DiagnosticID]) {
    let end = bytes.count - Self.checksumSize
    guard end >= 0, Self.checksum(of: bytes.prefix(end)) == Self.number(bytes.dropFirst(end)) else { return nil }
    var reader = ColumnReader(bytes, end: end, sources: sources, ids: ids)
    do throws(ColumnDamage) {
      try self.init(from: &reader)
    } catch {
      return nil
    }
  }

  private init(from reader: inout ColumnReader) throws(ColumnDamage) {
    guard try reader.column(of: UInt8.self) == Self.magic, try reader.place(among: Self.version + 1) == Self.version
    else { throw ColumnDamage() }
    let sizes = try reader.list { (reader) throws(ColumnDamage) in try reader.place(among: Limits.fileSize + 1) }
    guard sizes == reader.sources.map(\.bytes.count) else { throw ColumnDamage() }
    manifests = try reader.list { (reader) throws(ColumnDamage) in
      Manifest(hasComments: try reader.flag(), diagnostics: try StoredDiagnostics.read(from: &reader))
    }
    guard manifests.count == sizes.count else { throw ColumnDamage() }
    diagnostics = try StoredDiagnostics.read(from: &reader)
    let bytes = try reader.column(of: UInt8.self)
    let ends = try reader.column(of: UInt32.self)
    let isRising = zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 }
    guard isRising, Int(ends.last ?? 0) == bytes.count else { throw ColumnDamage() }
    let texts = NumberedTexts(bytes: bytes, ends: ends)
    var before: [Snapshot] = []
    for _ in 0..<(try reader.count()) {
      before.append(try StoredSnapshot.read(from: &reader, texts: texts, after: before))
    }
    snapshots = before
    guard reader.isAtEnd else { throw ColumnDamage() }
  }

  /// Notices damage, not intent: sixteen bytes at a step, each mixed into all that follow.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sum = UInt64(truncatingIfNeeded: bytes.count)
      var place = 0
      while place &+ 16 <= bytes.count {
        let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self))
        let product = (sum ^ first).multipliedFullWidth(by: second ^ 0x9E37_79B9_7F4A_7C15)
        // The sum once more, lest a factor of zero loses what was before.
        sum = sum &+ (product.high ^ product.low)
        place &+= 16
      }
      while place < bytes.count {
        sum = (sum ^ UInt64(bytes[place])) &* 0x9E37_79B9_7F4A_7C15
        sum ^= sum >> 29
        place &+= 1
      }
      return sum
    }
  }

  /// Eight bytes as a number.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
