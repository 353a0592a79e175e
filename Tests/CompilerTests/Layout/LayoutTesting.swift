import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax
import TutorialYAML

@testable import TutorialCompiler
@testable import TutorialLanguage

/// Reads a manifest from YAML, with the diagnostics before anything is merged.
func decodedLayout(_ text: MarkedText) -> Parsed<LayoutManifest> {
  let document = YAMLReader.read(text.source)
  let manifest = decodeLayout(document.value)
  return Parsed(manifest.value, diagnostics: document.diagnostics + manifest.diagnostics)
}

/// Solves some manifests, with all diagnostics in the order of the files.
func solvedLayouts(_ texts: MarkedText...) -> Parsed<LayoutLibrary> {
  let manifests = texts.map(decodedLayout)
  let library = solveLayouts(manifests.map(\.value))
  return Parsed(library.value, diagnostics: manifests.flatMap(\.diagnostics) + library.diagnostics)
}

/// Returns a manifest with one snapshot of screen `s` in variant `v`, 200×100 with a safe area of 10, 20, 30 and 40.
///
/// - Parameter body: the rest of the snapshot, indented by four.
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

/// Returns the first snapshot of a manifest that must have no findings.
func solvedSnapshot(_ text: MarkedText, sourceLocation: SourceLocation = #_sourceLocation) throws -> Snapshot {
  let library = solvedLayouts(text)
  #expect(library.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(library.value.snapshots.first, sourceLocation: sourceLocation)
}

extension Snapshot {
  /// Returns the element with an id that must exist.
  func named(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
    elements[try #require(element(id), "no element \(id)", sourceLocation: sourceLocation)]
  }

  /// Returns the frame of an element in global coordinates.
  func frame(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
    try named(id, sourceLocation: sourceLocation).globalFrame
  }
}

/// Returns true if two rectangles are equal apart from rounding.
func isClose(_ left: Rect, _ right: Rect, within tolerance: Double = 1e-9) -> Bool {
  abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
    && abs(left.width - right.width) <= tolerance && abs(left.height - right.height) <= tolerance
}
