import Testing
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("The schema of tutorials")
struct TutorialSchemaTests {
  private let schema: Document
  private let root: NodeID

  init() throws {
    let source = SourceText(path: "tutorial.schema.json", bytes: Array(TutorialSchema.json.utf8))
    let read = JSONReader.read(source)
    try #require(read.diagnostics == [])
    schema = read.value
    root = try #require(read.value.root)
  }

  /// The value under a key of a map.
  private func value(_ key: String, of map: NodeID) -> NodeID? {
    var children = schema.children(map)
    while let name = children.next(), let value = children.next() {
      if schema.string(name) == key { return value }
    }
    return nil
  }

  /// The keys under `properties` of all alternatives of a definition.
  private func properties(of map: NodeID) -> Set<String> {
    var keys: Set<String> = []
    if let properties = value("properties", of: map) {
      var children = schema.children(properties)
      while let name = children.next(), children.next() != nil { keys.insert(schema.string(name)) }
    }
    for alternative in value("anyOf", of: map).map(schema.children).map(Array.init) ?? [] {
      keys.formUnion(properties(of: alternative))
    }
    return keys
  }

  private func keys(_ definition: String) throws -> Set<String> {
    let definitions = try #require(value("$defs", of: root))
    return properties(of: try #require(value(definition, of: definitions)))
  }

  @Test("It has the keys that the decoder has, no more and no fewer")
  func agreesWithDecoder() throws {
    #expect(properties(of: root) == Set(TutorialKey.table.names))
    #expect(try keys("step") == Set(StepKey.table.names))
    #expect(try keys("layer") == Set(StepKey.namesOfPartials))
    #expect(try keys("targetItem") == Set(TargetKey.table.names))
    #expect(try keys("cutout") == Set(CutoutKey.table.names))
    #expect(try keys("path") == Set(PathKey.table.names))
    #expect(try keys("padding") == Set(PaddingKey.table.names))
    #expect(try keys("ring") == Set(RingKey.table.names))
    #expect(try keys("overlay") == Set(OverlayKey.table.names))
    #expect(try keys("interaction") == Set(InteractionKey.table.names))
    #expect(try keys("scroll") == Set(ScrollIntoViewKey.table.names))
    #expect(try keys("accessibility") == Set(AccessibilityKey.table.names))
    #expect(try keys("callout") == Set(CalloutKey.table.names))
    #expect(try keys("button") == Set(ButtonKey.table.names))
    #expect(try keys("rule") == Set(AdvanceKey.table.names))
    #expect(try keys("condition") == Set(ConditionKey.table.names))
    #expect(try keys("transition") == Set(TransitionKey.table.names))
    #expect(try keys("movement") == Set(MovementKey.table.names))
    #expect(try keys("spring") == Set(SpringKey.table.names))
    #expect(try keys("reducedMotion") == Set(ReducedMotionKey.table.names))
    #expect(try keys("effect") == Set(EffectKey.table.names))
    #expect(try keys("sprite") == Set(SpriteKey.table.names))
    #expect(try keys("spritePoint") == Set(SpritePointKey.table.names))
    #expect(try keys("selector") == Set(SelectorKey.table.names))
    #expect(try keys("matcher") == Set(MatcherKey.table.names))
  }
}
