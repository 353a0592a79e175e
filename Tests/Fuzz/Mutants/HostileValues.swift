/// Values that have broken programs before, some 20 of each type, in YAML's notation.
enum HostileValues {
  /// Numbers.
  static let numbers = [
    "0", "-0", "-0.0", "5e-324", "-5e-324", "1e-300", "1e300", "-1e300", "1e7", "-1e7", "9999999.999", "10000000.001",
    "nan", ".nan", ".inf", "-.inf", "99999999999999999999", "9223372036854775807", "-9223372036854775808", "1e-9",
    "-1", "1", "0.5", "4294967296", "1e308", "1.7976931348623157e308", "2.2250738585072014e-308", "0x10", "1_000",
    "0.0005", "1e-4", "3", "360", "10000", "1e400", "-1e-400",
  ]
  /// Times.
  static let durations = [
    "0s", "-1s", "5e-324s", "1e300s", "10s", "10000ms", "10.0001s", "9.9999999s", "1e-9s", "1h", "0ms", "0.0001ms",
    "99999999999999999999ms", "s", "ms", "1 s", "0.0005", "1e-7", "nan", "-0s", "1e-300", "0.016",
  ]
  /// Colours.
  static let colors = [
    "\"#000\"", "\"#fff\"", "\"#0000\"", "\"#00000000\"", "\"#ffffffff\"", "\"#12345g\"", "\"#\"", "#000", "red",
    "rgb(0,0,0)", "\"#1234567890\"", "transparent", "\"#FFFFFE\"", "\"# fff\"", "\"#\\u0030\\u0660\\u0660\"", "none",
    "\"#7f7f7f\"", "\"#80808080\"", "0x000000", "\"\"",
  ]
  /// Texts.
  static let texts = [
    "\"\"", "\" \"", "\"\\0\"", "\"a\\0b\"", "\"\\u202Eabc\\u2066\"", "\"\\uD800\"", "\"\\uDC00\\uD800\"",
    "\"\\U0001F600\\u200D\\U0001F600\"", "\"{locale}\"", "\"../..\"", "\"/etc/passwd\"", "\"{{x}} ${x} %s %n\"",
    "\"</text><script>1</script>\"", "\"]]>\"", "\"<!--\"", "\"**a** *b* `c` [d](e)\"", "\"****\"",
    "\"e\\u0301\\u0300\\u0302\"",
    "\"a\\nb\\r\\nc\\u2028d\\u0085e\"", "\"\\uFFFF\\uFEFF\"", "\"\\x7F\\x1B[31m\"", "next", "back", "end", "none",
    "auto",
    "\"null\"", "~", "true", "!!str 1", "!!binary aGk=", "!x y", "*a", "*missing", "\"\\\"); fatalError(\\\"\"",
    "\"\\\\(x)\"",
    "\"مرحبا hello 123\"", "\"漢字かな交じり文\"", "\"ไทยไม่มีช่องว่าง\"",
  ]
  /// Booleans.
  static let flags = [
    "true", "false", "yes", "no", "on", "1", "0", "\"true\"", "True", "TRUE", "~", "null", "\"\"", "y", "[]", "{}", "2",
    "-1", "maybe", "tru",
  ]
  /// Path data.
  static let paths = [
    "M0 0H10V10H0Z", "M0 0", "M0 0Z", "M0 0L1e300 0 0 1Z", "M0 0A5e-324 1 0 0 0 10 10Z", "M0 0C0 0 0 0 0 0Z",
    "M0 0L10 10 10 0 0 10Z", "M0 0h1e-300v10h-10z", "M0 0H1e7V1e7H-1e7Z", "M0 0A10 10 0 1 1 0 1e-9Z",
    "M0 0H10V10H0ZM1 1",
    "m0 0h1v1h-1zl1 1", "M1e-9 0H2e-9V1e-9Z", "M0 0Q5 5 10 0T20 0Z", "M0 0S1 1 2 2 3 3 0 5Z", "M0 0V1H0Z", "M", "",
    "M0 0A1e7 1e-7 45 0 1 10 10Z", "M0 0L0 0 0 0 10 0 10 10Z", "M0,0 10,0 10,10 5,-5 0,10Z", "M0 0H100V1e-12H0Z",
  ]
  /// Regular expressions.
  static let patterns = [
    "(a?){30}b", "(a?){900}b", "[", "(?=x)", ".*.*.*x", "\\p{L}+", "(", "a{4001}", "^$",
    "(((((((((((((((((((((a)))))))))))))))))))))",
    "[z-a]", "\\", "a**", "(|a)*", "[^\\u0000]", "\\bA\\b", "(?i)a", "a{2,1}", "[[:alpha:]]", "x{0}", "()", "\\d{1,3}",
  ]

  /// Values of any type: wrong types, and trees that are large or deep.
  static func shape(_ random: inout Random, around node: Tree) -> Tree {
    switch random.below(12) {
    case 0: return Tree(.list([]))
    case 1: return Tree(.map([]))
    case 2: return Tree(.list([node]))
    case 3: return Tree(.list([node, node]))
    case 4: return Tree(.list(Array(repeating: node, count: random.once(in: 20) && node.count < 8 ? 1000 : 5)))
    case 5: return nested(node, depth: random.once(in: 4) ? 200 : 3)
    case 6: return Tree(.map([.init(key: "target", value: node)]))
    case 7: return Tree(.map([.init(key: random.pick(["en", "x", "id", "anyOf", "~", "<<"]) ?? "x", value: node)]))
    case 8: return .scalar("~")
    case 9: return .scalar(Tree.quoted(String(repeating: "long words ", count: random.once(in: 4) ? 1000 : 80)))
    case 10: return .scalar(Tree.quoted(String(repeating: "W", count: random.once(in: 4) ? 10_001 : 500)))
    default: return .scalar("")
    }
  }

  private static func nested(_ node: Tree, depth: Int) -> Tree {
    (0..<depth).reduce(node) { inner, _ in Tree(.list([inner])) }
  }

  /// A hostile value of a scalar's apparent type, or of any other type.
  static func scalar(_ random: inout Random, like token: String, under context: String) -> String {
    let lists = [numbers, durations, colors, texts, flags, paths.map(Tree.quoted), patterns.map(Tree.quoted)]
    let own = random.once(in: 8) ? random.below(lists.count) : type(of: token, under: context)
    return random.pick(lists[own]) ?? "~"
  }

  private static func type(of token: String, under context: String) -> Int {
    if context == "matches" { return 6 }
    if context == "path", token.hasPrefix("M") || token.hasPrefix("\"M") { return 5 }
    if Double(token) != nil { return 0 }
    if token.hasPrefix("\"#") || context == "color" { return 2 }
    if token == "true" || token == "false" { return 4 }
    if token.first?.isNumber == true, token.last == "s" { return 1 }
    return 3
  }
}
