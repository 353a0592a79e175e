import TutorialReporting

/// The path of a tutorial's page.
enum PagePath {
  /// Returns a file's path as a part of a URL that browsers send unchanged.
  ///
  /// Characters that browsers would decode are encoded, and no component is `.` or `..`, which they would remove.
  static func encoded(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      switch part {
      case ".": "-"
      case "..": "--"
      default: part.percentEncoded
      }
    }.joined(separator: "/")
  }
}
