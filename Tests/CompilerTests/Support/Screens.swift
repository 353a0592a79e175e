import TestSupport
import TutorialCompiler
import TutorialSyntax
import TutorialTour

/// A tutorial over one phone screen, both given by a test.
struct Screens {
  /// The tutorial without its marks.
  let tutorial: MarkedText
  /// The layout without its marks.
  let layout: MarkedText
  /// The result of compiling them.
  ///
  /// Steps in most tests have no text for a screen reader, so `missing-label` is left out unless it is requested.
  let result: Analysis

  /// - Parameters:
  ///   - steps: the items of `steps:`, indented by two.
  ///   - head: further top-level keys of the tutorial. By default callouts have only the listed buttons and no close
  ///     button.
  ///   - elements: the items of the snapshot's `elements:`, indented by six.
  ///   - snapshot: further keys of the snapshot, indented by four.
  ///   - others: further snapshots, indented by two.
  ///   - labels: true to keep findings about missing labels.
  init(
    steps: String, head: String = "defaults: { advance: { tap: anywhere }, dismiss: [escape] }", elements: String = "",
    snapshot: String = "", others: String = "",
    labels: Bool = false, options: CompileOptions = CompileOptions()
  ) {
    tutorial = MarkedText(
      "tutorial: t\nlayout: [a.layout.yaml]\n\(head)\nsteps:\n\(steps)\n", path: "t.tutorial.yaml")
    layout = MarkedText(
      """
      snapshots:
        - screen: home
          variant: phone
          display: { size: [400, 800] }
      \(snapshot)
          elements:
      \(elements)
      \(others)

      """, path: "a.layout.yaml")
    var world = MemoryWorld([:])
    world.files = [tutorial.source.path: tutorial.source.bytes, layout.source.path: layout.source.bytes]
    var result = Compiler(world: world, options: options).compile("t.tutorial.yaml")
    if !labels { result.diagnostics.removeAll { $0.id == .missingLabel } }
    self.result = result
  }

  /// The first step of the first variant, or nil if there is no tour.
  var step: TourStep? { result.tour?.variants.first?.steps.first }

  /// The findings with the given id.
  func findings(_ id: DiagnosticID) -> [Diagnostic] { result.diagnostics.filter { $0.id == id } }
}
