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

  /// The path of what was worked on.
  package let name: String
  /// The name under which the layouts are kept that it was made with; empty where there are none.
  package let layouts: String
  /// All that the result depends on besides the state's key: places in the state's witnesses.
  package let witnesses: [Int]
  /// The files that were made.
  package let products: [Product]
  /// Whether something is wrong with it.
  package let hasErrors: Bool
  /// What else it came to, in bytes that only who wrote them understands.
  package let result: ArraySlice<UInt8>

  /// A unit of work.
  package init(
    name: String, layouts: String = "", witnesses: [Int], products: [Product], hasErrors: Bool = false,
    result: ArraySlice<UInt8>
  ) {
    (self.name, self.layouts, self.witnesses) = (name, layouts, witnesses)
    (self.products, self.hasErrors, self.result) = (products, hasErrors, result)
  }
}
