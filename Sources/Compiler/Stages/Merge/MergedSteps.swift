import TutorialLanguage

/// The steps of a tutorial, merged with what they inherit: each once for each set of styles that apply to it together,
/// however many variants there are.
struct MergedSteps {
  private let tutorial: Tutorial
  /// The steps none of whose styles has an `only`: they are the same everywhere.
  private var unconditional: [Step?]
  /// Of each of the others, by those of its styles that applied.
  private var known: [[[Int]: Step]]
  /// What is inherited, by the styles that applied: those of one step are those of many, as a rule.
  private var inherited: [[Int]: InheritedPartial?] = [:]

  /// The steps of a tutorial, of which none is merged yet.
  init(_ tutorial: Tutorial) {
    self.tutorial = tutorial
    known = Array(repeating: [:], count: tutorial.steps.count)
    unconditional = Array(repeating: nil, count: tutorial.steps.count)
  }

  /// The step at a place as it is in a variant.
  ///
  /// - Parameters:
  ///   - index: the place of the step, which must exist.
  ///   - applying: whether the variant matches the `only` of a style.
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
