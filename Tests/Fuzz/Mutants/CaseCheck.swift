import TutorialArguments
import CExpat
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialTour
import TutorialTourWriting

/// Puts a case through `check` and `build` with all emitters, and collects the checks that fail.
///
/// Traps and hangs must be noticed by the process that started this one.
struct CaseCheck {
  /// The case's number, which selects the expensive checks that are made; nil for all of them.
  private let number: UInt64?
  /// Descriptions of the checks that failed.
  private(set) var complaints: [String] = []
  /// True if a tour was made, under ordinary severities or with everything silenced.
  private(set) var hasTour = false
  private let files: CaseFiles
  private let path: String

  init(_ files: CaseFiles, number: UInt64? = nil) {
    self.files = files
    self.number = number
    path = files.files.first?.name ?? "t.tutorial.yaml"
  }

  /// Runs the case.
  mutating func run() {
    guard let first = files.files.first else { return }
    let source = SourceText(path: path, bytes: first.bytes)
    let built = build(source, [])
    look(at: built)
    if built.hasErrors {
      // Any diagnostic that can be silenced is silenced.
      look(at: build(source, Self.silence))
    } else if isDue(every: 16, at: 0) {
      compare(built, build(source, []))
    }
    if isDue(every: 8, at: 1) { compareCheck(source, built) }
    if isDue(every: 8, at: 5) { lookAtSpans(source) }
  }

  private func isDue(every period: UInt64, at place: UInt64) -> Bool {
    number.map { $0 % period == place } ?? true
  }

  /// Options that silence all diagnostics, except for a tutorial that matches no variant: silencing that gives neither
  /// a tour nor a message.
  private static let silence = builtInDiagnostics.filter { !$0.isAlwaysError && $0 != .matchesNothing }.flatMap {
    ["--ignore", $0.rawValue]
  }

  private func build(_ source: SourceText, _ options: [String]) -> TutorialOutcome {
    outcome(source, options, BuildCommand.synopsis, .memory)
  }

  private func outcome(
    _ source: SourceText, _ options: [String], _ synopsis: Synopsis, _ destination: Emission.Destination
  ) -> TutorialOutcome {
    do {
      let plan = try RunPlan.make(forCase: source.path, options, synopsis)
      let run = CompilationRun.start(
        plan.settings, .current, world: files, destination: destination, keeping: [.inputs, .coverage])
      var outcomes = run.compile([], source)
      _ = run.emitTogether(&outcomes)
      return outcomes[0]
    } catch {
      return TutorialOutcome(path: source.path)
    }
  }

  // MARK: Checks

  private mutating func look(at outcome: TutorialOutcome) {
    if outcome.hasErrors == false, outcome.diagnostics.isEmpty, outcome.outputs.isEmpty {
      complaints.append("neither output nor finding")
    }
    if outcome.diagnostics.contains(where: { $0.id == .internalError }) { complaints.append("internal-error") }
    for output in outcome.outputs {
      guard let bytes = output.bytes else { continue }
      if output.path.hasSuffix(".tour.json") {
        hasTour = true
        readBack(bytes)
      } else if output.path.hasSuffix(".svg"), isDue(every: 2, at: 0) {
        checkXML(bytes, output.path)
      }
    }
  }

  private mutating func readBack(_ bytes: [UInt8]) {
    do {
      if try Tour.read(bytes).json() != bytes { complaints.append("a tour is written otherwise when it is read") }
    } catch {
      complaints.append("a tour is not read back: \(error.path): \(error.message)")
    }
    let document = JSONReader.read(SourceText(path: "t.tour.json", bytes: bytes)).value
    guard let root = document.root else { return }
    checkNumbers(root, document)
  }

  private mutating func checkNumbers(_ node: NodeID, _ document: Document) {
    guard document.isScalar(node) else {
      for child in document.children(node) { checkNumbers(child, document) }
      return
    }
    guard document.kind(node) == .plain, let value = Double(document.string(node)) else { return }
    if !value.isFinite || value.magnitude > 1e7 {
      complaints.append("a tour has the number \(value)")
    }
  }

  private mutating func checkXML(_ bytes: [UInt8], _ path: String) {
    guard let parser = XML_ParserCreate(nil) else { return }
    defer { XML_ParserFree(parser) }
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(
        parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), Int32(XML_TRUE))
    }
    if status != XML_STATUS_OK {
      complaints.append("a drawing is no XML: \(String(cString: XML_ErrorString(XML_GetErrorCode(parser))))")
    }
  }

  private mutating func compare(_ first: TutorialOutcome, _ second: TutorialOutcome) {
    if first.diagnostics != second.diagnostics { complaints.append("the findings are others the second time") }
    if first.outputs.map(\.bytes) != second.outputs.map(\.bytes) {
      complaints.append("the outputs are others the second time")
    }
  }

  private mutating func compareCheck(_ source: SourceText, _ built: TutorialOutcome) {
    let checked = outcome(source, [], CheckCommand.synopsis, .nowhere)
    if checked.hasErrors != built.hasErrors { complaints.append("check and build do not agree on errors") }
    if checked.diagnostics != built.diagnostics { complaints.append("check and build find other things") }
    if Set(checked.outputs.map(\.path)) != Set(built.outputs.map(\.path)) {
      complaints.append("check and build name other files")
    }
  }

  private mutating func lookAtSpans(_ source: SourceText) {
    let compiled = Compiler(world: files).compile(source)
    for diagnostic in compiled.diagnostics {
      let spans =
        [diagnostic.primary].compactMap { $0 } + diagnostic.labels.map(\.span) + diagnostic.notes.compactMap(\.span)
        + diagnostic.fixits.flatMap { $0.edits.map(\.span) }
      for span in spans where !isInside(span) {
        complaints.append(
          "\(diagnostic.id.rawValue) speaks of \(span.range.start)-\(span.range.end) of \(span.source.path)")
      }
    }
  }

  private func isInside(_ span: SourceSpan) -> Bool {
    let count = files.files.first { $0.name == span.source.path }?.bytes.count ?? 0
    return span.range.start <= span.range.end && Int(span.range.end) <= count
  }
}
