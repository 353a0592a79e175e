import Testing
import TutorialBuiltInPlugins

@testable import TutorialPluginKit
import TutorialSyntax
import TutorialTour

@Suite("Limits of an emitter's output")
struct OutputLimitTests {
  private static var request: EmitRequest {
    let source = SourceText(path: "a.tutorial.yaml", bytes: Array("tutorial: a\n".utf8))
    let tour = Tour(
      generator: "g", tutorial: "a", title: nil, once: "a/1", dismiss: [], locales: ["en"], strings: ["en": [:]],
      motions: [:], variants: [], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
    return EmitRequest(tours: [LocatedTour(tour, span: SourceSpan(source, ByteRange(10, 11)))])
  }

  @Test(
    "a tour of more bytes than there may be is an error, and no file",
    // Some write next to nothing of this tour, and swift a list of names, which is never longer than the tour.
    arguments: BuiltInPlugins.emitters.filter {
      $0.describe().plugin.name != "swift" && $0.emit(request).files.contains { $0.bytes.count > 100 }
    })
  func bytes(emitter: any Emitter) throws {
    var request = Self.request
    #expect(emitter.emit(request).diagnostics == [])
    request.budget[.bytes] = 100
    let result = emitter.emit(request)
    #expect(
      result.diagnostics == [
        Diagnostic(
          .limitExceeded, "the output is larger than the limit of 100 bytes", at: request.tours[0].span,
          notes: [.init("`--limit bytes=200` raises it")])
      ])
    #expect(result.files.isEmpty)
  }
}
