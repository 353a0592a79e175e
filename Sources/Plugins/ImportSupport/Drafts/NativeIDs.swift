/// Decides which ids of a dump count as ids.
///
/// Others won't name the same element in the next dump. The rule is the same for all formats.
public enum NativeIDs {
  /// The reason why an id doesn't count.
  public enum Objection: Sendable, Hashable, CaseIterable {
    /// An obfuscator, or the tool that took the dump, replaced all ids by the same words.
    case removed
    /// The id contains a UUID, or is the address of an object: it changes with each run of the app.
    case session
    /// A test tool assigned it for one run, by the element's position.
    case injected
    /// The id is the element's own text, which changes with the language.
    case wording
    /// The id is longer than any that a person writes.
    case length
  }

  /// The longest id, in bytes. Longer ones are texts that a platform used as an id.
  public static let longest = 200

  /// Returns the reason why an id doesn't count, or nil if it does.
  ///
  /// - Parameter wordings: the element's texts that its platform may have used as an id.
  public static func objection(to id: String, wordings: [String] = []) -> Objection? {
    let name = id.firstRange(of: ":id/").map { id[$0.upperBound...] } ?? id[...]
    if obfuscated.contains(where: { name == $0 }) { return .removed }
    if name.hasPrefix("detox_temp_") { return .injected }
    if wordings.contains(id) { return .wording }
    if id.utf8.count > longest { return .length }
    return holdsUUID(id) || isAddress(id) ? .session : nil
  }

  /// The first comes from R8 and similar tools, the second from `adb bugreport` and some test clouds.
  private static let obfuscated = ["0_resource_name_obfuscated", "(name removed)"]

  /// Returns true if a text is Java's default description of an object: `com.example.Tag@1f3a9c`.
  private static func isAddress(_ text: String) -> Bool {
    guard let at = text.lastIndex(of: "@") else { return false }
    let (name, address) = (text[..<at], text[text.index(after: at)...])
    return (1...8).contains(address.utf8.count) && address.allSatisfy { $0.isHexDigit && !$0.isUppercase }
      && name.contains(".") && name.allSatisfy { $0.isLetter || $0.isNumber || "._$".contains($0) }
  }

  /// Returns true if a text contains 8-4-4-4-12 hexadecimal digits.
  private static func holdsUUID(_ text: String) -> Bool {
    // The number of digits before each hyphen, and after the last.
    let groups = [8, 4, 4, 4, 12]
    var group = 0
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        digits += 1
        if group == groups.count - 1, digits == groups[group] { return true }
      case UInt8(ascii: "-"):
        // The first group may follow other digits, as in `cell0A1B2C3D-…`.
        let isWhole = group == 0 ? digits >= groups[0] : digits == groups[group]
        group = isWhole ? group + 1 : digits >= groups[0] ? 1 : 0
        digits = 0
      default:
        (group, digits) = (0, 0)
      }
    }
    return false
  }
}
