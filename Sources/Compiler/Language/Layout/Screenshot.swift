import TutorialSyntax
package import TutorialTour
import TutorialValues

/// The maximum length of an image's path, in bytes.
private let longestPath = 1_000

/// A picture of a screen, for drawings of it.
package struct Screenshot: Sendable, Equatable {
  /// The colour scheme that it shows; nil where it serves for both.
  package var scheme: TourTheme.Scheme?
  /// The file, relative to the manifest that names it: the one of the span.
  package var file: Sourced<String>
}

/// The value of `screenshot` if it is a map.
private struct ScreenshotPartial: DescribedMap {
  var light: Sourced<String>?
  var dark: Sourced<String>?

  static let keys = MapDescription<Self>(
    "screenshot", of: "a screenshot", "Pictures of a screen, one for each colour scheme."
  ) {
    Key(
      "light", .screenshotFile, "The file of the picture in the light colour scheme.",
      get: { $0.light }, set: { $0.light = $1 })
    Key(
      "dark", .screenshotFile, "The file of the picture in the dark colour scheme.",
      get: { $0.dark }, set: { $0.dark = $1 })
  }
}

extension SchemaDefinition {
  /// The path of an image.
  fileprivate static let screenshotFile = SchemaDefinition("screenshotFile") {
    textNode(longestPath).with(behind: [.init("pattern", "\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP])$")])
  }
}

extension Kind where Value == Sourced<String> {
  /// The path of an image, whose name tells its format.
  fileprivate static var screenshotFile: Kind {
    Kind(KindForm(.reference(.screenshotFile), examples: ["inbox.png"])) { decoder, field, called in
      let name = decoder.filledString(field.value, of: called, expected: "the path of a picture", limit: longestPath)
      guard let name else { return nil }
      let lowered = name.value.lowercased()
      guard [".png", ".jpg", ".jpeg", ".webp"].contains(where: lowered.hasSuffix) else {
        decoder.reportOutOfRange(field.value, "\(called) is not named like a PNG, JPEG or WebP")
        return nil
      }
      return decoder.sourced(name)
    }
  }
}

extension Kind where Value == [Screenshot] {
  /// A path, or a map with one for each colour scheme.
  static var screenshots: Kind {
    Kind(
      KindForm(
        ["anyOf": [.reference(.screenshotFile), .reference(ScreenshotPartial.keys.outline.definition)]],
        examples: ["inbox.png", ["light": "inbox.png", "dark": "inbox-dark.png"]],
        map: { ScreenshotPartial.keys.outline })
    ) { decoder, field, called in
      guard !decoder.document.isScalar(field.value) else {
        return Kind<Sourced<String>>.screenshotFile.read(&decoder, field, called).map { [Screenshot(file: $0)] }
      }
      let map = decoder.map(field.value, ScreenshotPartial.self)
      return [(TourTheme.Scheme.light, map.light), (.dark, map.dark)].compactMap { scheme, file in
        file.map { Screenshot(scheme: scheme, file: $0) }
      }
    }
  }
}
