import TutorialArguments
import TutorialCompiler
import TutorialGeometry
import TutorialIdentity
import TutorialInspection
import TutorialLanguage
import TutorialLayouts
import TutorialReporting
import TutorialScreens
import TutorialSelectors
import TutorialSyntax
import TutorialSystem
import TutorialYAML

enum ElementsCommand: Command {
  static let name = "elements"
  private static let screen = Option("--screen", .text("GLOB"), help: "Only the screens whose name matches.")
  private static let variant = Option("--variant", .text("GLOB"), help: "Only the variants whose name matches.")
  private static let type = Option("--type", .text("TYPE"), help: "Only the elements of this type, in any case.")
  private static let text = Option(
    "--text", .text("TEXT"), help: "Only the elements whose label, text or value is this.")
  private static let match = Option(
    "--match", .text("REGEX"),
    help: "Only the elements whose id, label, text or value matches the regular expression.")
  private static let selector = Option(
    "--selector", .text("YAML"), help: "Only the elements that a selector matches, written as after target:.")
  private static let id = Option("--id", .text("ID"), help: "Propose a selector for the element with this id.")
  private static let point = Option(
    "--at", .text("X,Y"), help: "Propose a selector for the topmost element at a point, in the layout's units.")
  private static let svg = Option(
    "--svg", .path("FILE"), help: "Draw the screens with the ids of the listed elements; - is standard output."
  )

  static let synopsis = Synopsis(
    name: name,
    abstract: "list, draw and find the elements of layouts",
    discussion: """
      Lists the elements of layout manifests, without a tutorial: their ids, the origin of an id that isn't the app's own,
      types, frames on the display, and texts.

      --id and --at propose selectors for an element, beginning with the one that will last longest. The compiler has
      tried each of them on all given snapshots of the screen: it matches this element and no other, in all variants and
      languages.

      With --diagnostics json, standard output has one object, with the list under "elements".
      """,
    operands: .init(usage: "FILE...", count: 1...Int.max, completion: .files),
    options: [screen, variant, type, text, match, selector, id, point, svg, InputOptions.limit],
    reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc elements inbox.layout.json --match Compose", meaning: "find the element Compose"),
      .init(command: "tutorialc elements *.layout.json --id list/cell-0", meaning: "find a selector that lasts"),
      .init(command: "tutorialc elements inbox.layout.json --at 120,340", meaning: "find a selector for a point"),
      .init(command: "tutorialc elements inbox.layout.json --svg inbox.svg", meaning: "draw the screen with its ids"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    var report = Report(try ReportOptions(arguments, session))
    var options = CompileOptions()
    options.budget = try Settings.budget(arguments.values(InputOptions.limit))
    let point = try arguments.value(point).map(Self.point)
    if point != nil, arguments.has(id) { throw UsageError("--id does not go with --at: both name an element") }
    let query = try query(arguments, &report)
    let paths = arguments.operands.map(FilePath.normalize)
    let (library, found) = Compiler(world: ListedFilesWorld(paths), options: options).layouts(paths)
    report.add(found)
    guard report.exitCode == .success, let library, let query else {
      return report.write(session, machineStream: session.output)
    }
    let snapshots = query.snapshots(of: library.snapshots)
    let search = ElementSearch(options.budget)
    var text: String
    if point != nil || arguments.has(id) {
      let occurrences =
        point.map { at($0, on: snapshots, library.snapshots) }
        ?? named(arguments.value(id) ?? "", on: snapshots, &report)
      let finder = ElementFinder(library.snapshots)
      let findings = FindingReport(occurrences.map(finder.finding))
      text = point != nil && occurrences.isEmpty ? "no element lies there\n" : findings.text
      report.section = findings.write
      if let code = draw(occurrences.map { ($0.snapshot, [$0.index]) }, arguments, session, &report) {
        return code
      }
    } else {
      let screens = snapshots.map { (snapshot: $0, elements: query.elements(of: $0, search)) }
      let listing = ElementListing(screens)
      text = listing.text
      report.section = listing.write
      if let code = draw(screens.map { ($0.snapshot, $0.elements) }, arguments, session, &report) {
        return code
      }
    }
    if let exceeded = search.exceeded {
      report.add([exceeded.spending.kind.exceeded(exceeded.spending.limit, at: nil)])
    }
    if library.snapshots.isEmpty || snapshots.isEmpty { text = "no snapshot matches\n" }
    let code = report.write(session, machineStream: session.output)
    guard report.options.format != .json else { return code }
    return code.worse(session.printResult(text))
  }

  // MARK: The query

  /// The query of the options; nil if the selector is invalid, which is reported.
  private static func query(_ arguments: Arguments, _ report: inout Report) throws(UsageError) -> ElementQuery? {
    var query = ElementQuery()
    if let pattern = arguments.value(screen) {
      let glob = Glob(pattern)
      query.isScreenWanted = { glob.matches($0) }
    }
    if let pattern = arguments.value(variant) {
      let glob = Glob(pattern)
      query.isVariantWanted = { glob.matches($0) }
    }
    query.type = arguments.value(type)
    query.text = arguments.value(text)
    if let pattern = arguments.value(match) {
      do { query.pattern = try RegularExpression(pattern) } catch {
        throw UsageError("--match is not a regular expression: \(excerpt(error.message))")
      }
    }
    guard let written = arguments.value(selector) else { return query }
    let document = YAMLReader.read(SourceText(path: "--selector", bytes: Array(written.utf8)))
    report.add(document.diagnostics)
    guard report.exitCode == .success else { return nil }
    let parsed = decodeSelector(document.value)
    report.add(parsed.diagnostics)
    query.selector = parsed.value
    return parsed.value == nil ? nil : query
  }

  private static func point(_ text: String) throws(UsageError) -> Point {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let bytes = Array(part.utf8.filter { $0 != UInt8(ascii: " ") })
      guard case .value(let value) = parseDecimal(bytes, 0..<bytes.count), abs(value) <= 1e7 else { break }
      numbers.append(value)
    }
    guard numbers.count == 2 else { throw UsageError("--at is \"\(excerpt(text))\", not like 120,340") }
    return Point(numbers[0], numbers[1])
  }

