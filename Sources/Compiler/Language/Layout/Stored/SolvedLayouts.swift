package import TutorialSyntax

/// A tutorial's solved layouts, and their binary form, which is kept between runs.
///
/// The form consists of a version, the columns, and a checksum. Its unit is a list of manifests, because a snapshot may
/// extend one of another file, and all snapshots of a variant share a display. It depends only on the bytes of the
/// manifests, their order, and which of them are JSON. It contains no paths: spans refer to the files that are passed
/// to the decoder.
package struct SolvedLayouts: Sendable {
  /// The stored facts about one manifest.
  package struct Manifest: Sendable {
    /// True if it may contain a `tutorialc: ignore`.
    package var hasComments: Bool
    /// The diagnostics of the manifest alone.
    package var diagnostics: [Diagnostic]

    /// A manifest with these properties.
    package init(hasComments: Bool, diagnostics: [Diagnostic]) {
      self.hasComments = hasComments
      self.diagnostics = diagnostics
    }
  }

  /// The manifests, in order.
  package var manifests: [Manifest]
  /// The snapshots of all of them.
  package var snapshots: [Snapshot]
  /// The diagnostics across snapshots.
  package var diagnostics: [Diagnostic]

  /// The results of these manifests.
  package init(manifests: [Manifest], snapshots: [Snapshot], diagnostics: [Diagnostic]) {
    self.manifests = manifests
    self.snapshots = snapshots
    self.diagnostics = diagnostics
  }

  /// The format's version.
  ///
  /// Raise it whenever the same manifests yield other bytes, or the same bytes mean something else.
  private static let version = 8
  private static let magic = Array("tutorialc layouts".utf8)
  private static let checksumSize = 8

  /// The binary form.
  ///
  /// - Parameters:
  ///   - sources: the manifests' files, in order.
  ///   - ids: the possible diagnostics.
  /// - Returns: nil if it refers to any other file or diagnostic.
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
    // Snapshots that were solved together share their elements, which are written once.
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

  /// Appends the checksum to some bytes.
  package static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: checksum(of: bytes[...]).littleEndian) { bytes + $0 }
  }

  /// Decodes the binary form; nil if the bytes are anything else.
  ///
  /// - Parameters:
  ///   - sources: the files of the same manifests, in the same order.
  ///   - ids: the possible diagnostics, in the same order.
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

  /// A checksum against damage, not against intent. Each step mixes in sixteen bytes.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sum = UInt64(truncatingIfNeeded: bytes.count)
      var place = 0
      while place &+ 16 <= bytes.count {
        let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        let second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self))
        let product = (sum ^ first).multipliedFullWidth(by: second ^ 0x9E37_79B9_7F4A_7C15)
        // Adding the previous sum keeps it even if a factor is zero.
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

  /// Eight bytes as a little-endian number.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
