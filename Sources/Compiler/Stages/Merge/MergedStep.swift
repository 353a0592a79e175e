package import TutorialLanguage
import TutorialSyntax

/// The step at `index` as it is in one variant: the defaults, over them the styles in the order the step names them,
/// over them the step itself.
///
/// - Parameters:
///   - index: the place of the step, which must exist.
///   - tutorial: where the step, its styles and the defaults are.
///   - applying: whether the variant matches the `only` of a style.
package func mergedStep(_ index: Int, of tutorial: Tutorial, applying: (TraitQuery) -> Bool) -> Step {
  let declaration = tutorial.steps[index]
  var partial = tutorial.defaults ?? StepPartial()
  for index in declaration.styleIndices {
    let style = tutorial.styles[index]
    guard style.only.map(applying) ?? true else { continue }
    partial = style.partial.over(partial)
  }
  partial = declaration.partial.over(partial)
  partial.screen = partial.screen ?? tutorial.screen
  let reducedMotion = merge(partial.reducedMotion, tutorial.reducedMotion) { $0.over($1) }
  return Step(
    index: index, id: declaration.id, range: declaration.range, partial: partial,
    reducedMotion: ReducedMotion(reducedMotion))
}
