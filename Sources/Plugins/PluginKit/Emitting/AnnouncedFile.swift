/// A file that an emitter will write, with as much of its name as is known before anything is compiled.
public enum AnnouncedFile: Sendable, Hashable {
  /// A file with this name.
  case named(String)
  /// A file for each variant: the prefix, a name derived from the variant's, and the suffix.
  ///
  /// The name in between isn't empty and has no `/`. The variants are known once the layouts have been read.
  case perVariant(prefix: String, suffix: String)

  /// Returns true if a file name matches the announcement.
  public func announces(_ path: String) -> Bool {
    switch self {
    case .named(let name): return path == name
    case .perVariant(let prefix, let suffix):
      let length = path.unicodeScalars.count - prefix.unicodeScalars.count - suffix.unicodeScalars.count
      guard length > 0, path.hasPrefix(prefix), path.hasSuffix(suffix) else { return false }
      return !path.dropFirst(prefix.count).dropLast(suffix.count).contains("/")
    }
  }

  /// The name's pattern for people: `first-mail.VARIANT.svg`.
  public var pattern: String {
    switch self {
    case .named(let name): name
    case .perVariant(let prefix, let suffix): "\(prefix)VARIANT\(suffix)"
    }
  }
}
