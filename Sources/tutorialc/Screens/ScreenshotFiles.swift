package import TutorialCompiler
import TutorialGeometry
import TutorialLanguage
package import TutorialPluginKit
package import TutorialSyntax
package import TutorialTour

/// Reads the screenshots that layouts name for a tour's screens, for emitters that show them.
package struct ScreenshotFiles {
  /// The maximum bytes of a screenshot, and of all screenshots of a tour.
  package static let fileLimit = 8 << 20, tourLimit = 64 << 20

  private let world: any World
  /// The questions that the world was asked.
  package private(set) var questions: [WorldQuestion] = []
  /// The diagnostics.
  package private(set) var diagnostics: [Diagnostic] = []
  private var read: [String: TutorialPluginKit.Screenshot?] = [:]
  private var size = 0

  /// Prepares to read screenshots through a world.
  package init(in world: any World) {
    self.world = world
  }

  /// Adds the screenshots to wireframes.
  ///
  /// A wireframe that a step has scrolled gets none, because it shows another state.
  ///
  /// - Parameter visits: the screens in the states of `tour`'s steps.
  package mutating func complete(_ wireframes: inout [Wireframe], of visits: [ScreenVisit], in tour: Tour) {
    var seen: Set<String> = []
    for visit in visits where visit.scrolling.isEmpty && !visit.snapshot.screenshots.isEmpty {
      guard tour.variants.indices.contains(visit.variant) else { continue }
      let variant = tour.variants[visit.variant]
      guard variant.steps.indices.contains(visit.step) else { continue }
      let step = variant.steps[visit.step].id
      guard
        let place = wireframes.firstIndex(where: { $0.variant == variant.id && $0.steps.contains(step) }),
        seen.insert("\(place)").inserted
      else { continue }
      for screenshot in visit.snapshot.screenshots {
        guard var picture = picture(screenshot, display: visit.snapshot.display.size) else { continue }
        picture.scheme = screenshot.scheme?.rawValue
        wireframes[place].screenshots.append(picture)
      }
    }
  }

  /// Returns the screenshot in a file, or nil if it can't be shown, which is reported once.
  private mutating func picture(
    _ screenshot: TutorialLanguage.Screenshot, display: Size
  ) -> TutorialPluginKit.Screenshot? {
    let span = screenshot.file.span
    let path = FilePath.join(FilePath.folder(of: span.source.path), screenshot.file.value)
    if let known = read[path] { return known }
    let picture = load(path, at: span, display: display)
    read[path] = .some(picture)
    return picture
  }

  private mutating func load(
    _ path: String, at span: SourceSpan, display: Size
  ) -> TutorialPluginKit.Screenshot? {
    let scope = world.accessScope(of: span.source.path)
    questions.append(WorldQuestion(.content, path, within: scope))
    let bytes: [UInt8]
    switch world.read(path, within: scope) {
    case .failure(let error):
      diagnostics.append(unreadable(path, error, at: span))
      return nil
    case .success(let content): bytes = content
    }
    guard bytes.count <= Self.fileLimit, size + bytes.count <= Self.tourLimit else {
      let limit = bytes.count > Self.fileLimit ? "8 MiB for a screenshot" : "64 MiB for the screenshots of a tour"
      diagnostics.append(Diagnostic(.limitExceeded, "\"\(excerpt(path))\" is beyond the limit of \(limit)", at: span))
      return nil
    }
    guard let header = PictureHeader(of: bytes) else {
      diagnostics.append(
        Diagnostic(.unusableScreenshot, "\"\(excerpt(path))\" is not a PNG, JPEG or WebP", at: span, notes: [drawn]))
      return nil
    }
    // The tolerance covers rounding of each side to whole pixels.
    let (width, height) = (Double(header.width), Double(header.height))
    let distortion = abs(width * display.height - height * display.width)
    guard distortion <= 0.01 * width * display.height + display.height + display.width else {
      diagnostics.append(
        Diagnostic(
          .unusableScreenshot,
          "\"\(excerpt(path))\" has \(header.width) × \(header.height) pixels, which is not the shape of the display",
          at: span, notes: [drawn]))
      return nil
    }
    size += bytes.count
    return TutorialPluginKit.Screenshot(
      format: header.format, width: header.width, height: header.height, bytes: bytes)
  }

  private var drawn: Diagnostic.Note { .init("the screen is drawn from its elements instead") }
}

extension DiagnosticID {
  /// The diagnostic `unusable-screenshot`.
  package static let unusableScreenshot = DiagnosticID(
    "unusable-screenshot", .warning,
    rule:
      "A screenshot that a layout names must be a PNG, a JPEG or a WebP of the whole display. In a picture of another "
      + "shape, the holes would be in the wrong place. It is read only if an emitter shows it. If it can't be used, "
      + "the screen is drawn from its elements.",
    wrong: """
      display: { size: [393, 852] }
      screenshot: cropped-to-a-square.png
      """,
    right: """
      display: { size: [393, 852] }
      screenshot: inbox.png
      """)
}
