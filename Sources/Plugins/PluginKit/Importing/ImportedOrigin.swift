/// What a snapshot was read from: the manifest's `source`.
public struct ImportedOrigin: Sendable, Hashable {
  /// The importer's name.
  public var format: String
  /// The tool that wrote the file, where the file says it.
  public var tool: String?
  /// The unit of the file's own numbers: `px`, `pt` or `dp`.
  public var unit: String
  /// How many of that unit make one logical unit.
  public var scale: Double
  /// Whether the file holds less than the screen did.
  public var truncated: Bool

  /// An origin in the given unit.
  public init(format: String, tool: String? = nil, unit: String, scale: Double, truncated: Bool = false) {
    self.format = format
    self.tool = tool
    self.unit = unit
    self.scale = scale
    self.truncated = truncated
  }
}
