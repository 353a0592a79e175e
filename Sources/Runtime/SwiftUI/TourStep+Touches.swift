import TutorialGeometry
import TutorialPlayer

extension TourStep {
  /// The boxes in which touches reach the app, where not all do: of holes that are open and the elements in them, and of
  /// further elements, each larger for a finger as the tour says.
  public var touchable: [Rect] {
    let padding = EdgeInsets(
      top: -interaction.hitPadding.top, right: -interaction.hitPadding.right, bottom: -interaction.hitPadding.bottom,
      left: -interaction.hitPadding.left)
    let open = interaction.mode == .target ? interaction.pass.filter { cutouts.indices.contains($0) } : []
    let boxes = open.flatMap { [cutouts[$0].frame, cutouts[$0].element] } + interaction.allow.map(\.frame)
    return boxes.map { $0.inset(by: padding) }
  }
}
