// Measures single stages, which the command line cannot run alone, over the files of a list, one path a line:
//
//     StageBenchmark LIST
//
// Prints four numbers: the CPU seconds for reading all YAML; for reading and decoding it; the CPU microseconds for
// placing one callout whose size is known; and the number of placed callouts.
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
corpus.place()
print(corpus.reading, corpus.reading + corpus.decoding, corpus.microsecondsPerCallout, corpus.callouts)

/// All files and their intermediate results, and the CPU seconds that each stage took.
struct Corpus {
  private(set) var reading = 0.0
  private(set) var decoding = 0.0
  private(set) var placing = 0.0
  /// The number of placed callouts, counted once per variant.
  private(set) var callouts = 0
  private var files = Files()
  private var tutorials: [String] = []

  /// The CPU microseconds for placing one callout.
  var microsecondsPerCallout: Double { placing / Double(max(callouts, 1)) * 1e6 }

  /// Reads and decodes one file.
  mutating func add(_ path: String) {
    let source = SourceText(path: path, bytes: bytes(of: path))
    files.bytes[FilePath.normalize(path)] = source.bytes
    let start = cpuSeconds()
    let document = YAMLReader.read(source)
    let middle = cpuSeconds()
    if path.hasSuffix(".layout.yaml") {
      _ = decodeLayout(document.value)
    } else {
      _ = decodeTutorial(document.value)
      tutorials.append(path)
    }
    decoding += cpuSeconds() - middle
    reading += middle - start
  }

  /// Places the callouts of all tutorials; only the placing is timed. Files that aren't on the list, such as strings
  /// files, don't exist.
  mutating func place() {
    let compiler = Compiler(world: files)
    for path in tutorials {
      if let tour = compiler.compile(path).tour { place(tour) }
    }
  }

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

/// The files of the list, by path.
struct Files: UnboundedWorld {
  var bytes: [String: [UInt8]] = [:]

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    bytes[FilePath.normalize(path)].map(Result.success) ?? .failure(.notFound)
  }

  func files(matching glob: String) -> [String] { [] }
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
