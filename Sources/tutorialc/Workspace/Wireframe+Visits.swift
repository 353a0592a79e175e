import TutorialCompiler
import TutorialGeometry
import TutorialIR
import TutorialPluginKit

extension Wireframe {
  /// The wireframes of the screens that a tour visits: one for each screen of a variant, and one more for each way in
  /// which a step scrolls it.
  ///
  /// - Parameters:
  ///   - tour: whose variants and steps these are.
  ///   - language: the language of texts where a variant has no locale.
  static func wireframes(of visits: [ScreenVisit], in tour: Tour, language: String?) -> [Wireframe] {
    var drawn: [(visit: ScreenVisit, wireframe: Wireframe)] = []
    for visit in visits {
      guard tour.variants.indices.contains(visit.variant) else { continue }
      let variant = tour.variants[visit.variant]
      guard variant.steps.indices.contains(visit.step) else { continue }
      let step = variant.steps[visit.step].id
      let place = drawn.firstIndex {
        $0.visit.snapshot === visit.snapshot && $0.visit.variant == visit.variant
          && $0.visit.scrolling == visit.scrolling
      }
      guard let place else {
        var wireframe = WireframeBuilder(visit.snapshot, scrolling: visit.scrolling, language: language).wireframe
        wireframe.variant = variant.id
        wireframe.steps = [step]
        drawn.append((visit, wireframe))
        continue
      }
      drawn[place].wireframe.steps.append(step)
    }
    return drawn.map(\.wireframe)
  }
}
