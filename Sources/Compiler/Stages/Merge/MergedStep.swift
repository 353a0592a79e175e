package import TutorialLanguage
import TutorialSyntax

/// The step at `index` as it is where some of its styles apply: the defaults, over them these styles in the order the
/// step names them, over them the step itself.
///
/// - Parameters:
///   - index: the place of the step, which must exist.
///   - tutorial: where the step, its styles and the defaults are.
///   - applied: which of the step's styles apply, in their order.
func mergedStep(_ index: Int, of tutorial: Tutorial, applied: [Bool]) -> Step {
  let declaration = tutorial.steps[index]
  var partial = tutorial.defaults
  for (style, isApplied) in zip(declaration.styleIndices, applied) where isApplied {
    let style = tutorial.styles[style].partial
    partial = partial.map { style.over($0) } ?? style
  }
  var merged = partial.map { declaration.partial.over($0) } ?? declaration.partial
  merged.screen = merged.screen ?? tutorial.screen
  let reducedMotion = merged.reducedMotion.over(tutorial.reducedMotion)
  return Step(
    index: index, id: declaration.id, range: declaration.range, partial: merged,
    reducedMotion: ReducedMotion(reducedMotion))
}

/// The same where a style applies if its `only`, where it has one, does.
package func mergedStep(_ index: Int, of tutorial: Tutorial, applying: (TraitQuery) -> Bool) -> Step {
  mergedStep(index, of: tutorial, applied: appliedStyles(index, of: tutorial, applying: applying))
}

/// Which of a step's styles apply, in their order: those without an `only`, and those whose `only` does.
func appliedStyles(_ index: Int, of tutorial: Tutorial, applying: (TraitQuery) -> Bool) -> [Bool] {
  tutorial.steps[index].styleIndices.map { tutorial.styles[$0].only.map(applying) ?? true }
}
