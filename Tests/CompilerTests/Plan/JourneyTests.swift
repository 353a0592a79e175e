import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Random tutorials whose variants skip different steps.
///
/// There is a way between any two steps, and it ends at the target step's picture. The expectations are computed here from the source's order alone.
@Suite struct JourneyTests {
  /// A step of the source.
  private struct Written {
    var id: String
    var yaml: String
    /// The written destination of its tap.
    var to: String
    /// True for each variant that has it.
    var isThere: [Bool]
  }

  private let variants = ["all", "some", "few"]
  /// The elements a, b, c and d that each variant has.
  private let elements: [Set<Character>] = [["a", "b", "c", "d"], ["a", "b"], ["a"]]

  private func written(_ count: Int, _ random: inout RandomSource) -> [Written] {
    (0..<count).map { place in
      let target = "abcd".randomElement(using: &random) ?? "a"
      // All variants have the first step, so that none is empty.
      let only = place == 0 ? nil : [nil, nil, nil, "some", "few"].randomElement(using: &random) ?? nil
      let isCentred = place == 0 || Bool.random(using: &random)
      let to = (["next", "next", "back", "end"] + (0..<count).map { "s\($0)" }).randomElement(using: &random) ?? "next"
      let holes = Bool.random(using: &random) ? "\(target)" : "[\(target), a]".replacing("[a, a]", with: "a")
      let isThere = variants.indices.map { variant in
        (only == nil || only == variants[variant]) && (isCentred || elements[variant].contains(target))
      }
      let yaml =
        "  - { id: s\(place), target: \(holes), onMissing: \(isCentred ? "center" : "skip"), callout: Hi, "
        + (only.map { "only: { size: \($0) }, " } ?? "") + "advance: { tap: anywhere, to: \(to) } }"
      return Written(id: "s\(place)", yaml: yaml, to: to, isThere: isThere)
    }
  }

  private func compile(_ steps: [Written]) -> Analysis {
    let snapshots = zip(variants, elements).map { name, elements in
      let written = elements.sorted().enumerated().map { "{ id: \($1), frame: [\(40 + 90 * $0), 300, 50, 50] }" }
      return "  - { screen: home, variant: \(name), traits: { size: \(name) }, display: { size: [400, 800] }, "
        + "elements: [\(written.joined(separator: ", "))] }\n"
    }
    let world = MemoryWorld([
      "a.layout.yaml": "snapshots:\n" + snapshots.joined(),
      "t.tutorial.yaml": "tutorial: t\nlayout: a.layout.yaml\nsteps:\n" + steps.map { $0.yaml + "\n" }.joined(),
    ])
    return Compiler(world: world).compile("t.tutorial.yaml")
  }

  /// Returns a rule's destination in a variant.
  ///
  /// It is the written step, or else the next one that the variant has, or else the end.
  private func destination(_ to: String, of place: Int, in steps: [Written], _ variant: Int) -> String? {
    let there = steps.indices.filter { steps[$0].isThere[variant] }
    return switch to {
    case "end": nil
    case "next": there.first { $0 > place }.map { steps[$0].id }
    case "back": nil
    default: there.first { $0 >= Int(to.dropFirst()) ?? 0 }.map { steps[$0].id }
    }
  }

  @Test func whatAVariantLeavesOutIsCountedNowhereAndPassedOver() throws {
    var random = RandomSource(state: 5)
    var skipped = 0
    for _ in 0..<200 {
      let steps = written(.random(in: 1...7, using: &random), &random)
      let result = compile(steps)
      // A target in no variant is an error, and so is a loop of steps. These have no tour.
      guard let tour = result.tour else { continue }
      for (index, variant) in tour.variants.enumerated() {
        let there = steps.filter { $0.isThere[index] }
        #expect(variant.steps.map(\.id) == there.map(\.id))
        #expect(variant.skipped.map(\.step) == steps.filter { !$0.isThere[index] }.map(\.id))
        skipped += variant.skipped.count
        for (number, step) in variant.steps.enumerated() {
          let progress = try #require(variant.progress(of: step.id))
          #expect(progress == (number: number + 1, total: there.count))
          let place = try #require(steps.firstIndex { $0.id == step.id })
          let to = destination(steps[place].to, of: place, in: steps, index)
          #expect(step.advance.map(\.back) == [steps[place].to == "back"])
          #expect(step.advance.map(\.to) == [to], "\(steps.map(\.yaml)) \(step.id) in \(variant.id)")
        }
      }
    }
    #expect(skipped > 200)
  }

  @Test func everyStepIsReachedFromEveryOtherAndBack() throws {
    var random = RandomSource(state: 7)
    var count = 0
    for _ in 0..<40 {
      guard let tour = compile(written(.random(in: 2...6, using: &random), &random)).tour else { continue }
      for variant in tour.variants {
        for (number, step) in variant.steps.enumerated() {
          checkTransitions(of: step, after: number == 0 ? nil : variant.steps[number - 1], in: variant)
          for other in variant.steps where other.id != step.id {
            checkPassage(from: other, to: step, tour, variant)
            count += 1
          }
        }
      }
    }
    #expect(count > 500)
  }

  private func checkTransitions(of step: TourStep, after previous: TourStep?, in variant: TourVariant) {
    let origins = step.transitions.map(\.from)
    if let previous { #expect(origins.first == previous.id) }
    #expect(origins.last == .some(nil))
    #expect(Set(origins).count == origins.count)
    for transition in step.transitions {
      guard let from = transition.from else { continue }
      guard let origin = variant.steps.first(where: { $0.id == from }) else {
        Issue.record("\(from) is not in \(variant.id)")
        continue
      }
      // Each hole of both steps is in a pair.
      #expect(Set(transition.pairs.compactMap(\.old)) == Set(origin.cutouts.indices))
      #expect(Set(transition.pairs.compactMap(\.new)) == Set(step.cutouts.indices))
    }
  }

  private func checkPassage(from origin: TourStep, to step: TourStep, _ tour: Tour, _ variant: TourVariant) {
    var playback = TourPlayback(tour, variant: variant, locale: "en")
    var time = 0.0
    for next in [origin, step, origin] {
      let isShown = playback.show(next.id, at: time)
      #expect(isShown)
      for part in [0.1, 0.3, 0.7] { checkFinite(playback.picture(at: time + part * (playback.restTime - time))) }
      time = playback.restTime
      #expect(playback.picture(at: time) == next.picture(locale: "en"))
    }
    // A transition back from the middle of the way.
    _ = playback.show(step.id, at: time)
    let half = (time + playback.restTime) / 2
    let seen = playback.picture(at: half)
    _ = playback.show(origin.id, at: half)
    #expect(playback.picture(at: half).layers.map(\.opacity) == seen.layers.map(\.opacity))
    #expect(playback.picture(at: playback.restTime) == origin.picture(locale: "en"))
  }

  private func checkFinite(_ picture: TourPicture) {
    #expect(!picture.layers.isEmpty)
    for layer in picture.layers { #expect(layer.opacity >= 0 && layer.opacity <= 1) }
  }
}

/// A linear congruential generator (Knuth's MMIX) with reproducible numbers.
private struct RandomSource: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
