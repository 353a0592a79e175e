import TutorialDrawing
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// The parts of a tour that the drawings leave out.
enum SVGOmissions {
  /// A phrase for each omission, for the emitter's description.
  static let phrases = [
    "blur of the overlay", "images of the app", "symbols other than hearts, stars, discs and squares",
  ]

  /// Returns a diagnostic for each part of a step that isn't drawn as intended, with the variants concerned.
  static func losses(of located: LocatedTour) -> [Diagnostic] {
    located.losses { step, _ in messages(step) }
  }

  private static func messages(_ step: TourStep) -> [String] {
    var messages: [String] = []
    if let overlay = step.overlay, overlay.blur > 0 {
      messages.append("the emitter \"svg\" draws the overlay without its blur")
    }
    if let image = step.callout?.image?.sources.first?.name {
      messages.append("the emitter \"svg\" draws the callout without the app's image \"\(Diagnostic.excerpt(image))\"")
    }
    for sprite in step.sprites where !SpriteDrawing.Sign.sign(for: sprite.picture).isMeant {
      switch sprite.picture {
      case .image(let name):
        messages.append("the emitter \"svg\" draws a square for the app's image \"\(Diagnostic.excerpt(name))\"")
      case .symbol(let name):
        messages.append("the emitter \"svg\" draws a plain sign for the symbol \"\(Diagnostic.excerpt(name))\"")
      }
    }
    return messages
  }
}
