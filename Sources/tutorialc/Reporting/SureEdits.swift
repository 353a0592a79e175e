import TutorialSyntax
import TutorialSystem

/// The edits of fix-its that can only be right, file by file. Of fix-its whose edits overlap the first one counts: the
/// others are seen to once that has been made.
package struct SureEdits: Sendable {
  /// The edits of one file, which do not overlap, in the order of their places.
  package struct File: Sendable {
    /// The file.
    package let path: String
    /// What is replaced.
    package fileprivate(set) var edits: [ReportedDiagnostic.Fix.Edit]
  }

  /// The files, in the order of their paths' bytes.
  package private(set) var files: [File] = []

  /// The edits of some diagnostics, in the order in which these are listed.
  package init(_ diagnostics: [ReportedDiagnostic]) {
    self.init(accepting: diagnostics.flatMap(\.fixes).filter { $0.applicability == .always })
  }

  /// The edits of fix-its that somebody has accepted.
  package init(accepting fixes: [ReportedDiagnostic.Fix]) {
    for fix in fixes { add(fix) }
    files.sort { $0.path.precedesInBytes($1.path) }
    for index in files.indices { files[index].edits.sort { $0.start < $1.start } }
  }

  private mutating func add(_ fix: ReportedDiagnostic.Fix) {
    // All edits of a fix-it are made, or none.
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

extension SureEdits.File {
  /// The file's bytes once the edits are made; nil where they lie beyond its end, or those of one fix-it over each other.
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
