import Foundation
import Testing
import TutorialSyntax

@testable import tutorialc

@Suite("The catalogue of diagnostics")
struct CatalogueTests {
  /// The package's folder, derived from the path of this source file.
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("every id is explained, with an example that breaks the rule and one that keeps it")
  func entries() {
    for id in Plugins.diagnostics.all {
      #expect([".", ")"].contains { id.rule.hasSuffix($0) }, "\(id.rawValue)")
      #expect(!id.wrong.isEmpty && !id.right.isEmpty, "\(id.rawValue)")
      #expect(id.wrong != id.right || id == .internalError, "\(id.rawValue)")
    }
  }

  @Test("ids are in kebab-case and name a defect once")
  func names() {
    let names = Plugins.diagnostics.all.map(\.rawValue)
    #expect(names.allSatisfy { $0.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil })
    #expect(Set(names).count == names.count)
  }

  @Test("some source raises each, beside its definition, and each that is defined is listed")
  func raised() throws {
    let sources = Self.package.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("BuiltInDiagnostics.swift")
    }
    let text = try paths.map { try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8) }.joined()
    let defined = text.matches(of: #/static let (\w+) = DiagnosticID\(\s+"([a-z0-9-]+)"/#)
    #expect(Set(defined.map { String($0.2) }) == Set(builtInDiagnostics.map(\.rawValue)))
    // Code names a definition as `.name`.
    let mentioned = Set(text.matches(of: #/\.([a-zA-Z0-9]+)/#).map { String($0.1) })
    for definition in defined { #expect(mentioned.contains(String(definition.1)), "\(definition.2)") }
  }

  @Test("docs/diagnostics.md is up to date")
  func page() throws {
    let page = try String(contentsOf: Self.package.appendingPathComponent("docs/diagnostics.md"), encoding: .utf8)
    #expect(
      page == DiagnosticsPage(registry: Plugins.diagnostics).markdown,
      "run `swift run tutorialc explain --markdown > docs/diagnostics.md` to mend it")
  }
}
