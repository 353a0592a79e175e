import TutorialCompiler
import TutorialDriving
import TutorialLocks
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

/// A build in ninja's format: an action for each list of manifests that solves them, one for each tutorial that
/// compiles it, and one that reads the summaries.
///
/// All paths are relative to the working directory, unless absolute ones are named: so the plans of two checkouts have
/// the same bytes.
struct NinjaPlan {
  private let plan: RunPlan
  private let output: String
  private let tool: String
  private let options: [String]
  private let limits: [String]
  private let operands: [String]
  /// Diagnostics about outputs with the same name, of which ninja could only make one.
  private(set) var collisions: [Diagnostic] = []
  private var tutorials: [Planned] = []
  private var inputs: Set<String> = []
  /// The inputs of every action: the configuration, its manifests and fonts, and the compiler if it is a file of the
  /// project.
  private var shared: Set<String> = []

  var path: String { FilePath.join(output, "build.ninja") }
  /// The compiler, if it is a file of the project.
  private var tools: [String] { tool.utf8.contains(UInt8(ascii: "/")) ? [tool] : [] }
  /// A name that ninja cannot represent, if there is one.
  var unnameable: String? {
    ([output, tool] + inputs + tutorials.flatMap { $0.outputs + $0.inputs }).first { !NinjaFile.canName($0) }
  }

  /// A tutorial, and what is known about its action beforehand.
  private struct Planned {
    let path: String
    let outputs: [String]
    let inputs: Set<String>
    /// Its manifests in order, if an action of their own may solve them; else empty.
    let layouts: [String]
    let found: FoundFiles
  }

  /// Plans the tutorials of a run.
  static func make(
    _ plan: RunPlan, output: String, tool: String, options: [String], limits: [String], operands: [String]
  ) -> NinjaPlan {
    var ninja = NinjaPlan(
      plan: plan, output: output, tool: tool, options: options, limits: limits, operands: operands)
    ninja.planTutorials()
    ninja.findInputs()
    return ninja
  }

  /// Plans an action for each tutorial, and looks for outputs with the same name.
  private mutating func planTutorials() {
    let watched = WatchedFolders(boundary: plan.boundary)
    let compile = plan.settings.compile
    var outcomes: [TutorialOutcome] = []
    for tutorial in plan.input.tutorials {
      let recording = RecordingWorld(plan.world())
      let references = findReferences(
        of: tutorial.path, within: tutorial.scope, in: recording, locales: compile.locales, theme: compile.theme,
        budget: compile.budget)
      var found = recording.found
      found.manifests = compile.layouts.map(\.path)
      for pattern in recording.patterns { inputs.formUnion(watched.folders(searchedFor: pattern)) }
      if let lock = TutorialLock.path(ofTutorial: tutorial.path) {
        inputs.formUnion(watched.folders(searchedFor: lock))
      }
      // A theme may name another.
      inputs.formUnion(references.themes)
      var outcome = TutorialOutcome(path: tutorial.path)
      let name = TutorialName.name(ofFile: tutorial.path) ?? ""
      for emitter in plan.settings.emitters where !emitter.speaksOfAll {
        for case .named(let file) in emitter.emitter.files(forTutorials: [name], options: emitter.options) {
          outcome.outputs.append(.init(emitter: emitter.name, path: file, staged: nil, bytes: nil))
        }
      }
      outcomes.append(outcome)
      tutorials.append(
        Planned(
          path: tutorial.path, outputs: outcome.outputs.map(\.path),
          inputs: Set(
            references.layouts + references.strings + references.themes + [references.lock].compactMap(\.self)),
          layouts: Self.layouts(of: tutorial, references.layouts, plan), found: found))
    }
    collisions = CrossChecks.findCollisions(&outcomes)
  }

  /// Finds everything that the plan depends on.
  private mutating func findInputs() {
    let watched = WatchedFolders(boundary: plan.boundary)
    inputs.formUnion(tutorials.map(\.path))
    for name in plan.searched + operands {
      inputs.formUnion(Glob.isPattern(name) ? watched.folders(searchedFor: name) : watched.folders(below: name))
    }
    shared = Set(
      plan.settings.compile.layouts.map(\.path) + (plan.settings.fonts?.files.map(\.font.path) ?? [])
        + [plan.configurationPath].compactMap(\.self) + tools + Self.programs(of: plan))
    inputs.formUnion(shared)
  }

  /// The project's files in the emitters' commands: another program makes other outputs.
  private static func programs(of plan: RunPlan) -> [String] {
    plan.settings.emitters.flatMap(\.command).filter { word in
      !word.hasPrefix("/") && (try? FileSystem.status(word))?.kind == .file
    }
  }

  /// The manifests that a tutorial is compiled with, in order. Empty if the tutorial names files that it may not read:
  /// the solving action gets its files from the plan, and would read them.
  private static func layouts(of tutorial: InputSearch.Tutorial, _ named: [String], _ plan: RunPlan) -> [String] {
    if let roots = plan.boundary.roots(of: plan.boundary.accessScope(of: tutorial.path)) {
      for path in named where (try? plan.boundary.place(of: path, beneath: roots)) == nil { return [] }
    }
    var seen: Set<String> = []
    return (named + plan.settings.compile.layouts.map(\.path)).filter { seen.insert($0).inserted }
  }

  /// The file with the solved manifests of a list.
  private func solved(_ layouts: [String]) -> String {
    inside("layouts/" + SolvedFileStore.name(of: layouts) + ".solved")
  }

