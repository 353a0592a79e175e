package import TutorialLanguage
import TutorialSyntax

/// Returns a step merged with some of its styles: the defaults, the styles in the step's order, then the step itself.
///
/// - Parameters:
///   - index: the index of the step, which must exist.
///   - inherited: the defaults and the styles, or nil if there are none.
func mergedStep(_ index: Int, of tutorial: Tutorial, over inherited: InheritedPartial?) -> Step {
  let declaration = tutorial.steps[index]
  var merged = inherited?.under(declaration.partial) ?? declaration.partial
  merged.screen = merged.screen ?? tutorial.screen
  let reducedMotion = merged.reducedMotion.over(tutorial.reducedMotion)
  return Step(
    index: index, id: declaration.id, range: declaration.range, partial: merged,
    reducedMotion: ReducedMotion(reducedMotion))
}

/// Returns the step merged with those of its styles that have no `only` or one that applies.
package func mergedStep(_ index: Int, of tutorial: Tutorial, applying: (TraitQuery) -> Bool) -> Step {
  let styles = appliedStyles(index, of: tutorial, applying: applying)
  return mergedStep(index, of: tutorial, over: InheritedPartial(styles, of: tutorial))
}

/// Returns the indices of a step's styles that apply, in order: those without an `only` or with one that applies.
func appliedStyles(_ index: Int, of tutorial: Tutorial, applying: (TraitQuery) -> Bool) -> [Int] {
  tutorial.steps[index].styleIndices.filter { tutorial.styles[$0].only.map(applying) ?? true }
}

/// The keys that all steps with the same styles inherit: the styles in order, over the defaults.
struct InheritedPartial {
  private let partial: StepPartial
  /// The keys that are written there. Usually they are few.
  private let keys: [Int]

  /// Creates the inherited keys of steps with some styles, or nil if there are none.
  ///
  /// - Parameter styles: the styles' indices in the tutorial, in the step's order.
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

  /// Returns a step's own keys merged over these.
  func under(_ own: StepPartial) -> StepPartial { own.over(partial, keys: keys) }
}
