import TutorialCompiler
import TutorialGeometry
import TutorialPluginKit

extension Wireframe {
  /// The wireframes of the screens that a tour visits: one for each screen of a variant, and one more for each way in
  /// which a step scrolls it.
  ///
  /// - Parameter language: the language of texts where a variant has no locale.
  static func wireframes(of visits: [ScreenVisit], language: String?) -> [Wireframe] {
    var drawn: [(visit: ScreenVisit, wireframe: Wireframe)] = []
    for visit in visits {
      let place = drawn.firstIndex {
        $0.visit.snapshot === visit.snapshot && $0.visit.variant == visit.variant
          && $0.visit.scrolling == visit.scrolling
      }
      guard let place else {
        var wireframe = WireframeBuilder(visit.snapshot, scrolling: visit.scrolling, language: language).wireframe
        wireframe.variant = visit.variant
        wireframe.steps = [visit.step]
        drawn.append((visit, wireframe))
        continue
      }
      drawn[place].wireframe.steps.append(visit.step)
    }
    return drawn.map(\.wireframe)
  }
}
