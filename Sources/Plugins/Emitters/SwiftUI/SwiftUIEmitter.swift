public import TutorialPluginKit
import TutorialSwiftSupport
import TutorialSyntax
public import TutorialTour

/// Writes one Swift file for SwiftUI, a thin layer over the product TutorialSwiftUI.
///
/// Each tour gets a session object with its names, and a modifier that plays it. The elements that tours name get a
/// modifier that tags them.
public struct SwiftUIEmitter: Emitter {
  /// Makes the emitter.
  public init() {}

  /// Describes its outputs, and the features of a tour that the views lack.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "swiftui", version: "0.1.0", summary: "views for all tours, as one Swift file over TutorialSwiftUI"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, scope: .wholeBuild,
      options: OptionTable(SwiftOptions.access, SwiftOptions.bundle),
      cannotExpress: ["blur below the dim", "scrolling", "keys of a keyboard"])
  }

  /// Returns the name of the file, the same for all tutorials.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    [.named("TourViews.swift")]
  }

  /// Returns the tour with its ids, the app's names, and the features that are reported as lost: no texts, no geometry.
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
      result.diagnostics += located.losses { step, _ in losses(of: step) }
      if !views.add(located, limit: request.byteLimit) { result.diagnostics.append(request.tooLarge(located)) }
    }
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return result }
    result.files.append(ProducedFile(path: "TourViews.swift", bytes: Array(views.text.utf8)))
    return result
  }

  /// Returns a message for each feature of a step that the views lack.
  private func losses(of step: TourStep) -> [String] {
    var messages: [String] = []
    if let overlay = step.overlay, overlay.blur > 0 {
      messages.append("the emitter \"swiftui\" draws the overlay without its blur")
    }
    if let scroll = step.scroll, scroll.align != .none {
      messages.append("the emitter \"swiftui\" does not scroll: the app has to")
    }
    return messages
  }
}
