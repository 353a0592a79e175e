import TutorialCache

/// An output whose content is ready, but not yet in its place.
struct StagedFile: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    /// The existing output already has it; with its stamp, if that didn't change meanwhile.
    case inPlace(FileStamp?)
    /// In the staging folder, under this name.
    case staged(String)
    /// In memory, because the disk had no room for it beside the existing output.
    case memory([UInt8])
  }

  /// Its path, relative to the output folder.
  let path: String
  let digest: Digest
  var content: Content
}
