import TutorialSyntax

/// A parsed command line: options with their values, and operands.
package struct Arguments: Sendable, Hashable {
  /// An option as it was given.
  package struct Given: Sendable, Hashable {
    package let option: Option
    /// Its value; empty for a flag.
    package let value: String
  }

  /// The options in the order in which they were given.
  package private(set) var options: [Given] = []
  /// The operands, in order.
  package private(set) var operands: [String] = []

  /// The arguments without the first operand, for commands whose first operand isn't a file.
  package var withoutFirstOperand: Arguments {
    var rest = self
    rest.operands = Array(operands.dropFirst())
    return rest
  }

  /// Returns true if an option was given.
  package func has(_ option: Option) -> Bool {
    options.contains { $0.option == option }
  }

  /// Returns the last value of an option.
  package func value(_ option: Option) -> String? {
    options.last { $0.option == option }?.value
  }

  /// Returns the last value of an option as an integer, or nil if the option wasn't given.
  package func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option.name) is \"\(excerpt(text))\", not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns all values of an option.
  package func values(_ option: Option) -> [String] {
    options.filter { $0.option == option }.map(\.value)
  }
}

extension Arguments {
  /// Parses the words after a command's name.
  ///
  /// Values are given by `--name value`, `--name=value`, `-o value` and `-ovalue`. `--` ends the options, and `-` alone
  /// is an operand. A value may begin with one hyphen (`--out -`), but not with two: that would be a forgotten value.
  package init(parsing words: [String], for synopsis: Synopsis) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try takeOption(word, &rest, synopsis)
    }
    guard !has(CommonOptions.help) else { return }
    try checkOperandCount(synopsis)
  }

  private mutating func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ synopsis: Synopsis
  ) throws(UsageError) {
    let known = synopsis.allOptions
    if let attached = Self.attachedValue(word, known) {
      try check(attached.value, for: attached.option, called: String(word.prefix(2)))
      options.append(attached)
      return
    }
    let equals = word.firstIndex(of: "=")
    let name = String(word[..<(equals ?? word.endIndex)])
    guard let option = known.first(where: { $0.name == name || $0.short == name }) else {
      throw UsageError("\(synopsis.name) has no option \"\(name)\"", name: name, known: known.map(\.name))
    }
    var value = equals.map { String(word[word.index(after: $0)...]) }
    guard let placeholder = option.placeholder else {
      if value != nil { throw UsageError("\(name) takes no value") }
      options.append(Given(option: option, value: ""))
      return
    }
    if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
    guard let value, !value.isEmpty else { throw UsageError("\(name) needs a value: \(name) \(placeholder)") }
    try check(value, for: option, called: name)
    options.append(Given(option: option, value: value))
  }

  /// Returns the option in a word such as `-j4`, or nil for other words, such as `-j=4`.
  private static func attachedValue(_ word: String, _ known: [Option]) -> Given? {
    let value = word.dropFirst(2)
    guard let first = value.first, first != "=",
      let option = known.first(where: { $0.short == String(word.prefix(2)) && $0.placeholder != nil })
    else { return nil }
    return Given(option: option, value: String(value))
  }

  private func check(_ value: String, for option: Option, called name: String) throws(UsageError) {
    guard case .choice(let words) = option.value, !words.contains(value) else { return }
    throw UsageError(
      "\(name) cannot be \"\(value)\": it is one of \(words.joined(separator: ", "))", name: value, known: words)
  }

  private func checkOperandCount(_ synopsis: Synopsis) throws(UsageError) {
    let allowed = synopsis.operands.count
    if operands.count > allowed.upperBound {
      let extra = operands[allowed.upperBound]
      throw UsageError("\(synopsis.name) does not know what to do with \"\(extra)\"")
    }
    if operands.count < allowed.lowerBound {
      throw UsageError("\(synopsis.name) needs \(synopsis.operands.usage)")
    }
  }
}
