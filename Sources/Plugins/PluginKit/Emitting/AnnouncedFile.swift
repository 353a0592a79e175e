/// A file that an emitter will make, as far as its name is known before anything is compiled.
public enum AnnouncedFile: Sendable, Hashable {
  /// One file of this name.
  case named(String)
  /// A file for each variant: the prefix, then a name that follows from the variant's, then the suffix. The name between
  /// them is not empty and has no `/`. Which variants there are is known when the layouts have been read.
  case perVariant(prefix: String, suffix: String)

  /// Whether a file of that name is what was announced.
  public func announces(_ path: String) -> Bool {
    switch self {
    case .named(let name): return path == name
    case .perVariant(let prefix, let suffix):
      let length = path.unicodeScalars.count - prefix.unicodeScalars.count - suffix.unicodeScalars.count
      guard length > 0, path.hasPrefix(prefix), path.hasSuffix(suffix) else { return false }
      return !path.dropFirst(prefix.count).dropLast(suffix.count).contains("/")
    }
  }

  /// The name for people: `first-mail.VARIANT.svg`.
  public var pattern: String {
    switch self {
    case .named(let name): name
    case .perVariant(let prefix, let suffix): "\(prefix)VARIANT\(suffix)"
    }
  }
}
