public import TutorialSyntax

/// One start tag of an XML file, and its place in the tree.
public struct XMLElement: Sendable {
  /// One attribute, its references resolved.
  public struct Attribute: Sendable {
    /// The attribute's name.
    public let name: String
    /// What it is set to.
    public let value: String
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
