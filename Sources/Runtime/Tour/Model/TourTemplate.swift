/// A text of a tour that has variables: `%{name}` is one, and `%%{` a `%{` that stands for itself.
///
/// Of percent signs in a row before a brace, two are one that is shown; where one is left over, a variable begins. All
/// other percent signs and braces are shown, and so is what begins a variable and does not end one.
public struct TourTemplate: Sendable, Hashable {
  /// A part of a text.
  public enum Piece: Sendable, Hashable {
    /// Words that are shown.
    case words(String)
    /// What the app has for a variable, by its name.
    case variable(String)
  }

  /// Something in a text that begins as a variable does, and where, in bytes from its start.
  package struct Mention: Sendable, Hashable {
    /// The name; nil where it is none.
    package var name: String?
    /// From the percent sign up to and with the closing brace, as far as there is one near.
    package var range: Range<Int>
  }

  /// Bytes in a name.
  package static let longestName = 64

  /// The parts, in order.
  public private(set) var pieces: [Piece] = []
  /// What begins as variables do, in order.
  package private(set) var mentions: [Mention] = []
  private var words: [UInt8] = []

  /// The parts of a text.
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

  /// Reads what stands behind a percent sign from a brace on; returns where it ends.
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

  /// Whether bytes are the name of a variable: a letter of ASCII, then letters, digits and `_`, at most 64 of them.
  package static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count <= longestName && bytes.first.map(isLetter) == true && bytes.allSatisfy(isInName)
  }

  /// The names of its variables, as often and in the order in which they come.
  public var names: [String] {
    pieces.compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }

  /// The text with values put in; a variable without one is shown as it is written.
  ///
  /// - Parameters:
  ///   - isIsolated: whether values are set in isolates (U+2068 and U+2069), so that their direction leaves the words around
  ///     them alone: for what is shown, not for what is spoken.
  ///   - value: what the app has for a variable.
  public func text(isIsolated: Bool = false, _ value: (String) -> String?) -> String {
    pieces.map { Self.text(of: $0, isIsolated: isIsolated, value) }.joined()
  }

  /// A piece with its value put in.
  package static func text(of piece: Piece, isIsolated: Bool, _ value: (String) -> String?) -> String {
    switch piece {
    case .words(let words): words
    case .variable(let name): value(name).map { isIsolated ? "\u{2068}\($0)\u{2069}" : $0 } ?? "%{\(name)}"
    }
  }

  /// The template of progress with the numbers in its words; what is a variable stays one, whatever it is called.
  public func numbered(step: Int, total: Int) -> TourTemplate {
    var result = self
    result.pieces = pieces.map { piece in
      guard case .words(let words) = piece else { return piece }
      return .words(TourProgress.words(words, step: step, total: total))
    }
    return result
  }

  /// The text with a mark in the place of each variable, which counts as a letter for whatever reads markup.
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

  /// A text with marks in it, as its variables are written.
  ///
  /// - Returns: the text, and the places of the variables among those of the template.
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

  /// The first of the marks: of a private use area, since nobody writes that in words.
  package static let firstMark: Unicode.Scalar = "\u{10C000}"

  /// The mark of a variable, by its place among those of the text. No text has so many that there is none.
  private static func mark(_ place: Int) -> Unicode.Scalar {
    Unicode.Scalar(firstMark.value + UInt32(clamping: min(place, 0x3FFD))) ?? firstMark
  }
}

extension Tour {
  /// The sample of a variable in a language, found as texts are; nil for one that the tour does not have.
  ///
  /// - Parameter locale: the language that is shown.
  public func sample(of variable: String, in locale: String) -> String? {
    variables[variable].flatMap { Self.sample(among: $0, in: locale, else: locales.first) }
  }

  /// The one of a variable's samples that a look-up finds in a language, or else in the tour's own.
  package static func sample(among samples: TourEntries<String>, in locale: String, else own: String?) -> String? {
    let names = samples.all.map(\.name)
    let place = LocaleChain.find(locale, among: names) ?? own.flatMap { LocaleChain.find($0, among: names) }
    return place.map { samples.all[$0].value }
  }
}
