import TestSupport
import Testing
import TutorialCompiler
import TutorialLocks
import TutorialSyntax

/// An imported screen whose rows share ids, and the drift of tutorials over it after changes.
@Suite("A lock says what a selector names")
struct LockTests {
  private let rows = """
          - { id: toolbar, type: toolbar, frame: [0, 0, 400, 80] }
          - { id: compose, type: button, label: Compose, parent: toolbar, frame: [300, 10, 60, 60] }
          - { id: list, type: list, frame: [0, 80, 400, 720] }
          - { id: list/cell-0, identity: path, type: cell, parent: list, frame: [0, 80, 400, 72] }
          - { id: title-1, identity: numbered, nativeId: title, type: text, text: Lunch?, parent: list/cell-0, frame: [10, 90, 200, 50] }
          - { id: more-1, identity: numbered, nativeId: more, type: button, label: More, parent: list/cell-0, frame: [340, 90, 50, 50] }
          - { id: list/cell-1, identity: path, type: cell, parent: list, frame: [0, 152, 400, 72] }
          - { id: title-2, identity: numbered, nativeId: title, type: text, text: Invoices, parent: list/cell-1, frame: [10, 160, 200, 50] }
          - { id: more-2, identity: numbered, nativeId: more, type: button, label: More, parent: list/cell-1, frame: [340, 160, 50, 50] }
    """

  /// Returns the layout of the rows after some replacements, in order.
  private func layout(_ changes: [(String, String)] = []) -> String {
    var text = rows
    for (old, new) in changes {
      #expect(text.contains(old), "\(old) is not in the layout")
      text = text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
    return """
      source: { format: uiautomator }
      snapshots:
        - screen: inbox
          variant: phone
          traits: { locale: en }
          display: { size: [400, 800] }
          occluders: []
          elements:
      \(text)

      """
  }

  private func world(_ target: String, _ layout: String, lock: [UInt8]? = nil) -> MemoryWorld {
    var world = MemoryWorld([
      "t.tutorial.yaml":
        "tutorial: t\nlayout: a.layout.yaml\nsteps:\n  - { id: s, target: \(target), callout: Here. }\n",
      "a.layout.yaml": layout,
    ])
    world.files["t.lock.yaml"] = lock
    return world
  }

  private func compile(_ world: MemoryWorld, _ use: LockUse = .compared) -> Analysis {
    var options = CompileOptions()
    options.lock = use
    return Compiler(world: world, options: options).compile("t.tutorial.yaml")
  }

  /// Returns the lock of a tutorial with one target.
  private func lock(_ target: String, _ layout: String) throws -> [UInt8] {
    let compiled = compile(world(target, layout), .ignored)
    let resolved = try #require(compiled.resolved)
    let lock = try #require(lockTutorial(resolved))
    return LockWriter.write(lock.value.entries, ofTutorial: "t.tutorial.yaml")
  }

  /// Returns the ids and messages of a locked target's lock diagnostics and errors, after changes of the layout.
  private func said(_ target: String, _ changes: [(String, String)]) throws -> [String] {
    let lock = try lock(target, layout())
    let compiled = compile(world(target, layout(changes), lock: lock))
    return compiled.diagnostics.filter { DiagnosticID.ofLocks.contains($0.id) || $0.severity == .error }
      .map { "\($0.id.rawValue): \($0.message)" }
  }

  @Test("nothing is said where nothing has changed, and the lock is of the tutorial")
  func unchanged() throws {
    for target in ["compose", "title-2", "{ text: Invoices }", "{ type: cell, within: list, last: true }"] {
      let compiled = compile(world(target, layout(), lock: try lock(target, layout())), .required)
      #expect(compiled.diagnostics.filter { DiagnosticID.ofLocks.contains($0.id) } == [], "\(target)")
    }
  }

  @Test("by an id: the id and the type are locked; changed words are a note")
  func byID() throws {
    #expect(
      try said("compose", [("label: Compose", "label: New")])
        == [#"changed-target: compose has changed: it says "New", was "Compose""#])
    #expect(
      try said("compose", [("compose, type: button", "compose, type: cell")])
        == [#"drifted-target: compose is the locked element, but has changed: type "cell", was "button""#])
    #expect(try said("compose", [("[300, 10, 60, 60]", "[200, 10, 60, 60]")]) == [])
    #expect(try said("compose", [("parent: toolbar, ", "")]) == [])
  }

  @Test("by words: the words, the type and the named element around are locked")
  func byWords() throws {
    let target = "{ text: Invoices }"
    #expect(try said(target, [("Lunch?", "Dinner?")]) == [])
    #expect(
      try said(target, [("type: text, text: Invoices", "type: header, text: Invoices")])
        == [
          #"drifted-target: { text: Invoices } is the locked element, but has changed: type "header", was "text""#
        ])
    #expect(
      try said(target, [("text: Invoices, parent: list/cell-1", "text: Invoices, parent: toolbar")])
        == [
          #"drifted-target: { text: Invoices } is the locked element, but has changed: it is no longer in "list""#
        ])
    #expect(
      try said(
        target, [("id: list,", "id: feed,"), ("parent: list,", "parent: feed,")])
        == [#"changed-target: { text: Invoices } has changed: "list", which contained it, is gone"#])
  }

  @Test("by a pattern of words: other words are a note in the same place, and in another one an error")
  func byPattern() throws {
    let target = "{ text: { contains: nvo } }"
    #expect(
      try said(target, [("text: Invoices", "text: Convoys")])
        == [#"changed-target: { text: { contains: nvo } } has changed: text "Convoys", was "Invoices""#])
    #expect(
      try said(target, [("text: Invoices", "text: Swap"), ("text: Lunch?", "text: Convoys")])
        == [
          #"drifted-target: { text: { contains: nvo } } may name another element than the locked one: text "Convoys", was "Invoices""#
        ])
    #expect(try said(target, [("text: Invoices", "text: Lunch?"), ("text: Lunch?", "text: Invoices")]) != [])
    #expect(
      try said(target, [("type: text, text: Invoices", "type: header, text: Invoices")])
        == [
          #"drifted-target: { text: { contains: nvo } } is the locked element, but has changed: type "header", was "text""#
        ])
    #expect(
      try said(target, [("text: Invoices, parent: list/cell-1", "text: Convoys, parent: toolbar")])
        == [
          #"drifted-target: { text: { contains: nvo } } names another element than the locked one: it is no longer in "list""#
        ])
    // The same text may be anywhere in the ancestor.
    let row = (
      "id: title-1, identity",
      "id: title-0, type: text, text: Ad, parent: list, frame: [0, 700, 9, 9] }\n      - { id: title-1, identity"
    )
    #expect(try said(target, [row]) == [])
    #expect(try said(target, [row, ("text: Invoices", "text: Convoys")]).count == 1)
  }

