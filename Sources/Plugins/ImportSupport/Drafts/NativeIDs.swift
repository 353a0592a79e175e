/// Which ids of a dump are none: what stands where an id does, and will not name the same element the next time. The rule
/// is the same for all formats.
public enum NativeIDs {
  /// Why what stands where an id does is none.
  public enum Objection: Sendable, Hashable, CaseIterable {
    /// An obfuscator, or whoever took the dump, has put the same words for each of them.
    case removed
    /// It holds a UUID, or is the address of an object: another one in each run of the app.
    case session
    /// A test tool has given it for one run, after the element's place.
    case injected
    /// It is what the element says, which is another text in each language.
    case wording
    /// It is longer than any that a person gives.
    case length
  }

  /// The longest id, in bytes. What is longer is a text that a platform took for one.
  public static let longest = 200

  /// Why an id is none; nil for one that is.
  ///
  /// - Parameter wordings: what the element says, where its platform may have taken that for an id.
  public static func objection(to id: String, wordings: [String] = []) -> Objection? {
    let name = id.firstRange(of: ":id/").map { id[$0.upperBound...] } ?? id[...]
    if obfuscated.contains(where: { name == $0 }) { return .removed }
    if name.hasPrefix("detox_temp_") { return .injected }
    if wordings.contains(id) { return .wording }
    if id.utf8.count > longest { return .length }
    return holdsUUID(id) || isAddress(id) ? .session : nil
  }

  /// R8 and its like leave the first, `adb bugreport` and some test clouds the second.
  private static let obfuscated = ["0_resource_name_obfuscated", "(name removed)"]

  /// Whether a text is what Java prints of an object that has no text of its own: `com.example.Tag@1f3a9c`.
  private static func isAddress(_ text: String) -> Bool {
    guard let at = text.lastIndex(of: "@") else { return false }
    let (name, address) = (text[..<at], text[text.index(after: at)...])
    return (1...8).contains(address.utf8.count) && address.allSatisfy { $0.isHexDigit && !$0.isUppercase }
      && name.contains(".") && name.allSatisfy { $0.isLetter || $0.isNumber || "._$".contains($0) }
  }

  /// Whether a text holds 8-4-4-4-12 hexadecimal digits.
  private static func holdsUUID(_ text: String) -> Bool {
    // How many digits stand before each hyphen, and behind the last.
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
