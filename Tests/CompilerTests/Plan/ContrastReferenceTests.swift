import Foundation
import Testing
import TutorialSyntax
import TutorialThemes
import TutorialCompiler

/// Contrasts compared with those of an independent WCAG implementation: see Tests/Oracles/contrast_reference.py.
@Suite struct ContrastReferenceTests {
  private struct Reference: Decodable {
    var overlays: [Ring]
    var dims: [Dim]
  }

  /// A ring over an opaque overlay.
  private struct Ring: Decodable {
    var ring, overlay: String
    var contrast: Double

    init(from decoder: any Swift.Decoder) throws {
      var row = try decoder.unkeyedContainer()
      (ring, overlay) = (try row.decode(String.self), try row.decode(String.self))
      contrast = try row.decode(Double.self)
    }
  }

  /// An overlay around holes, over a black or a white screen, whichever gives more contrast.
  private struct Dim: Decodable {
    var overlay: String
    var opacity, contrast: Double

    init(from decoder: any Swift.Decoder) throws {
      var row = try decoder.unkeyedContainer()
      overlay = try row.decode(String.self)
      (opacity, contrast) = (try row.decode(Double.self), try row.decode(Double.self))
    }
  }

  private let reference: Reference

  init() throws {
    let url = try #require(Bundle.module.url(forResource: "contrast", withExtension: "json", subdirectory: "Reference"))
    reference = try JSONDecoder().decode(Reference.self, from: Data(contentsOf: url))
  }

  private func messages(_ looks: String) -> [String] {
    let screens = Screens(
      steps: "  - { target: a, callout: Hi, \(looks) }", elements: "      - { id: a, frame: [170, 300, 60, 60] }")
    return screens.findings(.lowContrast).map(\.message)
  }

  /// Formats a contrast as the messages do: 2.96 mustn't read as 3.
  private func roundedDown(_ contrast: Double) -> String {
    let tenths = Int(contrast * 10)
    return tenths.isMultiple(of: 10) ? "\(tenths / 10):1" : "\(tenths / 10).\(tenths % 10):1"
  }

  @Test func ringsBelowThreeToOneAreReportedAndNoOthers() {
    #expect(reference.overlays.contains { $0.contrast < 3 } && reference.overlays.contains { $0.contrast >= 3 })
    for pair in reference.overlays {
      let found = messages("ring: { color: \"\(pair.ring)\" }, overlay: { color: \"\(pair.overlay)\", opacity: 1 }")
      let message =
        "the ring's \(pair.ring) over the overlay has a contrast of at most \(roundedDown(pair.contrast)), on any grey screen"
      #expect(found == (pair.contrast < 3 ? [message] : []), "\(pair)")
    }
  }

  @Test func overlaysBelowThreeToOneAreReportedAndNoOthers() {
    #expect(reference.dims.contains { $0.contrast < 3 } && reference.dims.contains { $0.contrast >= 3 })
    for dim in reference.dims {
      let found = messages("overlay: { color: \"\(dim.overlay)\", opacity: \(dim.opacity) }")
      let message =
        "the holes have a contrast of at most \(roundedDown(dim.contrast)) to the overlay around them, on any grey screen"
      #expect(found == (dim.contrast < 3 ? [message] : []), "\(dim)")
    }
  }
}