  @Test("an element named by a pattern, or by an id that several have, is identified by its row, too")
  func byPatternInARow() throws {
    let storage = [
      ("More, parent: list/cell-0", "More, parent: list/cell-0"),
      ("text: Lunch?, parent: list/cell-0", "text: 12 GB free, parent: list/cell-0"),
      (
        "id: more-1, identity: numbered, nativeId: more, type: button, label: More",
        "id: more-1, type: text, text: Storage"
      ),
      (
        "id: more-2, identity: numbered, nativeId: more, type: button, label: More",
        "id: more-2, type: text, text: Apps"
      ),
    ]
    let swapped = [
      ("text: 12 GB free, parent: list/cell-0", "text: Almost full, parent: list/cell-0"),
      ("text: Invoices, parent", "text: 11 GB free, parent"),
    ]
    for target in ["{ text: { contains: GB free } }", "{ nativeId: title, text: { contains: GB free } }"] {
      let lock = try lock(target, layout(storage))
      func said(_ changes: [(String, String)]) -> [String] {
        compile(world(target, layout(storage + changes), lock: lock)).diagnostics
          .filter { DiagnosticID.ofLocks.contains($0.id) }.map { "\($0.id.rawValue)" }
      }
      #expect(said([]) == [])
      #expect(said([("12 GB", "11 GB")]) == ["changed-target"])
      #expect(said(swapped) == ["drifted-target"])
      // The other row has the name Storage now, and the text.
      let renamed = swapped + [("text: Storage", "text: Card"), ("text: Apps", "text: Storage")]
      #expect(said(renamed) == ["changed-target"])
      #expect(
        said([("12 GB", "Almost"), ("text: Invoices, parent", "text: 12 GB free, parent")]) == ["changed-target"])
    }
  }

  @Test("a pattern beside an id, exact words or contents: changed words are a note, because those are locked")
  func patternBesideAName() throws {
    for target in [
      "{ id: compose, label: { contains: o } }", "{ type: cell, has: { text: Invoices } }",
      "{ label: More, within: { type: cell, has: { text: Invoices } } }",
    ] {
      #expect(try said(target, [("label: Compose", "label: Compost")]).allSatisfy { $0.hasPrefix("changed-target") })
    }
  }

  @Test("by contents: the type is locked, the words aren't")
  func byContents() throws {
    let target = "{ type: cell, has: { text: Invoices } }"
    #expect(try said(target, [("text: Invoices", "text: Swap"), ("text: Lunch?", "text: Invoices")]) == [])
    #expect(
      try said(
        target,
        [("id: list/cell-1, identity: path, type: cell, parent: list", "id: list/cell-1, identity: path, type: cell")])
        == [
          "drifted-target: \(target) may name another element than the locked one: it is no longer in \"list\""
        ])
  }

  @Test("a fragile selector gets no certain fix-it if it, or a part of it, names another element than the locked one")
  func noProposalOfTheWrong() throws {
    for target in ["title-2", "{ nativeId: title, within: list/cell-1 }", "{ type: cell, has: title-2 }"] {
      let lock = try lock(target, layout())
      let new = layout([("text: Invoices", "text: Swap"), ("text: Lunch?", "text: Invoices")])
      let fragile = compile(world(target, new, lock: lock)).diagnostics.filter { $0.id == .fragileSelector }
      #expect(fragile.flatMap(\.fixits).isEmpty && fragile.allSatisfy { $0.primaryLabel.isEmpty }, "\(target)")
      let before = compile(world(target, layout(), lock: lock)).diagnostics.filter { $0.id == .fragileSelector }
      #expect(before.contains { !$0.fixits.isEmpty }, "\(target)")
    }
  }

  @Test("an `nth` isn't fragile if the lock has the place and its container")
  func heldPlace() throws {
    func fragile(_ target: String, lock: [UInt8]?) -> Int {
      compile(world(target, layout(), lock: lock)).diagnostics.count { $0.id == .fragileSelector }
    }
    for (target, rest) in [
      ("{ type: cell, within: list, nth: 1 }", 0), ("{ type: cell, nth: 1 }", 0), ("{ id: compose, nth: 0 }", 0),
      // Its container is the whole screen, and its `within` is a place that can't be locked.
      ("{ type: toolbar, nth: 0 }", 1), ("{ type: text, within: { type: cell, nth: 1 } }", 1),
    ] {
      #expect(fragile(target, lock: nil) == 1, "\(target)")
      #expect(fragile(target, lock: try lock(target, layout())) == rest, "\(target)")
    }
  }

  @Test("a place within a place, or within a match of a pattern, locks a fingerprint unless the container has an id")
  func placeInAPlace() throws {
    for target in [
      "{ type: text, within: { type: cell, nth: 1 }, first: true }",
      "{ type: text, within: { type: cell, has: { text: { contains: nvo } } }, first: true }",
    ] {
      let swapped = [("text: Invoices", "text: Convoys")]
      #expect(try said(target, swapped).contains { $0.hasPrefix("drifted-target") }, "\(target)")
    }
    let held = "{ type: cell, within: { type: list, first: true }, first: true }"
    #expect(try said(held, [("text: Lunch?", "text: Breakfast?")]) == [])
  }

  @Test("by a place that is meant: container, place and type are locked, not the words there")
  func byPlace() throws {
    for target in [
      "{ type: cell, within: list, first: true }", "{ type: cell, first: true }", "{ type: cell, nth: 0 }",
    ] {
      #expect(try said(target, [("text: Lunch?", "text: Breakfast?")]) == [])
      let renamed = try said(target, [("id: list,", "id: feed,"), ("parent: list,", "parent: feed,")])
      #expect(
        renamed.map { $0.prefix { $0 != ":" } }
          == [target.contains("within") ? "unknown-target" : "changed-target"], "\(target)")
    }
    #expect(
      try said(
        "{ within: list, first: true }",
        [("id: list/cell-0, identity: path, type: cell", "id: list/cell-0, identity: path, type: header")])
        == [
          #"drifted-target: { within: list, first: true } names another element than the locked one: type "header", was "cell""#
        ])
  }

  @Test("by a place in a container whose words have changed: a note")
  func wordsOfContainers() throws {
    let target = "{ type: text, within: row, first: true }"
    let kept = ("parent: list/cell-0", "parent: row")
    let named = [("id: list/cell-0, identity: path", "id: row, label: Today"), kept]
    let lock = try lock(target, layout(named))
    let changed = layout([("id: list/cell-0, identity: path", "id: row, label: Tomorrow"), kept])
    let found = compile(world(target, changed, lock: lock)).diagnostics
    #expect(
      found.filter { $0.id == .changedTarget }.map(\.message)
        == [
          #"{ type: text, within: row, first: true } has changed: its container says "Tomorrow", was "Today""#
        ])
  }

  @Test("by a made-up id: its fingerprint is locked, and the diagnostic names the element that has it now")
  func byMadeUpID() throws {
    let swap = [("text: Invoices", "text: Swap"), ("text: Lunch?", "text: Invoices"), ("text: Swap", "text: Lunch?")]
    let lock = try lock("title-2", layout())
    let compiled = compile(world("title-2", layout(swap), lock: lock))
    let found = compiled.diagnostics.filter { $0.id == .driftedTarget }
    #expect(
      found.map(\.message)
        == [#"title-2 names another element than the locked one: text "Lunch?", was "Invoices""#])
    let drift = try #require(found.first)
    #expect(
      drift.notes.map(\.message)
        == [
          "it is locked here", #"the locked element is "title-1" now"#,
          "to accept the new one, run `tutorialc lock`",
        ])
    #expect(drift.fixits.map(\.title) == ["replace it with { text: Invoices }"])
    #expect(drift.variants == ["phone"] && drift.labels.map(\.message) == ["this element now"])
    #expect(
      try said("title-2", [("text: Invoices", "text: Bills")])
        == [#"drifted-target: title-2 names another element than the locked one: text "Bills", was "Invoices""#]
    )
  }

  @Test("an element without words is told by the words in it")
  func anonymous() throws {
    let alone = [("list/cell-0, identity: path, type: cell", "list/cell-0, identity: path, type: header")]
    let lock = try lock("{ type: cell }", layout(alone))
    let changed = layout(alone + [("text: Invoices", "text: Bills")])
    let found = compile(world("{ type: cell }", changed, lock: lock)).diagnostics
    #expect(
      found.filter { $0.id == .changedTarget }.map(\.message)
        == ["{ type: cell } has changed: the words in it and around it have changed"])
  }

  @Test("if the id is gone, unknown-target says where the element is now")
  func gone() throws {
    let lock = try lock("title-2", layout())
    let compiled = compile(
      world("title-2", layout([("id: title-2, identity: numbered", "id: title-9, identity: numbered")]), lock: lock))
    let found = try #require(compiled.diagnostics.first { $0.id == .unknownTarget })
    #expect(found.notes.map(\.message).contains(#"the locked element is "title-9" now"#))
    #expect(found.fixits.map(\.title) == ["replace it with { text: Invoices }"])
  }

  @Test("elements that are alike are told by the words around them; that this is weak is a warning")
  func likes() throws {
    let weak = "weak-lock: more-2 names one of 2 elements that differ only in their places"
    #expect(try said("more-2", []) == [weak])
    let swap = [("text: Invoices", "text: Swap"), ("text: Lunch?", "text: Invoices"), ("text: Swap", "text: Lunch?")]
    #expect(
      try said("more-2", swap)
        == [
          "drifted-target: more-2 names another element than the locked one: it is another one of 2 similar elements"
        ])
    let third = """
      list, frame: [0, 80, 400, 720] }
            - { id: list/cell-9, identity: path, type: cell, parent: list, frame: [0, 300, 400, 72] }
            - { id: title-9, identity: numbered, nativeId: title, type: text, text: Bills, parent: list/cell-9, frame: [10, 310, 200, 50] }
            - { id: more-9, identity: numbered, nativeId: more, type: button, label: More, parent: list/cell-9, frame: [340, 310, 50, 50] }
      """
    // The row is the same; another has come before it.
    #expect(try said("more-2", [("list, frame: [0, 80, 400, 720] }", third)]) == [weak])
    #expect(
      try said("more-2", [("text: Invoices", "text: Bills")])
        == ["changed-target: more-2 has changed: the words around it have changed", weak])
    let compiled = compile(world("more-2", layout(), lock: try lock("more-2", layout())))
    #expect(
      compiled.diagnostics.filter { $0.id == .weakLock }.flatMap(\.fixits).map(\.title)
        == ["replace it with { label: More, within: { type: cell, has: { text: Invoices } } }"])
    // The remaining one is another one.
    let left = try said(
      "more-2",
      [
        ("id: more-2, identity: numbered, nativeId: more, type: button, label: More", "id: other, type: button"),
        ("more-1", "more-2"),
      ])
    #expect(
      left == [
        "drifted-target: more-2 may name another element than the locked one: 1 similar element, was 2"
      ])
    // A fingerprint inside `within` is unique there.
    #expect(try said("{ type: button, within: { type: cell, has: { text: Invoices } } }", []) == [])
  }

  @Test("a selector that was rewritten is a new reference, and one that is gone is said once")
  func stale() throws {
    let lock = try lock("compose", layout())
    func found(_ use: LockUse) -> [String] {
      compile(world("list", layout(), lock: lock), use).diagnostics.filter { DiagnosticID.ofLocks.contains($0.id) }
        .map { "\($0.severity.rawValue): \($0.id.rawValue): \($0.message)" }
    }
    #expect(found(.compared) == ["warning: stale-lock: the lock does not have this reference"])
    #expect(found(.required) == ["error: stale-lock: the lock does not have this reference"])
    #expect(found(.ignored) == [])
    var other = world("compose", layout(), lock: lock)
    other.files["t.tutorial.yaml"] = Array(
      "tutorial: t\nlayout: a.layout.yaml\nsteps: [{ id: x, callout: Hi. }]\n".utf8)
    #expect(
      compile(other).diagnostics.filter { DiagnosticID.ofLocks.contains($0.id) }.map(\.message)
        == ["the tutorial no longer has this reference"])
  }

  @Test("a lost target is reported even if the step falls back, is skipped, or goes on without it")
  func lost() throws {
    func found(_ step: String, _ changes: [(String, String)]) throws -> [String] {
      func world(_ layout: String) -> MemoryWorld {
        var world = self.world("compose", layout)
        world.files["t.tutorial.yaml"] = Array(
          "tutorial: t\nlayout: a.layout.yaml\nsteps:\n  - \(step)\n  - { id: end, callout: Done. }\n".utf8)
        return world
      }
      let resolved = try #require(compile(world(layout()), .ignored).resolved)
      let lock = try #require(lockTutorial(resolved))
      var changed = world(layout(changes))
      changed.files["t.lock.yaml"] = LockWriter.write(lock.value.entries, ofTutorial: "t")
      return compile(changed).diagnostics.filter { $0.id == .driftedTarget }.map(\.message)
    }
    let hidden = [("compose, type: button", "compose, visibility: hidden, type: button")]
    let gone = [("id: compose,", "id: other,")]
    let words = "compose no longer names anything on the screen, but an element is locked: "
    #expect(
      try found("{ id: s, target: compose, fallback: [list], callout: Here. }", hidden)
        == [words + "a fallback serves"])
    #expect(
      try found("{ id: s, target: compose, onMissing: skip, callout: Here. }", hidden)
        == [words + "the step is left out"])
    #expect(
      try found(
        "{ id: s, target: list, interaction: { allow: [compose] }, callout: { body: Here., placement: center } }", gone)
        == [words + "the step does without it"])
  }

  @Test("a pattern for surroundings or contents: everything that identifies the element is locked")
  func loose() throws {
    let swap = [("text: Invoices", "text: Swap"), ("text: Lunch?", "text: Invoices"), ("text: Swap", "text: Lunch?")]
    for target in [
      "{ label: More, within: { type: cell, nth: 0 } }", "{ type: cell, has: { label: More, nth: 0 } }",
    ] {
      #expect(try said(target, swap).contains { $0.hasPrefix("drifted-target") }, "\(target)")
    }
    // Another row matches the pattern.
    let other = [("text: Invoices", "text: Bills"), ("text: Lunch?", "text: Invoiced")]
    for target in [
      "{ type: cell, has: { text: { contains: nvo } } }",
      "{ label: More, within: { type: cell, has: { text: { contains: nvo } } } }",
      "{ type: cell, anyOf: [{ has: { text: Invoices } }, { has: { text: Invoiced } }] }",
    ] {
      #expect(try said(target, other).contains { $0.hasPrefix("drifted-target") }, "\(target)")
    }
  }

  @Test("ids of Android are the same in builds of other packages")
  func packages() throws {
    let native = [("id: compose, type", "id: compose, nativeId: \"com.x:id/compose\", type")]
    let debug = [("id: compose, type", "id: compose, nativeId: \"com.x.debug:id/compose\", type")]
    let lock = try lock("compose", layout(native))
    let found = compile(world("compose", layout(debug), lock: lock)).diagnostics
    #expect(found.filter { DiagnosticID.ofLocks.contains($0.id) } == [])
  }

  @Test("a lock that is missing is an error only where one is asked for")
  func missing() {
    func found(_ use: LockUse) -> [String] {
      compile(world("compose", layout()), use).diagnostics.filter { DiagnosticID.ofLocks.contains($0.id) }.map(
        \.message)
    }
    #expect(found(.compared) == [])
    #expect(found(.required) == [#"there is no "t.lock.yaml""#])
    #expect(compile(world("compose", layout())).inputs == ["a.layout.yaml", "t.tutorial.yaml"])
  }
}

extension DiagnosticID {
  /// The diagnostics of locks.
  fileprivate static let ofLocks: [DiagnosticID] = [
    .driftedTarget, .driftedCover, .weakLock, .changedTarget, .staleLock, .missingLock, .conflictingLock,
  ]
}
