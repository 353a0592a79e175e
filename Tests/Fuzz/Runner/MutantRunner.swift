/// Runs mutants and cases in the ordinary release build. `fuzz.py` starts it and observes how it ends.
///
///     mutants SEEDS… --seed S --from A --count N --mark FILE    runs mutants; prints the checks that fail
///     print SEEDS… --seed S --from A                            prints the files of one mutant
///     replay ENTRY FILE…                                        puts files through an entry
@main
enum MutantRunner {
  /// The limit of processor time for one case, in seconds.
  private static let patience = 10

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "mutants": runMutants(Options(words.dropFirst()))
    case "print": printMutant(Options(words.dropFirst()))
    case "replay": replay(words.dropFirst(2), through: words.count > 1 ? words[1] : "")
    default: print("mutants, print or replay?")
    }
  }

  private struct Options {
    var seeds = Seeds()
    var numbers: [String: UInt64] = [:]
    var mark: String?

    init(_ words: ArraySlice<String>) {
      var rest = words
      while let word = rest.popFirst() {
        if word == "--mark" {
          mark = rest.popFirst()
        } else if word.hasPrefix("--") {
          numbers[String(word.dropFirst(2))] = rest.popFirst().flatMap { UInt64($0) }
        } else if let bytes = PlainFile.read(word) {
          seeds.add(CaseFiles(parsing: bytes))
        }
      }
    }
  }

  private static func runMutants(_ options: Options) {
    let first = options.numbers["from"] ?? 0
    let seed = options.numbers["seed"] ?? 1
    let mark = options.mark.map { ProgressMark($0) }
    var tours: UInt64 = 0
    for number in first..<first + (options.numbers["count"] ?? 1) {
      mark?.set(number, tours: tours)
      Watch.start(seconds: patience)
      var check = CaseCheck(options.seeds.mutant(number, seed: seed), number: number)
      check.run()
      if check.hasTour { tours += 1 }
      for complaint in Set(check.complaints).sorted() { print("\(number)\t\(complaint)") }
      // The next mutant may end the process and lose buffered output.
      if !check.complaints.isEmpty { PlainFile.flush() }
    }
    mark?.set(first + (options.numbers["count"] ?? 1), tours: tours)
    Watch.start(seconds: 0)
  }

  private static func printMutant(_ options: Options) {
    let files = options.seeds.mutant(options.numbers["from"] ?? 0, seed: options.numbers["seed"] ?? 1)
    print(String(decoding: files.text, as: UTF8.self), terminator: "")
  }

  private static func replay(_ paths: ArraySlice<String>, through name: String) {
    guard let entry = FuzzEntry.named(name) else {
      print("no entry \(name)")
      return
    }
    for path in paths {
      print(path)
      guard let bytes = PlainFile.read(path) else { continue }
      Watch.start(seconds: patience)
      entry.run(bytes)
    }
  }
}
