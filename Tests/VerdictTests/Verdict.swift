import TutorialCompiler
import TutorialIR

/// A tutorial and the app it is about.
struct Verdict {
  /// A highlighted view.
  struct Highlight {
    var variant: String
    var step: String
    var screen: String
    var target: String
    var isCircle: Bool
  }

  let name: String
  /// The tutorial's text, which names one layout, "app.layout.json".
  let tutorial: SourceText
  /// The app as it is.
  let screens: [CapturedScreen]
  private let steps: [StepDeclaration]

  init(name: String, tutorial: String, screens: [CapturedScreen]) {
    self.name = name
    self.tutorial = SourceText(path: "\(name).tutorial.yaml", bytes: Array(tutorial.utf8))
    self.screens = screens
    steps = decodeTutorial(YAMLReader.read(self.tutorial).value).value?.steps ?? []
  }

  /// What the compiler says of the tutorial over an app.
  func compile(_ screens: [CapturedScreen]) -> CompiledTutorial {
    let world = Files([tutorial.path: tutorial.bytes, "app.layout.json": Array(screens.manifest.utf8)])
    return Compiler(world: world).compile(tutorial.path)
  }

  /// All that the tutorial highlights in the app as it is.
  func highlights(in tour: Tour) -> [Highlight] {
    tour.variants.flatMap { variant in
      variant.steps.flatMap { step in
        step.cutouts.flatMap { cutout in
          ([cutout.target] + cutout.others).map { target in
            Highlight(
              variant: variant.id, step: step.id, screen: step.screen, target: target,
              isCircle: isCircle(step: step.id, hole: cutout))
          }
        }
      }
    }
  }

  /// Whether an author asked for a circle, and did not say how it is to fit.
  private func isCircle(step: String, hole: TourCutout) -> Bool {
    guard hole.shape == .circle, let step = steps.first(where: { $0.id.value == step }) else { return false }
    if case .circle? = step.layer.cutout?.shape?.value { return step.layer.cutout?.fit == nil }
    return false
  }

  /// Whether a finding reports a breakage where it breaks the tutorial.
  func isReport(_ finding: Diagnostic, of breakage: Breakage, in highlight: Highlight) -> Bool {
    guard breakage.expected.contains(finding.id), finding.severity != .note, let place = finding.primary else {
      return false
    }
    if breakage.place == .layout { return true }
    guard place.source.path == tutorial.path, finding.variants.contains(highlight.variant) else { return false }
    guard breakage.place == .step else { return true }
    guard let step = steps.first(where: { $0.id.value == highlight.step }) else { return false }
    return step.range.start <= place.range.start && place.range.end <= step.range.end
  }
}

/// Files that exist in a test only.
private struct Files: World {
  let files: [String: [UInt8]]

  init(_ files: [String: [UInt8]]) { self.files = files }

  func read(_ path: String) -> Result<[UInt8], WorldError> { files[path].map { .success($0) } ?? .failure(.notFound) }

  func files(matching glob: String) -> [String] { files[glob] == nil ? [] : [glob] }
}
