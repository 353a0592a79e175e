import TutorialDrawing
public import TutorialPluginKit
import TutorialSyntax
import TutorialTour

/// Writes a self-contained page that plays the tour over drawings of its screens: `NAME.html`.
public struct HTMLEmitter: Emitter {
  private static let screenshot = PluginOption.flag(
    "screenshot", default: true, "True to show the screenshots that layouts name instead of wireframes.")

  /// Makes the emitter.
  public init() {}

  /// Describes its outputs, and the features of a tour that it can't show.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(name: "html", version: "0.1.0", summary: "a page that plays the tour, as NAME.html"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, readsScreenshots: true,
      options: OptionTable(Self.screenshot),
      cannotExpress: ["images of the app", "symbols other than hearts, stars, discs and squares"])
  }

  /// Returns the name of a page for each tutorial.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    names.map { .named(fileName($0)) }
  }

  private func fileName(_ tutorial: String) -> String { "\(tutorial).html" }

  /// Writes the pages.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for located in request.tours {
      let page = HTMLPage(located: located, hasScreenshots: options[Self.screenshot])
      if let bytes = page.bytes(limit: request.byteLimit) {
        result.files.append(ProducedFile(path: fileName(located.name), bytes: bytes))
      } else {
        result.diagnostics.append(request.tooLarge(located))
      }
      result.diagnostics += located.losses { step, _ in
        let image = step.callout?.image?.sources.first.map {
          "a placeholder for the app's image \"\(Diagnostic.excerpt($0.name))\""
        }
        return ((image.map { [$0] } ?? []) + step.substitutes).map { "the emitter \"html\" shows \($0)" }
      }
    }
    return result
  }
}
