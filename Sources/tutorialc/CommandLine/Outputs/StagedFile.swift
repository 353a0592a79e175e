import TutorialCache

/// An output whose content is at hand, on its way to its place.
struct StagedFile: Sendable, Hashable {
  /// Where its content is.
  enum Content: Sendable, Hashable {
    /// The file in its place has it already; what the file system says of that, if it said the same all the while.
    case inPlace(FileStamp?)
    /// In the staging folder, under this name.
    case staged(String)
    /// Here: the disk had no room for it beside what is in its place.
    case memory([UInt8])
  }

  /// Relative to the output folder.
  let path: String
  /// The digest of its content.
  let digest: Digest
  /// Where its content is.
  var content: Content
}
