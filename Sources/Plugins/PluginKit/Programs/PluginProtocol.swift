/// What the compiler and a plugin that is a program of its own say to each other: one JSON text in, one out.
/// docs/plugins.md has the shapes.
package enum PluginProtocol {
  /// The versions that are spoken here.
  package static let versions = 1...1
  /// The most bytes of a text, in either direction.
  package static let byteLimit = 256 * 1024 * 1024
  /// The most values in a text that a program sends.
  package static let nodeLimit = 4_000_000
  /// The most files of a response.
  package static let fileLimit = 10_000
  /// The most characters (Unicode scalars) of a message, of a note, and of a line of a description.
  package static let textLimit = 2_000
  /// The word that asks a program for its description.
  package static let describing = "--describe"

  /// What stands for the name of a tutorial in the name of a file.
  package static let namePlace = "{name}"
  /// What stands for a variant in it.
  package static let variantPlace = "{variant}"

  /// Whether a plugin may have that name: it is a part of a program's name and of ids, and stands on command lines.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-"), text.utf8.count <= 60 else { return false }
    return text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
