import TutorialCache
import TutorialSyntax
import TutorialSystem

/// The outputs that builds have written into a folder: the only files there that a later build may remove, if they are
/// unchanged.
///
/// Each output is a line: its path, the emitter, the tutorial's file and the digest of the content, separated by tabs.
/// During a build there are two digests, separated by a comma: of the old content and of the new one. An unreadable
/// file is treated as missing: then nothing is removed.
struct BuildState: Hashable {
  struct Entry: Hashable {
    /// Its path, relative to the output folder.
    let path: String
    let emitter: String
    /// The tutorial that it was made from, see `TutorialOrigins`.
    let tutorial: String
    /// The digests of the contents that builds wrote there, in hexadecimal; empty if they aren't known.
    var digests: [String]

    /// Its line, without the line end.
    var line: [UInt8] {
      var line: [UInt8] = []
      for field in [path, emitter, tutorial] {
        line += field.utf8
        line.append(UInt8(ascii: "\t"))
      }
      for (index, digest) in digests.prefix(8).enumerated() {
        if index > 0 { line.append(UInt8(ascii: ",")) }
        line += digest.utf8
      }
      return line
    }

    /// Returns true if a build wrote these bytes there.
    func isMade(of bytes: [UInt8]) -> Bool { digests.contains(Digest(of: bytes).hex) }
  }

  static let fileName = "outputs"

  /// The outputs, sorted by path, without duplicates.
  private(set) var entries: [Entry]

  /// The given outputs. Of two with the same path, the later one counts, with the digests of both.
  init(_ entries: [Entry]) {
    self.entries = Self.isSorted(entries) ? entries : Self.united(entries)
  }

  /// The state during a build that replaces the outputs of earlier builds by `new`.
  init(_ old: BuildState, becoming new: [Entry]) {
    let isSame = old.entries.elementsEqual(new) { $0.path == $1.path }
    self.init(isSame ? zip(old.entries, new).map { Self.united($0, $1) } : old.entries + new)
  }

  /// Returns true if the paths are sorted and unique.
  private static func isSorted(_ entries: [Entry]) -> Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $0.path.precedesInBytes($1.path) }
  }

  private static func united(_ entries: [Entry]) -> [Entry] {
    var places: [String: Int] = [:]
    var unique: [Entry] = []
    for entry in entries {
      if let place = places[entry.path] {
        unique[place] = united(unique[place], entry)
      } else {
        places[entry.path] = unique.count
        unique.append(entry)
      }
    }
    return isSorted(unique) ? unique : unique.sorted { $0.path.precedesInBytes($1.path) }
  }

  private static func united(_ earlier: Entry, _ later: Entry) -> Entry {
    if earlier.digests == later.digests { return later }
    var entry = later
    entry.digests += earlier.digests.filter { !later.digests.contains($0) }
    return entry
  }

  private static let header = "tutorialc.outputs/1"

  /// Parses the contents of the file.
  ///
  /// Invalid lines are dropped: a damaged state must never make a build remove another file.
  init(parsing bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let isKnown = lines.first.map { $0.elementsEqual(Self.header.utf8) } ?? false
    self.init(isKnown ? lines.dropFirst().compactMap(Self.entry) : [])
  }

  private static func entry(in line: ArraySlice<UInt8>) -> Entry? {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 4 else { return nil }
    let digests = fields[3].split(separator: UInt8(ascii: ","))
    guard digests.count <= 8, digests.allSatisfy({ $0.count == 64 }) else { return nil }
    let texts = (fields[..<3] + digests).map { String(decoding: $0, as: UTF8.self) }
    guard OutputPath.defect(of: texts[0]) == nil else { return nil }
    return Entry(path: texts[0], emitter: texts[1], tutorial: texts[2], digests: Array(texts[3...]))
  }

  var bytes: [UInt8] { Self.bytes(of: entries) }

  /// The contents of a list of outputs, which must be sorted by path.
  static func bytes(of entries: [Entry]) -> [UInt8] {
    var bytes = Array("\(Self.header)\n".utf8)
    // A tutorial whose name has a tab or a line end isn't recorded, so its outputs are never removed.
    for entry in entries where !entry.tutorial.utf8.contains(where: { $0 == 9 || $0 == 10 }) {
      bytes += entry.line
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
