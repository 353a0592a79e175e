import Testing
import TutorialPluginKit

@testable import tutorialc

@Suite("The plugins that come with the executable")
struct PluginTableTests {
  private static let tables =
    Plugins.importers.map { $0.describe() }.map { (name: $0.plugin.name, table: $0.options) }
    + Plugins.emitters.map { $0.describe() }.map { (name: $0.plugin.name, table: $0.options) }

  @Test("have names of their own, and are found by them")
  func names() throws {
    #expect(Set(Self.tables.map(\.name)).count == Self.tables.count)
    for importer in Plugins.importers {
      let name = importer.describe().plugin.name
      #expect(try #require(Plugins.importer(named: name)).describe() == importer.describe())
    }
    for emitter in Plugins.emitters {
      let name = emitter.describe().plugin.name
      #expect(try #require(Plugins.emitter(named: name)).describe() == emitter.describe())
    }
    #expect(Plugins.importer(named: "json") == nil)
    #expect(Plugins.emitter(named: "wda") == nil)
  }

  @Test("say what each of their options means, and each word of it; defaults are what the option may be")
  func prose() {
    for (name, table) in Self.tables {
      #expect(Set(table.entries.map(\.name)).count == table.entries.count)
      for entry in table.entries {
        #expect(entry.summary.hasSuffix("."), "\(name) \(entry.name)")
        #expect(entry.standard.map(entry.admits) != false, "\(name) \(entry.name)")
        guard case .word(let words) = entry.kind else { continue }
        #expect(Set(words.map(\.name)).count == words.count)
        for word in words {
          #expect(!word.summary.isEmpty && !word.summary.hasSuffix("."), "\(name) \(entry.name)=\(word.name)")
          let given = PluginOptions([.init(entry.name, .text(word.name))])
          #expect(table.decode(given, of: name).diagnostics.isEmpty)
        }
      }
    }
  }

  @Test("name no option with a sign that a command line or a shell takes for something else")
  func optionNames() {
    for (name, table) in Self.tables {
      for entry in table.entries {
        #expect(entry.name.allSatisfy { $0.isLetter || $0 == "-" }, "\(name) \(entry.name)")
      }
    }
  }
}
