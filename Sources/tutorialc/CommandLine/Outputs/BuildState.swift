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
    var rest = bytes[...]
    let header = String(decoding: Self.next(&rest, upTo: "\n") ?? [], as: UTF8.self)
    guard header == Self.header else {
      self.init([])
      return
    }
    var entries: [Entry] = []
    while let line = Self.next(&rest, upTo: "\n") {
      if let entry = Self.entry(in: line) { entries.append(entry) }
    }
    self.init(entries)
  }

  /// Removes and returns the text before the next separator or the end; nil at the end.
  private static func next(_ rest: inout ArraySlice<UInt8>, upTo separator: Unicode.Scalar) -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: separator)) ?? rest.endIndex
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return rest[..<end]
  }

  private static func entry(in line: ArraySlice<UInt8>) -> Entry? {
    var rest = line
    var fields: [String] = []
    for _ in 0..<3 {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      fields.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    guard !rest.contains(UInt8(ascii: "\t")) else { return nil }
    var digests: [String] = []
    while let digest = next(&rest, upTo: ",") {
      guard digest.count == 64, digests.count < 8 else { return nil }
      digests.append(String(decoding: digest, as: UTF8.self))
    }
    guard OutputPath.defect(of: fields[0]) == nil else { return nil }
    return Entry(path: fields[0], emitter: fields[1], tutorial: fields[2], digests: digests)
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