  // MARK: The results

  private static func at(_ point: Point, on snapshots: [Snapshot], _ all: [Snapshot]) -> [ElementOccurrence] {
    let finder = ElementFinder(all)
    return snapshots.compactMap { snapshot in
      finder.element(at: point, on: snapshot).map { ElementOccurrence(snapshot, $0) }
    }
  }

  /// The element with an id, on the first snapshot of each screen that has it; its other variants are listed with it.
  private static func named(_ id: String, on snapshots: [Snapshot], _ report: inout Report) -> [ElementOccurrence] {
    var screens: Set<String> = []
    let occurrences = snapshots.compactMap { snapshot in
      snapshot.element(id).flatMap { index in
        screens.insert(snapshot.screen).inserted ? ElementOccurrence(snapshot, index) : nil
      }
    }
    if occurrences.isEmpty {
      let ids = snapshots.flatMap { snapshot in snapshot.elements.indices.map(snapshot.elements.id) }
      report.add([unknownElement(id, nearest: nearestName(to: id, among: ids))])
    }
    return occurrences
  }

  // MARK: Drawing

  /// Draws the requested picture; returns an exit code if it goes to standard output, alone.
  private static func draw(
    _ screens: [(snapshot: Snapshot, marked: [Int])], _ arguments: Arguments, _ session: Session, _ report: inout Report
  ) -> ExitCode? {
    guard let path = arguments.value(svg) else { return nil }
    let bytes = ElementMap(screens.filter { !$0.marked.isEmpty || screens.count == 1 }).svg
    guard path != "-" else {
      return report.write(session, machineStream: session.error).worse(session.printResult(bytes))
    }
    report.save(bytes, to: path)
    return nil
  }
}

private func unknownElement(_ id: String, nearest: String?) -> Diagnostic {
  Diagnostic(
    .unknownElement, "no element has the id \"\(excerpt(id))\"", at: nil,
    notes: nearest.map { [.init("did you mean \"\(excerpt($0))\"?")] } ?? [])
}
