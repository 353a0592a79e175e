/// The results of a build, after its outputs are in their places.
struct BuildResult {
  let count: Int
  /// The number of tutorials that weren't compiled.
  let reusedCount: Int
  /// Their outcomes; empty if nothing had to be done.
  var outcomes: [TutorialOutcome] = []
  let commitment: Commitment
}
