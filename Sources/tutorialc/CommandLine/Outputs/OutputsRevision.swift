import TutorialSyntax
import TutorialSystem

/// The list of outputs while some of them are made again, and once they are, without taking apart the rest of it.
struct OutputsRevision {
  /// With the digests of what was there and of what will be.
  private(set) var meanwhile: [UInt8]
  /// With those of what is there then.
  private(set) var done: [UInt8]

  /// Nil where not each of the outputs is in the list, as the same emitter has made it of the same tutorial.
  ///
  /// - Parameters:
  ///   - list: the bytes of a list as builds write it, in the order of the paths.
  ///   - new: outputs with one digest each.
  init?(_ list: [UInt8], _ new: [BuildState.Entry]) {
    (meanwhile, done) = (list, list)
    guard list.starts(with: BuildState.bytes(of: [])) else { return nil }
    // From the end on: what is replaced may be longer or shorter.
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

  /// The line of the output at a path, without its end.
  private static func line(_ list: [UInt8], at path: [UInt8]) -> Range<Int>? {
    let end = UInt8(ascii: "\n")
    // Lines that are left: the first one begins at `low`, the last one ends before `high`.
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
