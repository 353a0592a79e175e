import TutorialDrawing
import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// The parts of a tour that the animations leave out.
enum LottieOmissions {
  /// A phrase for each omission, for the emitter's description.
  static let phrases = [
    "blur of the overlay", "images of the app", "symbols other than hearts, stars, discs and squares",
    "bold, italic, code and links within a text",
    "letters that join, in players that set them one by one", "reduced motion, which a player decides on",
  ]

  /// Returns a diagnostic for each part of a step that isn't shown as intended.
  ///
  /// A language that the tour doesn't have is reported too.
  static func losses(of located: LocatedTour, _ options: DecodedOptions) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let language = LottieOptions.language(options)
    if let asked = language, let shown = located.tour.locale(for: asked),
      !asked.lowercased().hasPrefix(shown.lowercased())
    {
      let message =
        "the emitter \"lottie\" finds no texts in \"\(Diagnostic.excerpt(asked))\", and shows those in \"\(shown)\""
      diagnostics.append(Diagnostic(.emitterLoss, message, at: located.span))
    }
    let texts = LottieTexts(tour: located.tour, language: language)
    return diagnostics + located.losses { step, variant in messages(step, variant, texts) }
  }

  private static func messages(_ step: TourStep, _ variant: TourVariant, _ texts: LottieTexts) -> [String] {
    var messages: [String] = []
    if let overlay = step.overlay, overlay.blur > 0 {
      messages.append("the emitter \"lottie\" shows the overlay without its blur")
    }
    if let image = step.callout?.image?.sources.first?.name {
      let name = Diagnostic.excerpt(image)
      messages.append("the emitter \"lottie\" shows the callout without the app's image \"\(name)\"")
    }
    if texts.haveMarks(step.callout, in: variant) {
      messages.append("the emitter \"lottie\" sets all words of a text alike: bold, italic, code and links are plain")
    }
    if let locale = texts.joinedLanguage(step.callout, in: variant) {
      messages.append(
        "the emitter \"lottie\" leaves it to players to join the letters of \"\(locale)\", which lottie-web does not")
    }
    return messages + step.substitutes.map { "the emitter \"lottie\" shows \($0)" }
  }
}

/// Tests for callouts whose texts need more than one style, or joined letters.
private struct LottieTexts {
  let tour: Tour
  let language: String?

  /// Returns the callout's language if its letters join or it runs from right to left, or nil.
  func joinedLanguage(_ callout: TourCallout?, in variant: TourVariant) -> String? {
    guard let callout, let locale = tour.locale(for: language ?? variant.traits.locale) else { return nil }
    let words = [callout.title, callout.body].compactMap { $0 } + callout.buttons.map(\.title)
    let isJoined = words.contains { key in
      (tour.text(key, in: locale) ?? "").unicodeScalars.contains { Self.joined.contains($0.value) }
    }
    return isJoined ? locale : nil
  }

  /// Right-to-left scripts, and the scripts of India and its neighbours, whose signs combine.
  private static let joined: ClosedRange<UInt32> = 0x590...0x10FF

  func haveMarks(_ callout: TourCallout?, in variant: TourVariant) -> Bool {
    guard let callout, let locale = tour.locale(for: language ?? variant.traits.locale),
      let place = callout.layout(in: locale)?.content, tour.contents.indices.contains(place)
    else { return false }
    return tour.contents[place].parts.contains { part in
      (part.lines ?? []).contains { line in
        line.runs.contains { $0.isStrong || $0.isEmphasized || $0.isCode || $0.link != nil }
      }
    }
  }
}
