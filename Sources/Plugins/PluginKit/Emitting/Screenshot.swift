/// A screenshot that a layout names. It shows the screen in the state of its wireframe's steps.
public struct Screenshot: Sendable, Hashable {
  /// The format of the file.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// PNG.
    case png = "image/png"
    /// JPEG.
    case jpeg = "image/jpeg"
    /// WebP.
    case webp = "image/webp"
  }

  /// The colour scheme that it shows, `light` or `dark`, or nil if it serves for both.
  public var scheme: String?
  /// The format, as recognised from the first bytes.
  public var format: Format
  /// The width and height in pixels.
  public var width: Int, height: Int
  /// The file.
  public var bytes: [UInt8]

  /// Makes a screenshot of the given bytes.
  public init(scheme: String? = nil, format: Format, width: Int, height: Int, bytes: [UInt8]) {
    self.scheme = scheme
    self.format = format
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The screenshot as a data URL (RFC 2397), for pages and drawings that embed it.
  public var dataURL: String { "data:\(format.rawValue);base64,\(Base64.text(bytes))" }
}
