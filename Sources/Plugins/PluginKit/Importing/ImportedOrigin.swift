/// The origin of a snapshot: the manifest's `source`.
public struct ImportedOrigin: Sendable, Hashable {
  /// The importer's name.
  public var format: String
  /// The tool that wrote the file, if the file tells it.
  public var tool: String?
  /// The unit of the file's own numbers: `px`, `pt` or `dp`.
  public var unit: String
  /// The number of such units in a logical unit.
  public var scale: Double
  /// True if the file contains less than the whole screen.
  public var truncated: Bool

  /// Makes an origin with the given unit.
  public init(format: String, tool: String? = nil, unit: String, scale: Double, truncated: Bool = false) {
    self.format = format
    self.tool = tool
    self.unit = unit
    self.scale = scale
    self.truncated = truncated
  }
}
