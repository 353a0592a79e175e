/// A text of a tour that has variables: `%{name}` is a variable, `%%{` a literal `%{`.
///
/// In a run of percent signs before a brace, each pair stands for one literal percent sign. If one is left over, a
/// variable begins. All other percent signs and braces are literal, and so is the beginning of a variable without an
/// end.
public struct TourTemplate: Sendable, Hashable {
  /// A piece of a template.
  public enum Piece: Sendable, Hashable {
    /// Literal text.
    case words(String)
    /// The app's value of a variable, by its name.
    case variable(String)
  }

  /// The beginning of a variable, well-formed or not, with its range in bytes.
  package struct Mention: Sendable, Hashable {
    /// The variable's name; nil if it isn't valid.
    package var name: String?
    /// The bytes from the percent sign to the closing brace, or to the opening one if no closing one is near.
    package var range: Range<Int>
  }

  /// The maximum length of a name in bytes.
  package static let longestName = 64

  /// The pieces, in order.
  public private(set) var pieces: [Piece] = []
  /// All beginnings of variables, in order.
  package private(set) var mentions: [Mention] = []
  private var words: [UInt8] = []

  /// Parses a text; every text is a valid template.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let run = bytes[index...].prefix { $0 == UInt8(ascii: "%") }.count
      guard run > 0, index + run < bytes.count, bytes[index + run] == UInt8(ascii: "{") else {
        words += bytes[index..<index + max(run, 1)]
        index += max(run, 1)
        continue
      }
      let brace = index + run
      words += Array(repeating: UInt8(ascii: "%"), count: run / 2)
      index = brace + 1
      if run.isMultiple(of: 2) {
        words.append(UInt8(ascii: "{"))
      } else {
        index = read(bytes, from: brace)
      }
    }
    endWords()
  }

  /// Parses a variable after its percent sign.
  ///
  /// - Parameter brace: the index of the opening brace.
  /// - Returns: the index at which parsing goes on.
  private mutating func read(_ bytes: [UInt8], from brace: Int) -> Int {
    let name = bytes[(brace + 1)...].prefix(Self.longestName + 1).prefix(while: Self.isInName)
    let end = name.endIndex
    if end < bytes.count, bytes[end] == UInt8(ascii: "}"), Self.isName(name) {
      let name = String(decoding: name, as: UTF8.self)
      endWords()
      pieces.append(.variable(name))
      mentions.append(Mention(name: name, range: brace - 1..<end + 1))
      return end + 1
    }
    let rest = bytes[(brace + 1)...].prefix(Self.longestName).prefix { $0 != UInt8(ascii: "{") && $0 >= 0x20 }
    let close = rest.firstIndex(of: UInt8(ascii: "}"))
    mentions.append(Mention(name: nil, range: brace - 1..<(close ?? brace) + 1))
    words += [UInt8(ascii: "%"), UInt8(ascii: "{")]
    return brace + 1
  }

  private mutating func endWords() {
    if !words.isEmpty { pieces.append(.words(String(decoding: words, as: UTF8.self))) }
    words = []
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  private static func isInName(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }

  /// Returns true if the bytes are a variable's name: an ASCII letter, then letters, digits and `_`, 64 at most in all.
  package static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count <= longestName && bytes.first.map(isLetter) == true && bytes.allSatisfy(isInName)
  }

  /// The names of the variables in their order, with repetitions.
  public var names: [String] {
    pieces.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  /// The text with its values filled in; a variable without a value is shown as written.
  ///
  /// - Parameters:
  ///   - isIsolated: true to enclose values in Unicode isolates (U+2068 and U+2069), so that their direction doesn't
  ///     affect the words around them. For visible text, not for speech.
  ///   - value: returns the app's value of a variable, or nil if there is none.
  public func text(isIsolated: Bool = false, _ value: (String) -> String?) -> String {
    pieces.map { Self.text(of: $0, isIsolated: isIsolated, value) }.joined()
  }

  /// The text of a piece with its value filled in.
  package static func text(of piece: Piece, isIsolated: Bool, _ value: (String) -> String?) -> String {
    switch piece {
    case .words(let words): words
    case .variable(let name): value(name).map { isIsolated ? "\u{2068}\($0)\u{2069}" : $0 } ?? "%{\(name)}"
    }
  }

  /// The template of progress with the step's numbers filled in.
  ///
  /// Variables stay variables, even ones that are called `step` or `total`.
  public func numbered(step: Int, total: Int) -> TourTemplate {
    var result = self
    result.pieces = pieces.map { piece in
      guard case .words(let words) = piece else { return piece }
      return .words(TourProgress.words(words, step: step, total: total))
    }
    return result
  }

  /// The text with a placeholder character for each variable; parsers of markup treat it as a letter.
  package var marked: String {
    var place = 0
    return pieces.map { piece in
      switch piece {
      case .words(let words): return words
      case .variable:
        place += 1
        return String(Character(Self.mark(place - 1)))
      }
    }.joined()
  }

  /// Replaces the placeholder characters in a text by the variables as they are written.
  ///
  /// - Returns: the text, and the indices of its variables among the template's.
  package func written(_ text: String) -> (text: String, places: [Int]) {
    let names = names
    var (result, places) = ("", [Int]())
    for scalar in text.unicodeScalars {
      guard scalar >= Self.firstMark, let place = Int(exactly: scalar.value - Self.firstMark.value),
        names.indices.contains(place)
      else {
        result.unicodeScalars.append(scalar)
        continue
      }
      result += "%{\(names[place])}"
      places.append(place)
    }
    return (result, places)
  }

  /// The first placeholder; it is from a private use area, because nobody writes those characters in text.
  package static let firstMark: Unicode.Scalar = "\u{10C000}"

  /// The placeholder of a variable, by its index among the text's variables.
  ///
  /// Texts are too short to run out of placeholders.
  private static func mark(_ place: Int) -> Unicode.Scalar {
    Unicode.Scalar(firstMark.value + UInt32(clamping: min(place, 0x3FFD))) ?? firstMark
  }
}

extension Tour {
  /// The sample of a variable in a language, looked up like texts; nil if the tour doesn't have one.
  ///
  /// - Parameter locale: the language that is shown.
  public func sample(of variable: String, in locale: String) -> String? {
    variables[variable].flatMap { Self.sample(among: $0, in: locale, else: locales.first) }
  }

  /// The sample that a lookup finds for a language, or else for the tour's own.
  package static func sample(among samples: TourEntries<String>, in locale: String, else own: String?) -> String? {
    let names = samples.all.map(\.name)
    let place = LocaleChain.find(locale, among: names) ?? own.flatMap { LocaleChain.find($0, among: names) }
    return place.map { samples.all[$0].value }
  }
}
