import TutorialSyntax
import TutorialSystem

/// A list of outputs while some of them are rebuilt, and afterwards, edited in place without parsing the rest.
struct OutputsRevision {
  /// The list with the digests of both the old and the new content.
  private(set) var meanwhile: [UInt8]
  /// The list with the digests of the new content.
  private(set) var done: [UInt8]

  /// Returns nil unless the list has each of the outputs, made by the same emitter from the same tutorial.
  ///
  /// - Parameters:
  ///   - list: the contents of a list as builds write it, sorted by path.
  ///   - new: outputs with one digest each.
  init?(_ list: [UInt8], _ new: [BuildState.Entry]) {
    (meanwhile, done) = (list, list)
    guard list.starts(with: BuildState.bytes(of: [])) else { return nil }
    // In reverse order, because replacements may have other lengths.
    for entry in new.sorted(by: { $1.path.precedesInBytes($0.path) }) {
      let key = Array("\(entry.path)\t\(entry.emitter)\t\(entry.tutorial)\t".utf8)
      guard let line = Self.line(list, at: Array(entry.path.utf8)), list[line].starts(with: key) else { return nil }
      let earlier = list[line].dropFirst(key.count).split(separator: UInt8(ascii: ","))
      var both = entry
      both.digests += earlier.map { String(decoding: $0, as: UTF8.self) }.filter { !entry.digests.contains($0) }
      meanwhile.replaceSubrange(line, with: both.line)
      done.replaceSubrange(line, with: entry.line)
    }
  }

  /// The range of the line for the output at a path, without its line end.
  private static func line(_ list: [UInt8], at path: [UInt8]) -> Range<Int>? {
    let end = UInt8(ascii: "\n")
    // The remaining lines: the first one begins at `low`, the last one ends before `high`.
    var (low, high) = (BuildState.bytes(of: []).count, list.count)
    while low < high {
      let middle = (low + high) / 2
      let start = list[low..<middle].lastIndex(of: end).map { $0 + 1 } ?? low
      let stop = list[middle..<high].firstIndex(of: end) ?? high
      let found = list[start..<stop].prefix { $0 != UInt8(ascii: "\t") }
      if found.elementsEqual(path) { return start..<stop }
      if found.lexicographicallyPrecedes(path) { low = min(stop + 1, high) } else { high = start }
    }
    return nil
  }
}