  /// The folder for files that actions pass on, in the output folder; hidden, because it contains no sources.
  private static let folder = OutputFolder.stateName + "/plan"

  private func inside(_ name: String) -> String { FilePath.join(output, Self.folder + "/" + name) }

  /// The path of a tutorial's summary. It follows the tutorial's path, but never leads out of the folder.
  private func summary(_ tutorial: String) -> String {
    let parts = tutorial.split(separator: "/", omittingEmptySubsequences: true).map { $0 == ".." ? "%2E%2E" : $0 }
    return inside(parts.joined(separator: "/") + ".summary")
  }

  /// Gives the plan a time later than all its inputs. An unchanged plan isn't written, and a searched folder may be as
  /// new: ninja would remake it forever.
  func markNewest() throws(SystemError) {
    let newest = inputs.compactMap { try? FileSystem.status($0).modified }.max() ?? 0
    if (try? FileSystem.status(path).modified) ?? 0 > newest { return }
    try FileSystem.removeFile(path)
    try AtomicFile.write(Array(text.utf8), to: path)
  }

  // MARK: The text

  var text: String {
    var file = NinjaFile(
      comments: ["Written by tutorialc plan --ninja, which writes it anew when it has to."],
      variables: [("ninja_required_version", "1.10"), ("builddir", inside(""))])
    addRules(&file)
    let shared = sorted(shared)
    file.build([path], rule: "plan", [], implicit: sorted(inputs))
    for layouts in sorted(lists: tutorials.map(\.layouts)) {
      file.build([solved(layouts)], rule: "layouts", layouts, implicit: tools)
    }
    for tutorial in tutorials {
      let summary = summary(tutorial.path)
      let named = tutorial.outputs.map { FilePath.join(output, $0) }
      let depfile = readsMore ? ["--depfile", summary + ".d"] : []
      var variables = [("summary", summary), ("leaving", NinjaFile.shell(["--summary", summary] + depfile))]
      let solved = tutorial.layouts.isEmpty ? [] : [solved(tutorial.layouts)]
      variables += solved.map { ("solved", NinjaFile.shell(["--solved", $0])) }
      if !tutorial.found.isEmpty {
        variables += [("searches", NinjaFile.shell(["--found", summary + ".found"])), ("found", tutorial.found.json)]
      }
      file.build(
        [summary] + named, rule: tutorial.found.isEmpty ? "tutorial" : "found-tutorial", [tutorial.path],
        implicit: shared + sorted(tutorial.inputs.subtracting(shared)) + solved, variables: variables)
    }
    let summaries = tutorials.map { summary($0.path) }
    file.build(
      [inside("joined")] + joinedOutputs, rule: "join", summaries, implicit: shared,
      variables: [("summaries", TutorialSummary.list(of: summaries))])
    file.declare(sources: sorted(tutorials.reduce(inputs) { $0.union($1.inputs) }))
    return file.text
  }

  /// True if an action reads files that the plan cannot know before it has run: screenshots that layouts name.
  private var readsMore: Bool { plan.settings.emitters.contains { !$0.speaksOfAll && $0.readsScreenshots } }

  private var joinedOutputs: [String] {
    let names = tutorials.compactMap { TutorialName.name(ofFile: $0.path) }
    return plan.settings.emitters.filter(\.speaksOfAll).flatMap { emitter in
      emitter.emitter.files(forTutorials: names, options: emitter.options).compactMap { file -> String? in
        if case .named(let name) = file { FilePath.join(output, name) } else { nil }
      }
    }
  }

  private func sorted(lists: [[String]]) -> [[String]] {
    Set(lists).filter { !$0.isEmpty }.sorted { $0.joined(separator: "\n").precedesInBytes($1.joined(separator: "\n")) }
  }

  private func sorted(_ paths: Set<String>) -> [String] { paths.sorted { $0.precedesInBytes($1) } }

  private func addRules(_ file: inout NinjaFile) {
    let configuration = plan.configurationPath.map { ["--config", $0] } ?? []
    let common = ["--out", output] + configuration + options
    func command(_ name: String, _ rest: [String] = []) -> String {
      NinjaFile.escaped(value: NinjaFile.shell([tool, name] + common + rest))
    }
    let again = ["--ninja", "--tool", tool, "--"] + operands
    file.rule(
      "plan",
      [
        ("command", command("plan", again)), ("description", "plan"), ("generator", "1"),
      ])
    let build = command("build", ["--jobs", "1"])
    let found = readsMore ? [("depfile", "$summary.d"), ("deps", "gcc")] : []
    let kept = [("restat", "1"), ("description", "$in")] + found
    file.rule("tutorial", [("command", build + " $leaving $solved -- $in")] + kept)
    file.rule(
      "found-tutorial",
      [
        ("command", build + " $leaving $solved $searches -- $in"), ("rspfile", "$summary.found"),
        ("rspfile_content", "$found"),
      ] + kept)
    let solve = NinjaFile.shell([tool, "solve"] + limits)
    file.rule(
      "layouts",
      [("command", NinjaFile.escaped(value: solve) + " --out $out -- $in"), ("restat", "1"), ("description", "$in")])
    let stamp = inside("joined")
    file.rule(
      "join",
      [
        ("command", command("join", ["--stamp", stamp, stamp + ".list"])), ("restat", "1"),
        ("rspfile", NinjaFile.escaped(value: stamp + ".list")), ("rspfile_content", "$summaries"),
        ("description", "all tutorials together"),
      ])
  }
}
