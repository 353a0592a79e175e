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
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("tutorial")
    json.string(tutorial)
    json.key("path")
    json.string(path)
    json.key("variants")
    json.beginArray(onOneLine: true)
    for variant in variants { json.string(variant) }
    json.endArray()
    json.key("steps")
    json.beginArray()
    for row in rows { write(row, to: &json) }
    json.endArray()
    json.key("settings")
    json.beginArray()
    for setting in settings { write(setting, to: &json) }
    json.endArray()
    json.key("totals")
    json.beginObject(onOneLine: true)
    json.key("resolved")
    json.number(count(.resolved))
    json.key("fallback")
    json.number(count(.fallback))
    json.key("skipped")
    json.number(count(.skipped))
    json.key("failed")
    json.number(count(.failed))
    json.endObject()
    json.endObject()
  }

  private func write(_ setting: SettingCoverage, to json: inout JSONWriter) {
    json.beginObject()
    json.key("locale")
    json.string(setting.locale)
    json.key("textSize")
    json.string(setting.textSize)
    json.key("captured")
    json.bool(setting.isCaptured)
    json.key("laidOut")
    json.bool(setting.isLaidOut)
    json.key("proven")
    json.bool(setting.isProven)
    json.key("captures")
    write(setting.captures, to: &json)
    json.key("layouts")
    write(setting.layouts, to: &json)
    json.endObject()
  }

  private func write(_ captures: [SettingCoverage.Capture], to json: inout JSONWriter) {
    json.beginArray()
    for capture in captures { write(capture, to: &json) }
    json.endArray()
  }

  private func write(_ capture: SettingCoverage.Capture, to json: inout JSONWriter) {
    json.beginObject(onOneLine: true)
    json.key("locale")
    if let locale = capture.locale { json.string(locale) } else { json.null() }
    json.key("textSize")
    json.string(capture.textSize)
    json.key("variants")
    json.beginArray(onOneLine: true)
    for variant in capture.variants { json.string(variant) }
    json.endArray()
    json.endObject()
  }

  private func write(_ row: Row, to json: inout JSONWriter) {
    json.beginObject()
    json.key("id")
    json.string(row.step)
    json.key("line")
    json.number(row.place.line)
    json.key("column")
    json.number(row.place.column)
    json.key("outcomes")
    json.beginArray()
    for (variant, cell) in zip(variants, row.cells) {
      json.beginObject(onOneLine: true)
      json.key("variant")
      json.string(variant)
      json.key("status")
      json.string(cell.status.rawValue)
      json.key("reason")
      if let reason = cell.reason { json.string(reason) } else { json.null() }
      json.endObject()
    }
    json.endArray()
    json.endObject()
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
