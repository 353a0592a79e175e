/// A picture of a screen, as its layout names it: what it shows is the screen as the steps of its wireframe find it.
public struct Screenshot: Sendable, Hashable {
  /// What its bytes are.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// PNG.
    case png = "image/png"
    /// JPEG.
    case jpeg = "image/jpeg"
    /// WebP.
    case webp = "image/webp"
  }

  /// The colour scheme that it shows, `light` or `dark`; nil where it serves for both.
  public var scheme: String?
  /// What the bytes are, which their beginning has shown.
  public var format: Format
  /// How many pixels it is wide and high.
  public var width: Int, height: Int
  /// The file.
  public var bytes: [UInt8]

  /// A picture of the given bytes.
  public init(scheme: String? = nil, format: Format, width: Int, height: Int, bytes: [UInt8]) {
    self.scheme = scheme
    self.format = format
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The picture as an address (RFC 2397), for pages and drawings that hold it themselves.
  public var dataURL: String { "data:\(format.rawValue);base64,\(Base64.text(bytes))" }
}
