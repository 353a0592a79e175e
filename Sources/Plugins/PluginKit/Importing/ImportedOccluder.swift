/// An element that covers the content below it.
public struct ImportedOccluder: Sendable, Hashable {
  /// The kind of occluder: `keyboard`, `tabBar` ….
  public var kind: String
  /// The id of the covering element.
  public var element: String
  /// True if it's opaque.
  public var opaque: Bool
  /// True if the importer infers the occluder from the element's kind, and the source doesn't say it.
  ///
  /// A manifest with inferred occluders only doesn't state that nothing else covers.
  public var isInferred: Bool
  /// The z-order in the window.
  public var z: Int?

  /// Makes an occluder of an element.
  public init(kind: String, element: String, opaque: Bool, isInferred: Bool = false, z: Int? = nil) {
    self.kind = kind
    self.element = element
    self.opaque = opaque
    self.isInferred = isInferred
    self.z = z
  }
}
