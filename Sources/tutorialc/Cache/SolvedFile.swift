/// Layouts that are solved, as the bytes of a file: what they were made from, as one digest, and then the layouts in a
/// form that only who wrote them understands.
///
/// A file of other layouts, of another program or of another version is as good as none. Nothing here tells who wrote
/// it: see `StateKey`.
package enum SolvedFile {
  private static let header = Array("tutorialc.solved/2\n".utf8)

  /// The digest of all that solved layouts depend on.
  ///
  /// - Parameters:
  ///   - program: by which the program is known.
  ///   - limit: how many nodes a manifest may have.
  ///   - manifests: the digests of the manifests' bytes in order, and whether they are JSON.
  package static func key(
    program: String, limit: Int, manifests: [(isJSON: Bool, digest: Digest)]
  ) -> Digest {
    var writer = RecordWriter()
    writer.raw(header)
    writer.text(program)
    writer.number(limit)
    writer.list(manifests) { writer, manifest in
      writer.flag(manifest.isJSON)
      writer.digest(manifest.digest)
    }
    return Digest(of: writer.bytes)
  }

  /// The bytes of a file with layouts that were made from what has the digest `key`.
  package static func bytes(of layouts: [UInt8], madeFrom key: Digest) -> [UInt8] {
    var writer = RecordWriter()
    writer.raw(header)
    writer.digest(key)
    writer.raw(layouts)
    return writer.bytes
  }

  /// The layouts in a file; nil where they were made from something else, or where it is no such file.
  package static func layouts(in bytes: ArraySlice<UInt8>, madeFrom key: Digest) -> ArraySlice<UInt8>? {
    let start = Self.bytes(of: [], madeFrom: key)
    return bytes.starts(with: start) ? bytes.dropFirst(start.count) : nil
  }
}
