// Measures single stages, which the command line cannot do, over the files that a list names, one path a line:
//
//     StageBenchmark LIST
//
// Prints six numbers: the CPU seconds of reading all YAML; of reading and decoding it; the CPU microseconds of resolving
// and planning one step in one variant; how many such steps there were; the CPU microseconds of finding the place of one
// callout whose size is known; and how many of those there were.
import TutorialCallouts
import TutorialCompiler
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialYAML

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

var corpus = Corpus()
for path in lines(of: CommandLine.arguments.dropFirst().first ?? "") { corpus.add(path) }
corpus.plan()
print(
  corpus.reading, corpus.reading + corpus.decoding, corpus.microsecondsPerStep, corpus.steps,
  corpus.microsecondsPerCallout, corpus.callouts)

/// All files, as far as they are through the stages, and the CPU seconds that each stage took.
struct Corpus {
  private(set) var reading = 0.0
  private(set) var decoding = 0.0
  private(set) var planning = 0.0
  /// How many steps were planned, counted once per variant.
  private(set) var steps = 0
  private(set) var placing = 0.0
  /// How many callouts were given a place, counted once per variant.
  private(set) var callouts = 0
  private var manifests: [String: LayoutManifest] = [:]
  private var tutorials: [(path: String, tutorial: Tutorial)] = []

  /// Resolving and planning, per step and variant.
  var microsecondsPerStep: Double { planning / Double(max(steps, 1)) * 1e6 }

  /// Finding the place of a callout.
  var microsecondsPerCallout: Double { placing / Double(max(callouts, 1)) * 1e6 }

  /// Reads and decodes one file.
  mutating func add(_ path: String) {
    let source = SourceText(path: path, bytes: bytes(of: path))
    let start = cpuSeconds()
    let document = YAMLReader.read(source)
    let middle = cpuSeconds()
    if path.hasSuffix(".layout.yaml") {
      let manifest = decodeLayout(document.value)
      decoding += cpuSeconds() - middle
      manifests[FilePath.normalize(path)] = manifest.value
    } else {
      let tutorial = decodeTutorial(document.value)
      decoding += cpuSeconds() - middle
      if let value = tutorial.value { tutorials.append((path, value)) }
    }
    reading += middle - start
  }

  /// Resolves and plans all tutorials; each set of layouts is solved once, which is not counted.
  mutating func plan() {
    var libraries: [String: LayoutLibrary] = [:]
    let motions = MotionCache(tolerance: CompileOptions().tolerance)
    for (path, tutorial) in tutorials {
      let paths = tutorial.layouts.map { FilePath.join(FilePath.folder(of: path), $0.value) }
      let key = paths.joined(separator: "\n")
      let library = libraries[key] ?? solveLayouts(paths.compactMap { manifests[$0] }).value
      libraries[key] = library
      let start = cpuSeconds()
      let resolved = resolveTutorial(tutorial, in: library, variants: { _ in true }).value
      let plan = planTutorial(resolved, motions: motions).value
      planning += cpuSeconds() - start
      for variant in plan.variants { steps += variant.steps.count }
      place(lowerTour(plan, generator: ""))
    }
  }

  /// Finds the places of a tour's callouts.
  private mutating func place(_ tour: Tour) {
    for variant in tour.variants {
      let start = cpuSeconds()
      for step in variant.steps where step.callout != nil {
        let surroundings = CalloutSurroundings(
          display: variant.display.size, safeArea: variant.screens[step.screen]?.safeArea ?? .zero)
        let result = CalloutSolver(step, in: surroundings)?.solve { Size(min($0, 280), 96) }
        if result != nil { callouts += 1 }
      }
      placing += cpuSeconds() - start
    }
  }
}

func cpuSeconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else {
    print("StageBenchmark: cannot read \(path)")
    exit(1)
  }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
  return bytes
}

func lines(of path: String) -> [String] {
  String(decoding: bytes(of: path), as: UTF8.self).split(separator: "\n").map(String.init)
}
