import Testing

@testable import TutorialSyntax

@Suite("Regular expressions")
struct RegularExpressionTests {
  private func isFound(_ pattern: String, _ text: String) throws -> Bool {
    try RegularExpression(pattern).isFound(in: text)
  }

  @Test(
    "Any part of a text may match",
    arguments: [
      (#"^Order #\d+$"#, "Order #42"), ("b|c", "abc"), ("a{2,3}b", "xaaab"), ("", ""), ("x{,1}$", "y"),
      (#"\bnow\b"#, "right now."), ("(?i)save AS", "Save as"), ("(?i:s)ave", "Save"), ("(?<name>a)b", "ab"),
      (#"[^\d\s]+"#, "1 a"), ("[]a]", "]"), ("[a-]", "-"), (#"\p{Lu}\pL"#, "Éa"), (#"\x41\u{42}\u0043"#, "ABC"),
      ("a+?b", "aab"), ("{x}", "{x}"), ("(?i)[à-ü]", "É"), ("^.$", "👨‍👩‍👧"), ("日.語", "日本語"), (#"\.\*\/"#, ".*/"),
    ])
  func found(pattern: String, text: String) throws {
    #expect(try isFound(pattern, text))
  }

  @Test(
    "A pattern that matches nowhere finds nothing",
    arguments: [
      (#"^Order #\d+$"#, "Order #4x"), ("a{2}b", "ab"), (#"\bow\b"#, "right now."), ("(?i:s)ave", "SAVE"),
      ("(?i)a(?-i)b", "AB"), ("((?i)a)b", "AB"), (#"^\w$"#, "-"), ("[^a]", "a"), (#"\P{L}"#, "é"), ("^..$", "👨‍👩‍👧"),
    ])
  func notFound(pattern: String, text: String) throws {
    #expect(try !isFound(pattern, text))
  }

  @Test("Characters are compared however they are composed")
  func composition() throws {
    #expect(try isFound("^caf\u{E9}$", "cafe\u{301}"))
    #expect(try isFound("^cafe\u{301}$", "caf\u{E9}"))
    #expect(try !isFound("^cafe", "cafe\u{301}"))
  }

  @Test(
    "An expression that needs backtracking is refused, and so is a malformed one",
    arguments: [
      (#"(a)\1"#, "references to groups are not supported, at character 4"),
      (#"(?<x>a)\k<x>"#, "references to groups are not supported, at character 8"),
      ("a(?=b)", "looking ahead is not supported, at character 2"),
      ("a(?!b)", "looking ahead is not supported, at character 2"),
      ("(?<!a)b", "looking behind is not supported, at character 1"),
      ("(?>a)", "atomic groups are not supported, at character 1"),
      ("a*+", "possessive quantifiers are not supported, at character 2"),
      ("(?x)a", "\"(?x\" is not supported, at character 1"),
      ("(?|a)", "\"(?|\" is not supported, at character 1"),
      (#"\q"#, "\"\\q\" is not supported, at character 1"),
      ("a)", "nothing opens the \")\", at character 2"),
      ("(a", "nothing closes the \"(\", at character 1"),
      ("(?i", "nothing closes the \"(\", at character 1"),
      ("[a", "nothing closes the \"[\", at character 1"),
      ("[]", "nothing closes the \"[\", at character 1"),
      ("[b-a]", "this is not a range of characters, at character 2"),
      (#"[a-\d]"#, "this is not a range of characters, at character 2"),
      ("[a[b]]", "sets do not nest; a bracket in a set is \"\\[\", at character 3"),
      ("[a&&b]", "sets cannot be combined by \"&&\", at character 3"),
      ("*a", "there is nothing before the \"*\" to repeat, at character 1"),
      ("a|{2}", "there is nothing before the \"{\" to repeat, at character 3"),
      ("a**", "a quantifier is repeated, at character 3"),
      ("^*", "a place cannot be repeated, at character 1"),
      ("a{3,2}", "the quantifier ends before it begins, at character 2"),
      ("\\", "nothing follows the \"\\\", at character 1"),
      (#"\x4"#, "this is not the number of a character, at character 1"),
      (#"\u{D800}"#, "this is not the number of a character, at character 1"),
      (#"\p{Han}"#, "this is not a general category of Unicode, such as \\p{Lu}, at character 1"),
      ("(?<>a)", "the group has no name, at character 1"),
    ])
  func refused(pattern: String, message: String) {
    #expect(throws: PatternError(message: message)) { try RegularExpression(pattern) }
  }

  @Test("An expression that is too large is refused")
  func limits() {
    let isLimit = { (pattern: String) in
      do throws(PatternError) {
        _ = try RegularExpression(pattern)
        return false
      } catch {
        return error.isLimit
      }
    }
    #expect(isLimit("a{1001}"))
    #expect(isLimit("(a{100}){100}"))
    #expect(isLimit("((((){1000}){1000}){1000}){1000}"))
    #expect(isLimit(String(repeating: "(", count: 900)))
    #expect(!isLimit("a{1000}"))
  }

  @Test(
    "A search never goes back, whatever the expression",
    arguments: ["(a+)+$", #"^(\w+\s?)*$"#, "(a|a)*b", ".*.*.*.*.*.*b", "(a*)*b", "(a?){500}a{500}b", "(.+)+[bc]$"])
  func hostile(pattern: String) throws {
    #expect(try !isFound(pattern, String(repeating: "a", count: 5000) + "!"))
  }
}
