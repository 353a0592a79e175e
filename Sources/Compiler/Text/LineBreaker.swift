import TutorialWords

/// Finds the line break opportunities of a text by Unicode Standard Annex #14 (revision 50, Unicode 15.0).
///
/// Numbers follow section 8.2, example 7, as do the annex's own tests. It takes one pass, in time linear in the text.
/// Each rule is a case of `allowsBreak`; the comments give the rules' numbers.
package struct LineBreaker {
  /// The break opportunity between two characters.
  package enum Opportunity: UInt8, Hashable {
    /// Within a grapheme cluster: not even a word that is wider than its line is broken here.
    case joined
    /// A line can't end here.
    case prohibited
    /// A line may end here.
    case allowed
    /// A line ends here.
    case mandatory
  }

  /// The state of the number that the preceding characters belong to (LB25).
  private enum NumberState {
    case outside
    case digits
    case closed
  }

  /// The set of rules to apply.
  package enum Style: Hashable {
    /// The annex to the letter: small kana can't start a line.
    case annex
    /// The rules of the text engines of browsers and phones.
    ///
    /// They include the annex's later rules on quotation marks (revision 53: LB15a, LB15b, LB19, LB19a). Small kana may
    /// start lines in Chinese and Japanese, and Chinese treats curly quotation marks as brackets.
    case typesetting(language: String)
  }

  private let classes: [LineBreakClass]
  /// For each character, true if it is East Asian.
  private let isWide: [Bool]
  /// The class of the preceding character, skipping marks that combine with it (LB9); nil at the start.
  private var before: LineBreakClass?
  /// The class before the preceding spaces.
  private var beforeSpaces: LineBreakClass?
  /// The class before `before`, for LB21a.
  private var secondBefore: LineBreakClass?
  private var isAfterJoiner = false
  /// True if the quotation mark before the spaces opens (LB15a).
  private var opensQuotation = false
  private var number = NumberState.outside
  /// The number of consecutive regional indicators before this position.
  private var indicators = 0

  /// The opportunity after each scalar; it is mandatory after the last one.
  package static func opportunities(in scalars: [Unicode.Scalar], style: Style = .annex) -> [Opportunity] {
    var classes: [LineBreakClass] = []
    var isWide: [Bool] = []
    classes.reserveCapacity(scalars.count)
    isWide.reserveCapacity(scalars.count)
    let ascii = LineBreakClass.ascii
    var hasWords = false
    for scalar in scalars {
      if scalar.isASCII {
        classes.append(ascii[Int(scalar.value)])
        isWide.append(false)
      } else {
        let value = LineBreakClass.tableValue(of: scalar)
        classes.append(style.resolve(LineBreakClass(tableValue: value), of: scalar))
        isWide.append(value & 0x80 != 0)
        hasWords = hasWords || WordBreaks.mayConcern(scalar)
      }
    }
    var breaker = LineBreaker(classes: classes, isWide: isWide)
    var result = breaker.run()
    if hasWords, style != .annex { breaker.divideWords(of: scalars, in: &result) }
    return result
  }

  private mutating func run() -> [Opportunity] {
    var result: [Opportunity] = []
    result.reserveCapacity(classes.count)
    for index in classes.indices {
      let next = classes[index]
      // Fast path for most of most texts: between two letters only LB28 applies.
      if index > 0, next == .alphabetic, before == .alphabetic, classes[index &- 1] == .alphabetic {
        result.append(.prohibited)
        secondBefore = .alphabetic
        continue
      }
      if index > 0 { result.append(opportunity(at: index)) }
      advance(over: next)
    }
    // LB3.
    if !classes.isEmpty { result.append(.mandatory) }
    return result
  }

  /// Allows breaks between words in scripts without word spaces, whose letters LB28 keeps together (LB1, class SA).
  private func divideWords(of scalars: [Unicode.Scalar], in opportunities: inout [Opportunity]) {
    let places = WordBreaks.places(in: scalars) { $0 > 0 && opportunities[$0 &- 1] == .allowed }
    for place in places where opportunities[place &- 1] == .prohibited { opportunities[place &- 1] = .allowed }
  }

  /// Applies LB4 to LB9, then the pair rules.
  private func opportunity(at index: Int) -> Opportunity {
    let previous = classes[index &- 1]
    var next = classes[index]
    if previous == .carriageReturn, next == .lineFeed { return .joined }
    if previous.endsLine { return .mandatory }
    if next.endsLine || next == .space || next == .zeroWidthSpace { return .prohibited }
    if beforeSpaces == .zeroWidthSpace { return .allowed }
    if isAfterJoiner { return .joined }
    if next == .combining || next == .zeroWidthJoiner {
      if previous != .space, previous != .zeroWidthSpace { return .joined }
      next = .alphabetic
    }
    guard let before, let beforeSpaces else { return .prohibited }
    if joinsSyllable(before, next) || joinsEmoji(before, next) { return .joined }
    return allowsBreak(before, beforeSpaces, next, at: index) ? .allowed : .prohibited
  }

  /// Applies LB9 and LB10: marks attach to the preceding character, or stand alone if there is none.
  private mutating func advance(over next: LineBreakClass) {
    isAfterJoiner = next == .zeroWidthJoiner
    var next = next
    if next == .combining || next == .zeroWidthJoiner {
      if let before, before != .space, before != .zeroWidthSpace, !before.endsLine { return }
      next = .alphabetic
    }
    switch next {
    case .numeric: number = .digits
    case .symbolSeparator, .infixSeparator: if number != .digits { number = .outside }
    case .closing, .closingParenthesis, .wideClosingParenthesis: number = number == .digits ? .closed : .outside
    default: number = .outside
    }
    if next == .initialQuotation { opensQuotation = before?.comesBeforeOpening ?? true }
    indicators = next == .regionalIndicator ? indicators &+ 1 : 0
    secondBefore = before
    before = next
    if next != .space { beforeSpaces = next } else if beforeSpaces?.endsLine ?? true { beforeSpaces = .space }
  }

  /// Applies LB11 to LB31: returns true if a line may end between `before` and `next`.
  ///
  /// `beforeSpaces` is `before`, or the class before it if `before` is a run of spaces.
  private func allowsBreak(
    _ before: LineBreakClass, _ beforeSpaces: LineBreakClass, _ next: LineBreakClass, at index: Int
  ) -> Bool {
    if before == .wordJoiner || next == .wordJoiner || before == .glue { return false }
    if next == .glue, before != .space, before != .breakAfter, before != .hyphen { return false }
    if keepsClosing(next, after: before) || keepsAcrossSpaces(beforeSpaces, next) { return false }
    if beforeSpaces == .initialQuotation, opensQuotation { return false }
    if next == .finalQuotation, classFollowing(index)?.comesAfterClosing ?? true { return false }
    // LB18.
    if before == .space { return true }
    if keepsQuotation(before, next, at: index) { return false }
    // LB20.
    if before == .contingent || next == .contingent { return true }
    if keepsHyphens(before, next) || next == .inseparable { return false }
    return
      !(keepsWords(before, next) || keepsNumber(before, next, at: index)
      || keepsParentheses(before, next))
  }

  /// LB13, as modified by example 7.
  private func keepsClosing(_ next: LineBreakClass, after before: LineBreakClass) -> Bool {
    switch next {
    case .exclamation: true
    case .closing, .closingParenthesis, .wideClosingParenthesis, .infixSeparator, .symbolSeparator: before != .numeric
    default: false
    }
  }

  /// LB14 to LB17.
  private func keepsAcrossSpaces(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (.opening, _), (.wideOpening, _): true
    case (.quotation, .opening), (.quotation, .wideOpening): true
    case (.closing, .nonstarter), (.closingParenthesis, .nonstarter), (.wideClosingParenthesis, .nonstarter): true
    case (.breakBoth, .breakBoth): true
    default: false
    }
  }

  /// LB19, LB19a.
  private func keepsQuotation(_ before: LineBreakClass, _ next: LineBreakClass, at index: Int) -> Bool {
    if next == .quotation || next == .finalQuotation || before == .quotation || before == .initialQuotation {
      return true
    }
    if next == .initialQuotation, !isWideBase(before: index) || !isWideBase(after: index) { return true }
    guard before == .finalQuotation, let quotation = baseIndex(before: index) else { return false }
    return !isWide[index] || !isWideBase(before: quotation)
  }

  /// The index of the character before a position, skipping marks.
  private func baseIndex(before index: Int) -> Int? {
    classes[..<index].lastIndex { $0 != .combining && $0 != .zeroWidthJoiner }
  }

  private func isWideBase(before index: Int) -> Bool { baseIndex(before: index).map { isWide[$0] } ?? false }

  private func isWideBase(after index: Int) -> Bool {
    classes[(index &+ 1)...].firstIndex { $0 != .combining && $0 != .zeroWidthJoiner }.map { isWide[$0] } ?? false
  }

  /// LB21, LB21a, LB21b.
  private func keepsHyphens(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): true
    case (.hyphen, _), (.breakAfter, _): secondBefore == .hebrewLetter
    case (.symbolSeparator, .hebrewLetter): true
    default: false
    }
  }

  /// LB23, LB23a, LB24, LB27, LB28, LB29.
  private func keepsWords(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if next.isLetter {
      return before.isLetter || before == .numeric || before == .prefix || before == .postfix
        || before == .infixSeparator
    }
    if before.isLetter { return next == .numeric || next == .prefix || next == .postfix }
    return before == .prefix && next.isPictorial || before.isPictorial && next == .postfix
  }

  /// LB25, as modified by example 7.
  private func keepsNumber(_ before: LineBreakClass, _ next: LineBreakClass, at index: Int) -> Bool {
    switch next {
    case .numeric:
      if before == .prefix || before == .postfix || before.isOpening || before == .hyphen { return true }
      return number == .digits
    case .symbolSeparator, .infixSeparator, .closing, .closingParenthesis, .wideClosingParenthesis:
      return number == .digits
    case .prefix, .postfix:
      return number != .outside
    case .opening, .wideOpening, .hyphen:
      return (before == .prefix || before == .postfix) && classFollowing(index) == .numeric
    default:
      return false
    }
  }

  /// LB26.
  private func joinsSyllable(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT): true
    case (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV), (.hangulLV, .hangulT): true
    case (.hangulT, .hangulT), (.hangulLVT, .hangulT): true
    default: false
    }
  }

  /// LB30.
  private func keepsParentheses(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if next == .opening { return before.isLetter || before == .numeric }
    return before == .closingParenthesis && (next.isLetter || next == .numeric)
  }

  /// LB30a, LB30b.
  private func joinsEmoji(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (.regionalIndicator, .regionalIndicator): !indicators.isMultiple(of: 2)
    case (.emojiBase, .emojiModifier), (.reservedPictograph, .emojiModifier): true
    default: false
    }
  }

  /// The class after the character at `index` and its marks.
  private func classFollowing(_ index: Int) -> LineBreakClass? {
    classes[(index &+ 1)...].first { $0 != .combining && $0 != .zeroWidthJoiner }
  }
}

extension LineBreaker.Style {
  /// Resolves the class of a character in this style.
  fileprivate func resolve(_ plain: LineBreakClass, of scalar: Unicode.Scalar) -> LineBreakClass {
    switch (self, plain) {
    case (.annex, .initialQuotation), (.annex, .finalQuotation): return .quotation
    case (.typesetting("ja"), .conditionalStarter), (.typesetting("zh"), .conditionalStarter): return .ideographic
    case (_, .conditionalStarter): return .nonstarter
    case (.typesetting("zh"), .initialQuotation) where scalar == "\u{2018}" || scalar == "\u{201C}": return .opening
    case (.typesetting("zh"), .finalQuotation) where scalar == "\u{2019}" || scalar == "\u{201D}": return .closing
    default: return plain
    }
  }
}
