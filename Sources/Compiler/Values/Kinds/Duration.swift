package import TutorialSyntax

extension SchemaDefinition {
  /// Seconds, in any notation.
  package static let time = SchemaDefinition("time") { timeNode("minimum", "0.35, 0.35s or 350ms; at most 10 s.") }
  /// Seconds for which a person may have to wait for the app.
  package static let wait = SchemaDefinition("wait") {
    timeNode("minimum", "0.35, 0.35s or 350ms; at most 300 s.", Limits.wait)
  }
  /// Seconds, greater than 0.
  package static let period = SchemaDefinition("period") {
    timeNode("exclusiveMinimum", "1.2, 1.2s or 1200ms; above 0, at most 10 s.")
  }
}

private func timeNode(_ bound: String, _ description: String, _ limit: Double = Limits.duration) -> SchemaNode {
  [
    "description": .string(description),
    "anyOf": [
      .object([.init("type", "number"), .init(bound, 0), .init("maximum", .number(limit))]),
      ["type": "string", "pattern": #"^[+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?m?s$"#],
    ],
  ]
}

extension Kind where Value == Located<Double> {
  /// A time in seconds.
  package static var time: Kind {
    Kind(KindForm(.reference(.time), examples: [0.5, "350ms"])) { decoder, field, called in
      decoder.duration(field.value, of: called)
    }
  }

  /// A time in seconds for which a person may have to wait for the app.
  package static var wait: Kind {
    Kind(KindForm(.reference(.wait), examples: [3, "500ms"])) { decoder, field, called in
      decoder.duration(field.value, of: called, limit: Limits.wait)
    }
  }
}

extension Decoder {
  /// Decodes a time in seconds: `0.35`, `350ms` or `0.35s`, from 0 to `limit`.
  ///
  /// Reports `suspicious-duration` for a bare number that makes sense only in milliseconds.
  package mutating func duration(_ node: NodeID, of name: String, limit: Double = Limits.duration) -> Located<Double>? {
    guard let (amount, unit) = amountAndUnit(node) else {
      let known = diagnostics.count
      reportWrongType(node, expected: "a duration such as 0.35, 350ms or 0.35s")
      advise(node, since: known, AdviceOnValues.duration)
      return nil
    }
    guard case .value(let value) = amount else {
      reportOutOfRange(node, "\(excerpt(document.string(node))) is not a finite number")
      return nil
    }
    // Implausible as seconds, plausible as milliseconds.
    if unit == .none, value >= limit * 5, value <= limit * 1000 {
      report(suspiciousDuration(name, excerpt(document.string(node)), at: document.span(node)))
      return nil
    }
    let seconds = unit == .milliseconds ? value / 1000 : value
    guard seconds >= 0, seconds <= limit else {
      reportOutOfRange(
        node, "\(name) is \(excerpt(document.string(node))), outside 0 to \(describe(limit)) s")
      return nil
    }
    return Located(seconds, document.range(node))
  }

  private enum TimeUnit {
    case none, seconds, milliseconds
  }

  /// Splits a duration into number and unit; nil if the node isn't one. A bare number in quotes is text.
  private func amountAndUnit(_ node: NodeID) -> (DecimalParse, TimeUnit)? {
    guard document.isScalar(node) else { return nil }
    let bounds = document.textBounds(node)
    let text = document.arena[bounds]
    var unit = TimeUnit.none
    if text.hasSuffix("ms") {
      unit = .milliseconds
    } else if text.hasSuffix("s") {
      unit = .seconds
    } else if document.kind(node) == .quoted {
      return nil
    }
    let digits = unit == .milliseconds ? 2 : unit == .seconds ? 1 : 0
    let amount = parseDecimal(document.arena, bounds.lowerBound..<bounds.upperBound - digits)
    return amount == .notANumber ? nil : (amount, unit)
  }
}

private func suspiciousDuration(_ name: String, _ written: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .suspiciousDuration, "\(name) of \(written) seconds is surely meant in milliseconds", at: span,
    label: "write \(written)ms", fixits: [FixIt("make it milliseconds", .always, [.init(span, written + "ms")])])
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { count >= $0.count && self.suffix($0.count).elementsEqual($0) }
  }
}

extension DiagnosticID {
  /// `suspicious-duration`.
  package static let suspiciousDuration = DiagnosticID(
    "suspicious-duration", .error,
    rule:
      "Times are in seconds. A number this large is surely meant in milliseconds.",
    wrong: """
      delay: 400
      """,
    right: """
      delay: 400ms
      """)
}
