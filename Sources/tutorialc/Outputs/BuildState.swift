import TutorialCache
import TutorialSyntax
import TutorialSystem

/// What builds have written into an output folder: the only files there that a later build may remove, as long as they
/// are what was written.
///
/// One line for each output: its path, the emitter, the tutorial's file and the digest of what was written, with tabs
/// between them. There are two digests, with a comma, while a build is at work: that of what was there, and that of
/// what will be. A file that cannot be read is as good as none: then nothing is removed.
struct BuildState: Hashable {
  /// One output.
  struct Entry: Hashable {
    /// Relative to the output folder.
    let path: String
    /// Who made it.
    let emitter: String
    /// The tutorial it was made from, see `TutorialOrigins`.
    let tutorial: String
    /// The digests of what builds wrote there, in hexadecimal; none where that is not known.
    var digests: [String]

    /// Whether a build wrote these bytes there. What is in the list of an earlier version are SHA-256.
    func isMade(of bytes: [UInt8]) -> Bool {
      digests.contains(Digest(of: bytes).hex) || digests.contains(SHA256.hex(of: bytes))
    }
  }

  /// The name of its file.
  static let fileName = "outputs"

  /// The outputs, by path; each path once.
  private(set) var entries: [Entry]

  /// The given outputs; of two with one path the later counts, with the digests of both.
  init(_ entries: [Entry]) {
    var places: [String: Int] = [:]
    var unique: [Entry] = []
    for entry in entries {
      if let place = places[entry.path] {
        let known = unique[place].digests.filter { !entry.digests.contains($0) }
        unique[place] = entry
        unique[place].digests += known
      } else {
        places[entry.path] = unique.count
        unique.append(entry)
      }
    }
    let isSorted = zip(unique, unique.dropFirst()).allSatisfy { $0.path.precedesInBytes($1.path) }
    self.entries = isSorted ? unique : unique.sorted { $0.path.precedesInBytes($1.path) }
  }

  private static let header = "tutorialc.outputs/3"
  /// The second version, whose digests were SHA-256, and the first one, which had none.
  private static let earlierHeaders = ["tutorialc.outputs/2": 4, "tutorialc.outputs/1": 3]

  /// The state in the bytes of its file. Lines that no build would write are dropped: a damaged state must never make a
  /// build remove something else.
  init(parsing bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let header = lines.first.map({ String(decoding: $0, as: UTF8.self) }),
      let count = header == Self.header ? 4 : Self.earlierHeaders[header]
    else {
      self.init([])
      return
    }
    self.init(lines.dropFirst().compactMap { Self.entry(in: $0, fields: count) })
  }

  private static func entry(in line: ArraySlice<UInt8>, fields count: Int) -> Entry? {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard parts.count == count else { return nil }
    let fields = parts.prefix(3).map { String(decoding: $0, as: UTF8.self) }
    let digests = count == 4 ? parts[3].split(separator: UInt8(ascii: ",")) : []
    guard OutputPath.defect(of: fields[0]) == nil, digests.count <= 8, digests.allSatisfy({ $0.count == 64 }) else {
      return nil
    }
    return Entry(
      path: fields[0], emitter: fields[1], tutorial: fields[2],
      digests: digests.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The bytes of its file.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.header)\n".utf8)
    // A tutorial whose name holds a tab or a line end is not recorded, and its outputs are never removed.
    for entry in entries where !entry.tutorial.utf8.contains(where: { $0 == 9 || $0 == 10 }) {
      for field in [entry.path, entry.emitter, entry.tutorial] {
        bytes += field.utf8
        bytes.append(UInt8(ascii: "\t"))
      }
      bytes += entry.digests.prefix(8).joined(separator: ",").utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
