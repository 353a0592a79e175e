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
