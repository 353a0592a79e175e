import Foundation
import Testing
import TutorialSyntax

@testable import tutorialc

@Suite("The catalogue of diagnostics")
struct CatalogueTests {
  /// The folder of the package, from where this file was compiled.
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("every id is explained, with an example that breaks the rule and one that keeps it")
  func entries() {
    for id in DiagnosticID.allCases {
      let entry = Catalogue.entry(for: id)
      #expect([".", ")"].contains { entry.rule.hasSuffix($0) }, "\(id.rawValue)")
      #expect(!entry.wrong.isEmpty && !entry.right.isEmpty, "\(id.rawValue)")
      #expect(entry.wrong != entry.right || id == .internalError, "\(id.rawValue)")
    }
  }

  @Test("ids are in kebab-case and name a defect once")
  func names() {
    let names = DiagnosticID.allCases.map(\.rawValue)
    #expect(names.allSatisfy { $0.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil })
    #expect(Set(names).count == names.count)
  }

  @Test("some source raises each")
  func raised() throws {
    let sources = Self.package.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift") && !$0.contains("Catalogue") && !$0.hasSuffix("DiagnosticID.swift")
        && !$0.hasSuffix("FixedSeverity.swift")
    }
    let text = try paths.map { try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8) }.joined()
    // A case is mentioned as `.name`.
    let words = text.utf8.split(separator: UInt8(ascii: ".")).map { $0.prefix(while: isLetterOrDigit) }
    let mentioned = Set(words.compactMap { String($0) })
    for id in DiagnosticID.allCases {
      #expect(mentioned.contains("\(id)"), "\(id.rawValue)")
    }
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  @Test("docs/diagnostics.md is up to date")
  func page() throws {
    let page = try String(contentsOf: Self.package.appendingPathComponent("docs/diagnostics.md"), encoding: .utf8)
    #expect(
      page == DiagnosticsPage.markdown,
      "run `swift run tutorialc explain --markdown > docs/diagnostics.md` to mend it")
  }
}
