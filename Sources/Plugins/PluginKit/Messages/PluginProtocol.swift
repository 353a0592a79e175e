/// The protocol of the compiler and an out-of-process plugin: one JSON text in, one out.
///
/// docs/plugins.md describes the messages.
package enum PluginProtocol {
  /// The supported versions.
  package static let versions = 1...1
  /// The maximum length of a message, in bytes, in either direction.
  package static let byteLimit = 256 * 1024 * 1024
  /// The maximum number of values in a program's message.
  package static let nodeLimit = 4_000_000
  /// The maximum number of files in a response.
  package static let fileLimit = 10_000
  /// The maximum length of messages, notes and lines of a description, in characters (Unicode scalars).
  package static let textLimit = 2_000
  /// The argument that asks a program for its description.
  package static let describing = "--describe"

  /// The placeholder of a tutorial's name in a file name.
  package static let namePlace = "{name}"
  /// The placeholder of a variant in a file name.
  package static let variantPlace = "{variant}"

  /// Returns true if a plugin may have that name.
  ///
  /// The name is a part of a program's name and of ids, and is used on command lines.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-"), text.utf8.count <= 60 else { return false }
    return text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
