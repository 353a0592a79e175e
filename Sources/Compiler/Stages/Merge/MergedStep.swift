package import TutorialLanguage
import TutorialSyntax

/// The step at `index` as it is where some of its styles apply: the defaults, over them these styles in the order the
/// step names them, over them the step itself.
///
/// - Parameters:
///   - index: the place of the step, which must exist.
///   - tutorial: where the step, its styles and the defaults are.
///   - inherited: the defaults and the styles; nil where there are none.
func mergedStep(_ index: Int, of tutorial: Tutorial, over inherited: InheritedPartial?) -> Step {
  let declaration = tutorial.steps[index]
  var merged = inherited?.under(declaration.partial) ?? declaration.partial
  merged.screen = merged.screen ?? tutorial.screen
  let reducedMotion = merged.reducedMotion.over(tutorial.reducedMotion)
  return Step(
    index: index, id: declaration.id, range: declaration.range, partial: merged,
    reducedMotion: ReducedMotion(reducedMotion))
}

/// The same where a style applies if its `only`, where it has one, does.
package func mergedStep(_ index: Int, of tutorial: Tutorial, applying: (TraitQuery) -> Bool) -> Step {
  let styles = appliedStyles(index, of: tutorial, applying: applying)
  return mergedStep(index, of: tutorial, over: InheritedPartial(styles, of: tutorial))
}

/// The places of a step's styles that apply, in their order: those without an `only`, and those whose `only` does.
func appliedStyles(_ index: Int, of tutorial: Tutorial, applying: (TraitQuery) -> Bool) -> [Int] {
  tutorial.steps[index].styleIndices.filter { tutorial.styles[$0].only.map(applying) ?? true }
}

/// What all steps with the same styles inherit: the styles over one another, in their order, over the defaults.
struct InheritedPartial {
  private let partial: StepPartial
  /// The keys that are written there: few, as a rule.
  private let keys: [Int]

  /// What steps with those styles inherit; nil where there is nothing.
  ///
  /// - Parameter styles: their places in the tutorial, in their order.
  init?(_ styles: [Int], of tutorial: Tutorial) {
    var partial = tutorial.defaults
    for place in styles {
      let style = tutorial.styles[place].partial
      partial = partial.map { style.over($0) } ?? style
    }
    guard let partial else { return nil }
    self.partial = partial
    keys = partial.writtenKeys
  }

  /// What a step says, over this.
  func under(_ own: StepPartial) -> StepPartial { own.over(partial, keys: keys) }
}
