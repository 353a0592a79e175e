/// The path of a tutorial's page.
enum PagePath {
  /// Returns a file's path as a part of a URL that browsers send unchanged.
  ///
  /// Characters that browsers would decode are encoded, and no component is `.` or `..`, which they would remove.
  static func encoded(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      switch part {
      case ".": "-"
      case "..": "--"
      default: encoded(part: part)
      }
    }.joined(separator: "/")
  }

  private static func encoded(part: Substring) -> String {
    var text = ""
    for byte in part.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
