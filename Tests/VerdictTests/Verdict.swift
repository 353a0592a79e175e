import TutorialCompiler
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialYAML

/// A tutorial and its app.
struct Verdict {
  /// A highlighted view.
  struct Highlight {
    var variant: String
    var step: String
    var screen: String
    var target: String
    /// True if the author asked for a circle without saying how it fits.
    var isCircle: Bool
    /// True if the step's callout lies beside the highlight and points at it, at any size.
    var hasCalloutBeside: Bool
    /// The callout's text.
    var words: String

    /// Returns true if the body could fit at the text size `accessibility5`, for a generous estimate.
    ///
    /// The callout is 320 wide with a padding of 16, lines are 58 high, and characters are taken to be a quarter of
    /// their width of 49. If the text doesn't fit like this, the real one doesn't either.
    func fitsLargestText(on display: Size) -> Bool {
      let perLine = ((min(display.width, 320) - 32) / (49 / 4)).rounded(.down)
      return (Double(words.count) / perLine).rounded(.up) * 58 <= display.height
    }
  }

  let name: String
  /// The tutorial's source, which names one layout, "app.layout.json".
  let tutorial: SourceText
  /// The app in its current state.
  let screens: [CapturedScreen]
  private let steps: [StepDeclaration]
  /// Springs take long to fit and are the same in every app.
  private static let memory = CompileMemory()

  init(name: String, tutorial: String, screens: [CapturedScreen]) {
    self.name = name
    self.tutorial = SourceText(path: "\(name).tutorial.yaml", bytes: Array(tutorial.utf8))
    self.screens = screens
    steps = decodeTutorial(YAMLReader.read(self.tutorial).value).value?.steps ?? []
  }

  /// Returns the diagnostics of the tutorial over an app, without notes, which report nothing broken.
  ///
  /// - Parameter variants: the captured variants, or nil for all.
  func findings(_ screens: [CapturedScreen], in variants: Set<String>? = nil) -> [Diagnostic] {
    let result = compile(screens, in: variants)
    var comments = IgnoreComments(in: result.sources)
    let reported = decideSeverities(result.diagnostics, SeverityPolicy(), &comments, tourMissing: result.tour == nil)
    return reported.filter { $0.severity != .note }
  }

  /// The tour over the app in its current state.
  var tour: Tour? { compile(screens, in: nil).tour }

  private func compile(_ screens: [CapturedScreen], in variants: Set<String>?) -> Analysis {
    let captured = variants.map { wanted in screens.filter { wanted.contains($0.variant) } } ?? screens
    let world = Files([tutorial.path: tutorial.bytes, "app.layout.json": Array(captured.manifest.utf8)])
    var options = CompileOptions()
    options.memory = Self.memory
    return Compiler(world: world, options: options).compile(tutorial.path)
  }

  /// Returns all highlights of the tutorial in the app's current state.
  func highlights(in tour: Tour) -> [Highlight] {
    tour.variants.flatMap { variant in
      variant.steps.flatMap { step in
        let isBeside = step.callout?.layouts.all.contains { $0.value.arrow != nil } ?? false
        let words = step.callout?.body.flatMap { tour.strings.all.first?.value[$0] } ?? ""
        return step.cutouts.flatMap { cutout in
          ([cutout.target] + cutout.others).map { target in
            Highlight(
              variant: variant.id, step: step.id, screen: step.screen, target: target,
              isCircle: isCircle(step: step.id, hole: cutout), hasCalloutBeside: isBeside, words: words)
          }
        }
      }
    }
  }

  /// Returns the step that a finding is about, or nil.
  func step(of finding: Diagnostic) -> String? {
    guard let place = finding.primary, place.source.path == tutorial.path else { return nil }
    return steps.first { $0.range.start <= place.range.start && place.range.end <= $0.range.end }?.id.value
  }

  /// Returns true if the author silences one of the diagnostics in a step.
  func silences(_ ids: Set<DiagnosticID>, in step: String) -> Bool {
    let text = source(of: step)
    return ids.contains { text.contains("tutorialc: ignore \($0.rawValue)") }
  }

  /// Returns true if the tutorial, or one step of it, refers to a view by id or by text.
  func mentions(_ view: CapturedScreen.View, in step: String? = nil) -> Bool {
    let text = source(of: step)
    return [view.id, view.label, view.text].contains { words in words.map { text.contains($0) } ?? false }
  }

  /// Returns the source of a step, or else of the whole tutorial.
  private func source(of step: String?) -> String {
    let range = steps.first { $0.id.value == step }?.range
    return String(
      decoding: range.map { tutorial.bytes[Int($0.start)..<Int($0.end)] } ?? tutorial.bytes[...], as: UTF8.self)
  }

  private func isCircle(step: String, hole: TourCutout) -> Bool {
    guard hole.shape == .circle, let step = steps.first(where: { $0.id.value == step }) else { return false }
    if case .named(.circle)? = step.partial.cutout?.shape?.value { return step.partial.cutout?.fit == nil }
    return false
  }

  /// Returns true if a finding reports a breakage at the expected place.
  func isReport(_ finding: Diagnostic, of breakage: Breakage, in highlight: Highlight) -> Bool {
    guard breakage.expected.contains(finding.id), let place = finding.primary else { return false }
    if breakage.place == .layout { return true }
    guard place.source.path == tutorial.path, finding.variants.contains(highlight.variant) else { return false }
    return breakage.place == .tutorial || step(of: finding) == highlight.step
  }
}

/// Files in memory, for tests.
private struct Files: UnboundedWorld {
  let files: [String: [UInt8]]

  init(_ files: [String: [UInt8]]) { self.files = files }

  func read(_ path: String) -> Result<[UInt8], WorldError> { files[path].map { .success($0) } ?? .failure(.notFound) }

  func files(matching glob: String) -> [String] { files[glob] == nil ? [] : [glob] }
}
