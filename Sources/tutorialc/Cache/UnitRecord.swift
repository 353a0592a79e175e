/// What one unit of work came to: a tutorial, or what is made of all of them.
package struct UnitRecord: Hashable, Sendable {
  /// A file that was made.
  package struct Product: Hashable, Sendable {
    /// Who made it.
    package let maker: String
    /// Where it is, relative to the folder of the outputs.
    package let path: String
    /// The digest of its content.
    package let digest: Digest
    /// What the file system said of it when it was in its place; nil where it is not known to be there.
    package let stamp: FileStamp?

    /// A file.
    package init(maker: String, path: String, digest: Digest, stamp: FileStamp?) {
      (self.maker, self.path, self.digest, self.stamp) = (maker, path, digest, stamp)
    }
  }

  /// What a build says of a unit.
  package enum Says: UInt8, Sendable {
    /// Nothing.
    case nothing = 0
    /// Something, but nothing that is wrong.
    case remarks = 1
    /// That something is wrong with it.
    case errors = 2
  }

  /// The path of what was worked on.
  package let name: String
  /// The name under which the layouts are kept that it was made with; empty where there are none.
  package let layouts: String
  /// All that the result depends on besides the state's key: places in the state's witnesses.
  package let witnesses: [Int]
  /// The files that were made.
  package let products: [Product]
  /// What is said of it.
  package let says: Says
  /// What else it came to, in bytes that only who wrote them understands.
  package let result: ArraySlice<UInt8>

  /// A unit of work.
  package init(
    name: String, layouts: String = "", witnesses: [Int], products: [Product], says: Says = .nothing,
    result: ArraySlice<UInt8>
  ) {
    (self.name, self.layouts, self.witnesses) = (name, layouts, witnesses)
    (self.products, self.says, self.result) = (products, says, result)
  }
}
