public import TutorialSyntax

/// A start tag of an XML file, with its place in the tree.
public struct XMLElement: Sendable {
  /// An attribute with its references resolved.
  public struct Attribute: Sendable {
    /// The attribute's name.
    public let name: String
    /// The attribute's value.
    public let value: String
    /// The value's range in the file, if known. After reading XML it's nil, and searched when needed.
    let range: ByteRange?

    /// Makes an attribute in the vocabulary of a family of formats.
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
  /// The index of the parent, or nil for the root.
  public let parent: Int?
  /// The number of elements before it in the same parent.
  public let position: Int
  /// The range of the start tag, from `<` to `>`.
  public let tag: ByteRange

  /// Makes an element that doesn't come from a tag.
  ///
  /// Importers of a family share their code for elements, whichever notation they read.
  ///
  /// - Parameters:
  ///   - parent: the index of the parent; smaller than the element's own.
  ///   - position: the number of elements before it in the same parent.
  ///   - head: the range of the element in the file, or of its beginning.
  public init(name: String, attributes: [Attribute], parent: Int?, position: Int, head: ByteRange) {
    self.name = name
    self.attributes = attributes
    self.parent = parent
    self.position = position
    tag = head
  }

  /// The value of an attribute, or nil if the tag doesn't have it.
  public subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Returns the value of an attribute, or nil if it's missing or empty.
  public func text(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }

  /// Returns the value of an attribute that is `true` or `false`, or nil for other values.
  public func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "true": true
    case "false": false
    default: nil
    }
  }
}
