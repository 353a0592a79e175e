/// Something that covers what lies below it.
public struct ImportedOccluder: Sendable, Hashable {
  /// What it is: `keyboard`, `tabBar` ….
  public var kind: String
  /// The id of the element that covers.
  public var element: String
  /// Whether nothing shines through.
  public var opaque: Bool
  /// Whether the importer concludes it from what the element is, rather than being told: a manifest with such occluders
  /// alone does not say that nothing else covers.
  public var isInferred: Bool
  /// Its order among the things of its window.
  public var z: Int?

  /// The element `element` as an occluder.
  public init(kind: String, element: String, opaque: Bool, isInferred: Bool = false, z: Int? = nil) {
    self.kind = kind
    self.element = element
    self.opaque = opaque
    self.isInferred = isInferred
    self.z = z
  }
}
