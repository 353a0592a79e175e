import TestSupport
import Testing
import TutorialGeometry
import TutorialSyntax

@testable import TutorialPluginKit

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
    let result = read(request)
    expectSame(result, request)
    return result
  }

  /// Holds what was made of a file to what a program would make of it.
  private func expectSame(_ result: ImportResult, _ request: ImportRequest) {
    // JSON has no such numbers, and neither has a command line.
    let numbers = [request.density, request.display?.width, request.display?.height]
    guard numbers.allSatisfy({ $0?.isFinite != false }) else { return }
    let told: ImportResult
    do {
      told = try self.result(told: request)
    } catch {
      Issue.record("\(error)")
      return
    }
    #expect(told.snapshot.map { ManifestWriter.write([$0]) } == result.snapshot.map { ManifestWriter.write([$0]) })
    #expect(told.diagnostics == result.diagnostics)
  }

  /// The same as a program reads the file and the compiler takes the answer: what is said between them loses nothing.
  private func result(told request: ImportRequest) throws -> ImportResult {
    let options = describe().options.filled(request.options)
    let sent = try #require(ImportRequestMessage.bytes(request, options: options))
    let received = try ImportRequestMessage.request(reading: sent)
    let answer = ImportResponseMessage.bytes(read(received), to: received)
    return try ImportResponseMessage.result(reading: answer, to: request, from: describe().plugin.name, ids: [])
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
