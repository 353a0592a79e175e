import TutorialSyntax
import TutorialSystem

/// The edits of fix-its that are certainly right, file by file.
///
/// If the edits of several fix-its overlap, only the first fix-it is applied. The others have their turn after it.
package struct CertainEdits: Sendable {
  /// The edits of one file, without overlaps, in ascending order.
  package struct File: Sendable {
    /// The file.
    package let path: String
    /// The edits.
    package fileprivate(set) var edits: [ReportedDiagnostic.Fix.Edit]
  }

  /// The files, sorted by the bytes of their paths.
  package private(set) var files: [File] = []

  /// Collects the edits of some diagnostics, which are in the order of listing.
  package init(_ diagnostics: [ReportedDiagnostic]) {
    self.init(accepting: diagnostics.flatMap(\.fixes).filter { $0.applicability == .always })
  }

  /// Collects the edits of fix-its that the person has accepted.
  package init(accepting fixes: [ReportedDiagnostic.Fix]) {
    for fix in fixes { add(fix) }
    files.sort { $0.path.precedesInBytes($1.path) }
    for index in files.indices { files[index].edits.sort { $0.start < $1.start } }
  }

  private mutating func add(_ fix: ReportedDiagnostic.Fix) {
    // A fix-it is applied as a whole or not at all.
    guard fix.edits.allSatisfy(isFree) else { return }
    for edit in fix.edits {
      if let index = files.firstIndex(where: { $0.path == edit.path }) {
        files[index].edits.append(edit)
      } else {
        files.append(File(path: edit.path, edits: [edit]))
      }
    }
  }

  private func isFree(_ edit: ReportedDiagnostic.Fix.Edit) -> Bool {
    guard edit.start >= 0, edit.start <= edit.end else { return false }
    guard let file = files.first(where: { $0.path == edit.path }) else { return true }
    return file.edits.allSatisfy { other in
      edit.end < other.start || other.end < edit.start
        || (edit.end == other.start || other.end == edit.start)
          && edit.start != edit.end && other.start != other.end
    }
  }
}

extension CertainEdits.File {
  /// Returns the file's bytes after the edits.
  ///
  /// Returns nil if edits extend beyond the end, or the edits of one fix-it overlap.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      guard position <= edit.start, edit.end <= bytes.count else { return nil }
      result += bytes[position..<edit.start]
      result += edit.text.utf8
      position = edit.end
    }
    return result + bytes[position...]
  }
}
