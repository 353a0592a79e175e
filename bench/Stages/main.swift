// Measures single stages, which the command line cannot do, over the files that a list names, one path a line:
//
//     StageBenchmark LIST
//
// Prints four numbers: the CPU seconds of reading all YAML; of reading and decoding it; the CPU microseconds of finding
// the place of one callout whose size is known; and how many of those there were.
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

/// All files, as far as they are through the stages, and the CPU seconds that each stage took.
struct Corpus {
  private(set) var reading = 0.0
  private(set) var decoding = 0.0
  private(set) var placing = 0.0
  /// How many callouts were given a place, counted once per variant.
  private(set) var callouts = 0
  private var files = Files()
  private var tutorials: [String] = []

  /// Finding the place of a callout.
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

  /// Finds the places of all tutorials' callouts; what comes before is not counted. What is not on the list, such as
  /// strings files, is not there.
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

/// The files of the list, by their paths.
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
