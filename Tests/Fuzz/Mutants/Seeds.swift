import TutorialSyntax

/// The documents that mutants are made from: the corpus's cases and the examples, in the given order.
struct Seeds {
  /// A tutorial and its other files.
  struct Seed {
    var names: [String]
    var trees: [Tree]
    /// The total number of nodes. Small seeds are chosen more often, because their mutants cost less.
    var count: Int
  }

  private var seeds: [Seed] = []
  private var donors = Donors()
  private var weights: [Int] = []

  /// Adds a case. Files that aren't documents are left out.
  mutating func add(_ files: CaseFiles) {
    var seed = Seed(names: [], trees: [], count: 0)
    for file in files.files {
      guard let tree = Tree(SourceText(path: file.name, bytes: file.bytes)) else { continue }
      seed.names.append(file.name)
      seed.trees.append(tree)
      donors.add(tree)
    }
    seed.count = seed.trees.reduce(0) { $0 + $1.count }
    guard !seed.trees.isEmpty else { return }
    seeds.append(seed)
    weights.append(max(1, 2000 / max(20, seed.count)))
  }

  /// The files of a numbered mutant, which are the same on every machine.
  func mutant(_ number: UInt64, seed: UInt64) -> CaseFiles {
    var random = Random(seed: seed, number: number)
    var choice = random.below(weights.reduce(0, +))
    var index = 0
    while index < weights.count - 1, choice >= weights[index] {
      choice -= weights[index]
      index += 1
    }
    guard seeds.indices.contains(index) else { return CaseFiles([]) }
    let chosen = seeds[index]
    var changes = 1
    while changes < 12, !random.once(in: 3) { changes += 1 }
    var mutator = Mutator(chosen.trees, donors, random)
    for _ in 0..<changes { mutator.mutate() }
    return CaseFiles(zip(chosen.names, mutator.trees).map { .init(name: $0, bytes: Array($1.yaml.utf8)) })
  }
}
