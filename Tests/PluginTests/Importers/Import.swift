import TestSupport
import Testing
import TutorialGeometry
import TutorialPluginKit
import TutorialSyntax

extension Importer {
  /// What the importer makes of a text, at 160 dpi (so that a pixel is a dp) unless said otherwise.
  func result(
    _ text: MarkedText, density: Double? = 160, display: Size? = nil, lenient: Bool = false,
    traits: [ImportedTrait] = []
  ) -> ImportResult {
    result(text.source, density: density, display: display, lenient: lenient, traits: traits)
  }

  /// What the importer makes of a file.
  func result(
    _ source: SourceText, density: Double? = 160, display: Size? = nil, lenient: Bool = false,
    traits: [ImportedTrait] = []
  ) -> ImportResult {
    var request = ImportRequest(source: source, screen: "home", variant: "phone")
    request.density = density
    request.display = display
    request.lenient = lenient
    request.traits = traits
    return read(request)
  }

  /// The snapshot of a text that nothing is wrong with.
  func snapshot(
    _ text: String, density: Double? = 160, display: Size? = nil, traits: [ImportedTrait] = []
  ) throws -> ImportedSnapshot {
    let result = result(MarkedText(text), density: density, display: display, traits: traits)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.snapshot)
  }

  /// The only thing wrong with a text.
  func finding(
    _ text: MarkedText, density: Double? = 160, display: Size? = nil, lenient: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Diagnostic {
    let diagnostics = result(text, density: density, display: display, lenient: lenient).diagnostics
    #expect(diagnostics.count == 1, sourceLocation: sourceLocation)
    return try #require(diagnostics.first, sourceLocation: sourceLocation)
  }
}

extension ImportedSnapshot {
  /// The element of that id.
  func element(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ImportedElement {
    try #require(elements.first { $0.id == id }, "\(elements.map(\.id))", sourceLocation: sourceLocation)
  }
}
