/// Which names that come into a folder, or go, count for somebody who has searched it.
package struct NameSieve: Sendable {
  /// Two searches of one description let the same names pass.
  let description: String
  private let isWanted: @Sendable (String, Sight.Kind) -> Bool
  private let takesFolders: Bool

  /// A sieve.
  ///
  /// - Parameters:
  ///   - takesFolders: whether every folder counts that is not hidden, and every link.
  ///   - isWanted: whether a name counts besides, as what it is now.
  package init(
    _ description: String, takesFolders: Bool, _ isWanted: @escaping @Sendable (String, Sight.Kind) -> Bool
  ) {
    (self.description, self.takesFolders, self.isWanted) = (description, takesFolders, isWanted)
  }

  /// Whether a name counts, as what it is now.
  func passes(_ name: String, _ kind: Sight.Kind) -> Bool {
    let leadsOn = kind == .folder || kind == .link
    return takesFolders && leadsOn && name.utf8.first != UInt8(ascii: ".") || isWanted(name, kind)
  }
}
