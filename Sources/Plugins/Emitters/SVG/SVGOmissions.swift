import TutorialDrawing
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// What the drawings leave out of a tour.
enum SVGOmissions {
  /// The same in advance, a phrase each.
  static let phrases = [
    "blur of the overlay", "images of the app", "symbols other than hearts, stars, discs and squares",
  ]

  /// A diagnostic for each thing that a step asks for and that is not drawn as it is meant, with the variants in which it
  /// does.
  static func losses(of located: LocatedTour) -> [Diagnostic] {
    located.losses { step, _ in messages(step) }
  }

  private static func messages(_ step: TourStep) -> [String] {
    var messages: [String] = []
    if let overlay = step.overlay, overlay.blur > 0 {
      messages.append("the emitter \"svg\" draws the overlay without its blur")
    }
    if let image = step.callout?.image {
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
