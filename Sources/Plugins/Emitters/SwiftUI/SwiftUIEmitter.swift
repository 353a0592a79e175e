public import TutorialPluginKit
import TutorialSwiftSupport
import TutorialSyntax
public import TutorialTour

/// Writes one Swift file for SwiftUI, thin over the product TutorialSwiftUI: for each tour a session object with its names, and a
/// modifier that plays it; for the elements that tours name a modifier that tags them.
public struct SwiftUIEmitter: Emitter {
  /// The emitter.
  public init() {}

  /// What it writes.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "swiftui", version: "0.1.0", summary: "views for all tours, as one Swift file over TutorialSwiftUI"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, scope: .wholeBuild,
      options: OptionTable(SwiftOptions.access, SwiftOptions.bundle),
      cannotExpress: ["blur of what lies below the dim", "scrolling", "keys of a keyboard"])
  }

  /// One file, whatever the tutorials.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    [.named("TourViews.swift")]
  }

  /// Its ids, and what it asks of the app: no text, and nothing that has a place, but for what is lost.
  public func abridged(_ tour: Tour) -> Tour {
    TourNames.abridged(tour) { step, left in (left.overlay, left.scroll) = (step.overlay, step.scroll) }
  }

  /// Writes the views of all tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    var views = TourViews(
      request.tours, access: options[SwiftOptions.access].rawValue, bundle: options[SwiftOptions.bundle].rawValue)
    for located in request.tours {
      result.diagnostics += losses(of: located)
      if !views.add(located, limit: request.byteLimit) { result.diagnostics.append(request.tooLarge(located)) }
    }
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return result }
    result.files.append(ProducedFile(path: "TourViews.swift", bytes: Array(views.text.utf8)))
    return result
  }

  /// A diagnostic for each thing that a step asks for and that the views do not do, with the variants in which it does.
  private func losses(of located: LocatedTour) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for variant in located.tour.variants {
      for step in variant.steps {
        var messages: [String] = []
        if let overlay = step.overlay, overlay.blur > 0 {
          messages.append("the emitter \"swiftui\" draws the overlay without its blur")
        }
        if let scroll = step.scroll, scroll.align != .none {
          messages.append("the emitter \"swiftui\" does not scroll: the app has to")
        }
        for message in messages {
          let span = located.stepSpans[step.id] ?? located.span
          if let place = found.firstIndex(where: { $0.message == message && $0.primary == span }) {
            found[place].variants.append(variant.id)
            continue
          }
          var diagnostic = Diagnostic(.emitterLoss, message, at: span)
          diagnostic.variants = [variant.id]
          found.append(diagnostic)
        }
      }
    }
    return found
  }
}
