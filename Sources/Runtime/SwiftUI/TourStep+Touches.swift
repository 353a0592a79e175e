import TutorialGeometry
import TutorialPlayer

extension TourStep {
  /// The boxes in which touches reach the app, for steps that don't pass all touches through.
  ///
  /// They are those of open holes with their elements, and of further allowed elements, each enlarged by the hit
  /// padding.
  public var touchable: [Rect] {
    let open = interaction.mode == .target ? interaction.pass.filter { cutouts.indices.contains($0) } : []
    let boxes = open.flatMap { [cutouts[$0].frame, cutouts[$0].element] } + interaction.allow.map(\.frame)
    return boxes.map { $0.inset(by: interaction.hitPadding.negated) }
  }
}
