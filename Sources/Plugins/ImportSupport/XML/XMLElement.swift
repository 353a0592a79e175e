public import TutorialSyntax

/// One start tag of an XML file, and its place in the tree.
public struct XMLElement: Sendable {
  /// One attribute, its references resolved.
  public struct Attribute: Sendable {
    /// The attribute's name.
    public let name: String
    /// What it is set to.
    public let value: String
    /// Where the value is written, where that is known; what reads XML looks for it when it is needed.
    let range: ByteRange?

    /// An attribute, as an importer says it in the words of a family of formats.
    public init(name: String, value: String, range: ByteRange? = nil) {
      self.name = name
      self.value = value
      self.range = range
    }
  }

  /// The tag's name.
  public let name: String
  /// The attributes in the order written.
  public let attributes: [Attribute]
  /// The element around it, by its index; nil for the root.
  public let parent: Int?
  /// How many elements stand before it in the same parent.
  public let position: Int
  /// The bytes of the start tag, from `<` to `>`.
  public let tag: ByteRange

  /// An element that is no tag: importers of a family share what they do with each, whichever notation it is read from.
  ///
  /// - Parameters:
  ///   - parent: the element around it, by its index; smaller than its own.
  ///   - position: how many elements stand before it in the same parent.
  ///   - head: where it is written, or begins.
  public init(name: String, attributes: [Attribute], parent: Int?, position: Int, head: ByteRange) {
    self.name = name
    self.attributes = attributes
    self.parent = parent
    self.position = position
    tag = head
  }

  /// The value of an attribute, if the tag has it.
  public subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The value of an attribute that says something: nil where it is absent or empty.
  public func text(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }

  /// The value of an attribute that is `true` or `false`; nil for everything else.
  public func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "true": true
    case "false": false
    default: nil
    }
  }
}
