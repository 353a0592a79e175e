package import TutorialCompiler
import TutorialIdentity
import TutorialLanguage
import TutorialTour

/// A picture of each step that new layouts change, with before and after side by side.
package struct DriftPictures {
  /// The pictures as files, `TUTORIAL.STEP.VARIANT.svg`.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []

  /// The maximum number of pictures: nobody looks at more.
  private static let most = 500

  /// Draws the pictures of a tutorial's steps.
  package init(_ drift: TutorialDrift, old: Analysis, new: Analysis) {
    let (before, after) = (old.tour, new.tour)
    var taken: Set<String> = []
    for variant in drift.variants {
      for step in variant.steps where step.verdict != .holds && files.count < Self.most {
        guard let pair = step.pair(in: variant) else { continue }
        let sides = [
          side(.before, step, pair.old, variant.variant, old, before),
          side(.after, step, pair.new, variant.variant, new, after),
        ]
        let picture = DriftPicture(tutorial: drift.tutorial, variant: variant.variant, step: step, sides: sides)
        var name = [drift.tutorial, step.step, variant.variant].map(Self.fileName).joined(separator: ".")
        while !taken.insert(name.lowercased()).inserted { name += "_" }
        files.append((name + ".svg", picture.svg))
      }
    }
  }

  private func side(
    _ time: DriftPicture.Time, _ step: StepDrift, _ named: Snapshot, _ variant: String, _ analysis: Analysis,
    _ tour: Tour?
  ) -> DriftPicture.Side {
    let resolved = analysis.resolved?.variants.first { $0.id == variant }
    var scrolling: [ScrollMove] = []
    if case .present(let index)? = resolved?.courses.indices.contains(step.place) == true
      ? resolved?.courses[step.place] : nil
    {
      scrolling = resolved?.steps[index].scrolling ?? []
    }
    let played = tour?.variants.first { $0.id == variant }?.steps.first { $0.id == step.step }
    return DriftPicture.Side(
      time: time, snapshot: named, scrolling: scrolling, overlay: played?.overlay, mask: played?.mask)
  }

  /// Returns a safe part of a file name: letters, digits and a few signs; other characters become hyphens.
  private static func fileName(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(60) {
      let isSafe =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
      result.unicodeScalars.append(isSafe ? scalar : "-")
    }
    return result.isEmpty ? "-" : result
  }
}

extension StepDrift {
  /// Returns the screen of the step with its counterpart.
  func pair(in variant: VariantDrift) -> (old: Snapshot, new: Snapshot)? {
    let screen = changes.compactMap(\.old).first?.snapshot.screen
    return (variant.screens.first { $0.pair.old.screen == screen } ?? variant.screens.first)?.pair
  }
}
