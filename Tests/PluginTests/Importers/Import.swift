import TestSupport
import Testing
import TutorialGeometry
import TutorialSyntax

@testable import TutorialPluginKit

extension Importer {
  /// Imports a text, by default at 160 dpi, so that a pixel is a dp.
  func result(
    _ text: MarkedText, density: Double? = 160, display: Size? = nil, lenient: Bool = false,
    traits: [ImportedTrait] = []
  ) -> ImportResult {
    result(text.source, density: density, display: display, lenient: lenient, traits: traits)
  }

  /// Imports a file.
  func result(
    _ source: SourceText, density: Double? = 160, display: Size? = nil, lenient: Bool = false,
    traits: [ImportedTrait] = []
  ) -> ImportResult {
    var request = ImportRequest(source: source, screen: "home", variant: "phone")
    request.density = density
    request.display = display
    request.lenient = lenient
    request.traits = traits
    let result = read(request)
    expectSame(result, request)
    return result
  }

  /// Compares an import's result with that of the same importer out of process.
  private func expectSame(_ result: ImportResult, _ request: ImportRequest) {
    // Neither JSON nor the command line has such numbers.
    let numbers = [request.density, request.display?.width, request.display?.height]
    guard numbers.allSatisfy({ $0?.isFinite != false }) else { return }
    let told: ImportResult
    do {
      told = try self.result(told: request)
    } catch {
      Issue.record("\(error)")
      return
    }
    #expect(told.manifest.map { ManifestWriter.write([$0]) } == result.snapshot.map { ManifestWriter.write([$0]) })
    #expect(told.diagnostics == result.diagnostics)
  }

  /// Imports through the messages of a program. The protocol must not lose anything.
  private func result(told request: ImportRequest) throws -> ImportResult {
    let options = describe().options.filled(request.options)
    let sent = try #require(ImportRequestMessage.bytes(request, options: options))
    let received = try ImportRequestMessage.request(reading: sent)
    let answer = ImportResponseMessage.bytes(read(received), to: received)
    return try ImportResponseMessage.result(reading: answer, to: request, ids: [])
  }

  /// Returns the snapshot of a text without any diagnostics.
  func snapshot(
    _ text: String, density: Double? = 160, display: Size? = nil, traits: [ImportedTrait] = []
  ) throws -> ImportedSnapshot {
    let result = result(MarkedText(text), density: density, display: display, traits: traits)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.snapshot)
  }

  /// Returns the only diagnostic of a text.
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
  /// Returns the element with an id.
  func element(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ImportedElement {
    try #require(elements.first { $0.id == id }, "\(elements.map(\.id))", sourceLocation: sourceLocation)
  }
}
