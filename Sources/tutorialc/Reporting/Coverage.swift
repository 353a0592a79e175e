package import TutorialCompiler
package import TutorialSyntax

/// The outcome of each step of a tutorial in each variant, for people and programs. It doesn't retain the source.
package struct Coverage: Sendable, Hashable {
  /// The outcome of a step in a variant.
  enum Status: String, Sendable, CaseIterable {
    /// The variant has the step as written.
    case resolved
    /// The variant has the step with a fallback, or with its callout in the centre.
    case fallback
    /// The variant skips the step.
    case skipped
    /// The step has an error.
    case failed
  }

  /// A step in a variant.
  struct Cell: Sendable, Hashable {
    /// The outcome.
    let status: Status
    /// The reason, or the elements in use; nil if the step resolved.
    let reason: String?
  }

  /// A step in all variants.
  struct Row: Sendable, Hashable {
    /// The step's id.
    let step: String
    /// The place of the id.
    let place: Place
    /// The cells of the variants, in order.
    let cells: [Cell]
  }

  /// The tutorial's id.
  let tutorial: String
  /// The tutorial's file.
  package let path: String
  /// The variants, in the order of the layouts.
  let variants: [String]
  /// The steps, in order.
  let rows: [Row]
  /// The languages and text sizes of devices, with the captures that cover them.
  let settings: [SettingCoverage]

  /// Summarises a compiled tutorial. Returns nil if compiling didn't get that far.
  ///
  /// - Parameter diagnostics: the reported diagnostics, with their severities.
  package init?(of compiled: Analysis, _ diagnostics: [Diagnostic]) {
    guard let judgement = compiled.judgement, let id = compiled.id else { return nil }
    let coverage = judgement.coverage(found: compiled.diagnostics, reported: diagnostics)
    var positions = PositionTable()
    tutorial = id
    path = compiled.path
    variants = coverage.variants.map(\.id)
    settings = compiled.settings
    rows = coverage.steps.enumerated().map { index, step in
      Row(
        step: step.id, place: positions.place(of: step.span),
        cells: coverage.variants.map { Cell($0.outcomes[index]) })
    }
  }

  /// Returns the number of cells with a status.
  func count(_ status: Status) -> Int {
    rows.reduce(0) { $0 + $1.cells.count { $0.status == status } }
  }

  /// Writes the tutorial's object for `--diagnostics json`.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("tutorial", tutorial)
      json.member("path", path)
      json.member("variants", variants)
      json.list("steps", of: rows) { json, row in
        json.object { json in
          json.member("id", row.step)
          json.member("line", row.place.line)
          json.member("column", row.place.column)
          json.list("outcomes", of: zip(variants, row.cells)) { json, outcome in
            json.object(onOneLine: true) { json in
              json.member("variant", outcome.0)
              json.member("status", outcome.1.status.rawValue)
              json.member("reason", outcome.1.reason)
            }
          }
        }
      }
      json.list("settings", of: settings) { $0.setting($1) }
      json.object("totals", onOneLine: true) { json in
        for status in Status.allCases {
          json.key(escaping: status.rawValue)
          json.number(count(status))
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func setting(_ setting: SettingCoverage) {
    object { json in
      json.member("locale", setting.locale)
      json.member("textSize", setting.textSize)
      json.member("captured", setting.isCaptured)
      json.member("laidOut", setting.isLaidOut)
      json.member("proven", setting.isProven)
      json.list("captures", of: setting.captures) { $0.capture($1) }
      json.list("layouts", of: setting.layouts) { $0.capture($1) }
    }
  }

  private mutating func capture(_ capture: SettingCoverage.Capture) {
    object(onOneLine: true) { json in
      json.member("locale", capture.locale)
      json.member("textSize", capture.textSize)
      json.member("variants", capture.variants)
    }
  }
}

extension Coverage.Cell {
  fileprivate init(_ outcome: StepOutcome) {
    switch outcome {
    case .resolved: self.init(status: .resolved, reason: nil)
    case .fallback([]): self.init(status: .fallback, reason: "center")
    case .fallback(let elements): self.init(status: .fallback, reason: elements.joined(separator: ", "))
    case .skipped(let reason): self.init(status: .skipped, reason: reason)
    case .failed(let id): self.init(status: .failed, reason: id?.rawValue ?? "layout")
    }
  }
}
