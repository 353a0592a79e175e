/// A unified diff in the format of `diff -u` and `git diff`.
package struct UnifiedDiff {
  /// The text; empty if nothing has changed.
  package private(set) var bytes: [UInt8] = []

  /// The number of unchanged lines around a change.
  private static let context = 3

  /// A change: the replaced lines of the old file, and the new lines.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Compares two versions of a file.
  package init(path: String, old: [UInt8], new: [UInt8]) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    var hunks: [[Change]] = []
    for change in Self.changes(before, after) {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    guard !hunks.isEmpty else { return }
    bytes += "--- \(path.printable)\n+++ \(path.printable)\n".utf8
    for hunk in hunks { add(hunk, before, after) }
  }

  /// Returns the lines of a file with their line ends.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func changes(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Change] {
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for case .remove(let offset, _, _) in difference { removed.insert(offset) }
    for case .insert(let offset, _, _) in difference { inserted.insert(offset) }
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      let (oldStart, newStart) = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if old > oldStart || new > newStart {
        changes.append(Change(old: oldStart..<old, new: newStart..<new))
      } else {
        old += 1
        new += 1
      }
    }
    return changes
  }

  private mutating func add(_ hunk: [Change], _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(first.old.lowerBound, Self.context)
    let tail = min(before.count - last.old.upperBound, Self.context)
    let old = first.old.lowerBound - lead..<last.old.upperBound + tail
    let new = first.new.lowerBound - lead..<last.new.upperBound + tail
    bytes += "@@ -\(Self.place(old)) +\(Self.place(new)) @@\n".utf8
    var position = old.lowerBound
    for change in hunk {
      add(" ", before, position..<change.old.lowerBound)
      add("-", before, change.old)
      add("+", after, change.new)
      position = change.old.upperBound
    }
    add(" ", before, position..<old.upperBound)
  }

  /// Returns `line,count`. An empty range names the line before.
  private static func place(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  private mutating func add(_ sign: String, _ lines: [ArraySlice<UInt8>], _ range: Range<Int>) {
    for line in lines[range] {
      bytes += sign.utf8
      bytes += line
      if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
  }
}
