import TutorialLanguage

/// The steps of a tutorial, merged with their defaults and styles.
///
/// A step is merged once for each set of styles that apply to it together, whatever the number of variants.
struct MergedSteps {
  private let tutorial: Tutorial
  /// The steps without a conditional style. They are the same in all variants.
  private var unconditional: [Step?]
  /// The other steps, keyed by the styles that applied.
  private var known: [[[Int]: Step]]
  /// The inherited keys by the styles that applied. Usually many steps share the same styles.
  private var inherited: [[Int]: InheritedPartial?] = [:]

  init(_ tutorial: Tutorial) {
    self.tutorial = tutorial
    known = Array(repeating: [:], count: tutorial.steps.count)
    unconditional = Array(repeating: nil, count: tutorial.steps.count)
  }

  /// Returns a step as it is in a variant.
  ///
  /// - Parameters:
  ///   - index: the index of the step, which must exist.
  ///   - applying: returns true if the variant matches a style's `only`.
  mutating func step(_ index: Int, applying: (TraitQuery) -> Bool) -> Step {
    if let step = unconditional[index] { return step }
    let applied = appliedStyles(index, of: tutorial, applying: applying)
    if let step = known[index][applied] { return step }
    let step = mergedStep(index, of: tutorial, over: inherited(from: applied))
    if tutorial.steps[index].styleIndices.allSatisfy({ tutorial.styles[$0].only == nil }) {
      unconditional[index] = step
    } else {
      known[index][applied] = step
    }
    return step
  }

  private mutating func inherited(from styles: [Int]) -> InheritedPartial? {
    if let known = inherited[styles] { return known }
    let new = InheritedPartial(styles, of: tutorial)
    inherited.updateValue(new, forKey: styles)
    return new
  }
}
