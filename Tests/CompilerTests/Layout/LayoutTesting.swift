import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax
import TutorialYAML

@testable import TutorialCompiler
@testable import TutorialLanguage

/// A manifest read from YAML, and what is wrong with it before anything is merged.
func decodedLayout(_ text: MarkedText) -> Parsed<LayoutManifest> {
  let document = YAMLReader.read(text.source)
  let manifest = decodeLayout(document.value)
  return Parsed(manifest.value, diagnostics: document.diagnostics + manifest.diagnostics)
}

/// The library of some manifests, with all that is wrong with them, in the order of the files.
func solvedLayouts(_ texts: MarkedText...) -> Parsed<LayoutLibrary> {
  let manifests = texts.map(decodedLayout)
  let library = solveLayouts(manifests.map(\.value))
  return Parsed(library.value, diagnostics: manifests.flatMap(\.diagnostics) + library.diagnostics)
}

/// A manifest with one snapshot of screen `s` in variant `v`, 200×100 with a safe area of 10, 20, 30 and 40, of which
/// `body` gives the rest, indented by four.
func oneSnapshot(_ body: String, path: String = "test.layout.yaml") -> MarkedText {
  MarkedText(
    """
    snapshots:
      - screen: s
        variant: v
        display: { size: [200, 100] }
        insets: { safeArea: [10, 20, 30, 40] }
    \(body)
    """, path: path)
}

/// The first snapshot of a manifest that must be free of findings.
func solvedSnapshot(_ text: MarkedText, sourceLocation: SourceLocation = #_sourceLocation) throws -> Snapshot {
  let library = solvedLayouts(text)
  #expect(library.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(library.value.snapshots.first, sourceLocation: sourceLocation)
}

extension Snapshot {
  /// The element of an id that must be there.
  func named(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
    elements[try #require(element(id), "no element \(id)", sourceLocation: sourceLocation)]
  }

  /// The frame of an element in global coordinates.
  func frame(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
    try named(id, sourceLocation: sourceLocation).globalFrame
  }
}

/// Whether two rectangles are the same but for rounding.
func isClose(_ left: Rect, _ right: Rect, within tolerance: Double = 1e-9) -> Bool {
  abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
    && abs(left.width - right.width) <= tolerance && abs(left.height - right.height) <= tolerance
}
