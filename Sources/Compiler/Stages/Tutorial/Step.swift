package import TutorialIR

/// A step with defaults and styles merged under it, for one variant.
package struct Step: Sendable {
  /// The place among the tutorial's steps, from 0.
  package var index: Int
  /// The id.
  package var id: Located<String>
  /// The whole step as written.
  package var range: ByteRange
  /// What was written, by the step or a layer under it; each value with the place it comes from.
  package var layer: StepLayer
}

/// The step at `index` as it is in one variant: the defaults, over them the styles in the order the step names them,
/// over them the step itself.
///
/// - Parameters:
///   - index: the place of the step, which must exist.
///   - applying: whether the variant matches the `only` of a style.
package func mergedStep(_ index: Int, of tutorial: Tutorial, applying: (TraitQuery) -> Bool) -> Step {
  let declaration = tutorial.steps[index]
  return Step(index: index, id: declaration.id, range: declaration.range, layer: declaration.layer)
}
