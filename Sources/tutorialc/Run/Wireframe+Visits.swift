import TutorialCompiler
import TutorialGeometry
import TutorialLanguage
import TutorialPluginKit
import TutorialTour

extension Wireframe {
  /// The wireframes of the screens that a tour visits: one for each screen of a variant, and one more for each way in
  /// which a step scrolls it.
  ///
  /// - Parameters:
  ///   - tour: whose variants and steps these are.
  ///   - language: the language of texts where a variant has no locale.
  static func wireframes(of visits: [ScreenVisit], in tour: Tour, language: String?) -> [Wireframe] {
    var drawn: [(visit: ScreenVisit, wireframe: Wireframe)] = []
    var places: [View: Int] = [:]
    for visit in visits {
      guard tour.variants.indices.contains(visit.variant) else { continue }
      let variant = tour.variants[visit.variant]
      guard variant.steps.indices.contains(visit.step) else { continue }
      let step = variant.steps[visit.step].id
      // A snapshot is that of one variant.
      let view = View(snapshot: ObjectIdentifier(visit.snapshot), scrolling: visit.scrolling)
      guard let place = places[view] else {
        places[view] = drawn.count
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

  /// How many elements are looked at to make them.
  static func elementCount(of visits: [ScreenVisit]) -> Int {
    var known: Set<View> = []
    return visits.reduce(0) { count, visit in
      let view = View(snapshot: ObjectIdentifier(visit.snapshot), scrolling: visit.scrolling)
      return count + (known.insert(view).inserted ? visit.snapshot.elements.count : 0)
    }
  }

  /// A screen as it is scrolled.
  private struct View: Hashable {
    let snapshot: ObjectIdentifier
    let scrolling: [ScrollMove]
  }
}
