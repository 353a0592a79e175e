public import TutorialGeometry
import TutorialSyntax

/// Writes SVG, one element a line, indented by one space for each level.
///
/// The result is well-formed XML 1.0 whatever a text contains. Characters that XML can't represent (most control
/// characters, U+FFFE, U+FFFF) become U+FFFD, and markup characters are escaped.
public struct SVGWriter: Sendable {
  private var output = ByteWriter(capacity: 16_384)
  private var depth = 0
  private let limit: Int

  /// Makes a writer without any output.
  ///
  /// - Parameter limit: the limit of the output, in bytes. Code that writes many things in a row stops beyond it.
  public init(limit: Int = .max) {
    self.limit = limit
  }

  /// True if the output exceeds the limit.
  public var isFull: Bool { output.count > limit }

  /// The output.
  public var bytes: [UInt8] { output.bytes }

  /// Writes an element whose content is written by `content`.
  public mutating func element(_ name: String, _ attributes: SVGAttributes = [:], _ content: (inout SVGWriter) -> Void)
  {
    begin(name, attributes)
    output.write(">\n")
    depth += 1
    content(&self)
    depth -= 1
    output.writeSpaces(depth)
    output.write("</\(name)>\n")
  }

  /// Writes an empty element.
  public mutating func leaf(_ name: String, _ attributes: SVGAttributes = [:]) {
    begin(name, attributes)
    output.write("/>\n")
  }

  /// Writes an element that contains a text.
  public mutating func text(_ name: String, _ attributes: SVGAttributes = [:], _ text: String) {
    self.text(name, attributes, [TextPiece(text)])
  }

  /// Writes an element that contains a text with differently styled parts.
  public mutating func text(_ name: String, _ attributes: SVGAttributes = [:], _ pieces: [TextPiece]) {
    begin(name, attributes)
    output.write(">")
    for piece in pieces {
      let style = piece.attributes
      if !style.isEmpty { output.write("<tspan\(style)>") }
      escape(piece.words, inAttribute: false)
      if !style.isEmpty { output.write("</tspan>") }
    }
    output.write("</\(name)>\n")
  }

  /// Writes one of the compiler's own style sheets, without escaping it.
  public mutating func style(_ css: String) {
    output.writeSpaces(depth)
    output.write("<style>\n\(css)</style>\n")
  }

  private mutating func begin(_ name: String, _ attributes: SVGAttributes) {
    output.writeSpaces(depth)
    output.write("<\(name)")
    for (key, value) in attributes.pairs {
      output.write(" \(key)=\"")
      escape(value, inAttribute: true)
      output.write("\"")
    }
  }

  private mutating func escape(_ text: String, inAttribute: Bool) {
    // Nearly all attributes are numbers and names, which need no escaping.
    guard text.utf8.contains(where: { !$0.isPlainInXML }) else { return output.write(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output.write("&amp;")
      case "<": output.write("&lt;")
      case ">": output.write("&gt;")
      case "\"" where inAttribute: output.write("&quot;")
      case "\t", "\n", "\r": output.write(inAttribute ? "&#\(scalar.value);" : " ")
      default: output.write(scalar.isAllowedInXML ? String(scalar) : "\u{FFFD}")
      }
    }
  }
}

extension UInt8 {
  /// True if the byte is an ASCII character without a meaning in markup.
  fileprivate var isPlainInXML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: self >= 0x20 && self < 0x7F
    }
  }
}

extension Unicode.Scalar {
  /// True if XML 1.0 allows the character. C1 controls are excluded: XML allows them, but no renderer shows them.
  fileprivate var isAllowedInXML: Bool {
    value >= 0x20 && !(0x7F...0x9F).contains(value) && value != 0xFFFE && value != 0xFFFF
  }
}

// MARK: Shapes
extension SVGWriter {
  /// Writes a rectangle whose corners are rounded by at most half its smaller side.
  public mutating func rect(_ frame: Rect, radius: Double = 0, class name: String, opacity: Double? = nil) {
    guard frame.width > 0, frame.height > 0 else { return }
    let radius = min(radius, frame.width / 2, frame.height / 2)
    leaf(
      "rect",
      [
        "class": name, "x": frame.x.svg, "y": frame.y.svg, "width": frame.width.svg, "height": frame.height.svg,
        "rx": radius > 0 ? radius.svg : nil, "opacity": opacity?.svg,
      ])
  }

  /// Writes a path.
  public mutating func path(_ data: String, class name: String) {
    leaf("path", ["class": name, "d": data])
  }

  /// Writes a circle.
  public mutating func circle(_ center: Point, radius: Double, class name: String) {
    leaf("circle", ["class": name, "cx": center.x.svg, "cy": center.y.svg, "r": radius.svg])
  }

  /// Writes a clip path.
  public mutating func clipPath(id: String, _ frame: Rect, radius: Double = 0) {
    element("clipPath", ["id": id]) { writer in
      writer.leaf(
        "rect",
        [
          "x": frame.x.svg, "y": frame.y.svg, "width": max(0, frame.width).svg, "height": max(0, frame.height).svg,
          "rx": radius > 0 ? radius.svg : nil,
        ])
    }
  }
}
