/// Decides which new or removed names in a folder are relevant to a search of that folder.
package struct NameFilter: Sendable {
  /// The description; two filters with the same one accept the same names.
  let description: String
  private let isWanted: @Sendable (String, PathState.Kind) -> Bool
  private let takesFolders: Bool

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - takesFolders: true if all folders and links are relevant that aren't hidden.
  ///   - isWanted: returns true if a name is relevant otherwise, by its current kind.
  package init(
    _ description: String, takesFolders: Bool, _ isWanted: @escaping @Sendable (String, PathState.Kind) -> Bool
  ) {
    (self.description, self.takesFolders, self.isWanted) = (description, takesFolders, isWanted)
  }

  /// Returns true if a name is relevant, by its current kind.
  func passes(_ name: String, _ kind: PathState.Kind) -> Bool {
    let leadsOn = kind == .folder || kind == .link
    return takesFolders && leadsOn && name.utf8.first != UInt8(ascii: ".") || isWanted(name, kind)
  }
}
