import Testing
import TutorialNumerics

@testable import TutorialMotion

@Suite("Points, as CSS's linear() has them")
struct PointCurveTests {
  private typealias Stop = PiecewiseLinearCurve.Stop

  /// The time and progress of each keyframe.
  private func keyframes(_ stops: [PiecewiseLinearCurve.Stop], duration: Double = 1) throws -> [[Double]] {
    let motion = Motion.make(Easing(try #require(PiecewiseLinearCurve(stops))), duration: duration)
    #expect(motion.duration == duration)
    #expect(motion.keyframes.allSatisfy { $0.easing == nil })
    return motion.keyframes.map { [$0.time, $0.progress] }
  }

  @Test("are the keyframes, as they are written")
  func exact() throws {
    #expect(
      try keyframes([Stop(0), Stop(0.123456, at: [0.2]), Stop(-7, at: [0.7]), Stop(1)], duration: 0.5)
        == [[0, 0], [0.1, 0.123456], [0.35, -7], [0.5, 1]])
    #expect(
      Motion.make(Easing(try #require(PiecewiseLinearCurve([Stop(0), Stop(1)]))), duration: 2)
        == .make(.bezier(.linear), duration: 2))
  }

  @Test("without a time are spread evenly, the first at the start, the last at the end")
  func missingTimes() throws {
    #expect(
      try keyframes([Stop(0), Stop(0.1), Stop(0.2), Stop(0.3, at: [0.6]), Stop(0.4), Stop(1)])
        == [[0, 0], [0.2, 0.1], [0.4, 0.2], [0.6, 0.3], [0.8, 0.4], [1, 1]])
  }

  @Test("with two times keep their value between them")
  func twoTimes() throws {
    #expect(
      try keyframes([Stop(0), Stop(0.5, at: [0.25, 0.75]), Stop(1)]) == [[0, 0], [0.25, 0.5], [0.75, 0.5], [1, 1]])
  }

  @Test("with a time before the previous one get that time, which makes a jump")
  func order() throws {
    #expect(
      try keyframes([Stop(0), Stop(0.4, at: [0.6]), Stop(0.7, at: [0.3]), Stop(1)])
        == [[0, 0], [0.6, 0.4], [0.6, 0.7], [1, 1]])
    #expect(try keyframes([Stop(0), Stop(0.5, at: [0.75, 0.25]), Stop(1)]) == [[0, 0], [0.75, 0.5], [1, 1]])
  }

  @Test("of which several have one time jump from the first to the last")
  func jumps() throws {
    let same = [0.3, 0.9, 0.5, 0.7].map { Stop($0, at: [0.5]) }
    #expect(try keyframes([Stop(0)] + same + [Stop(1)]) == [[0, 0], [0.5, 0.3], [0.5, 0.7], [1, 1]])
    let back = [0.3, 0.9, 0.3].map { Stop($0, at: [0.5]) }
    #expect(try keyframes([Stop(0)] + back + [Stop(1)]) == [[0, 0], [0.5, 0.3], [1, 1]])
  }

  @Test("whose times round to the same value jump, too: no time has more than two keyframes")
  func roundedTimes() throws {
    let near = [Stop(0.2, at: [0.5]), Stop(0.4, at: [0.500_000_1]), Stop(0.6, at: [0.500_000_2])]
    #expect(try keyframes([Stop(0)] + near + [Stop(1)]) == [[0, 0], [0.5, 0.2], [0.5, 0.6], [1, 1]])
    let many = (0...999).map { Stop(Double($0) / 999) }
    let short = try keyframes(many, duration: 0.000_01)
    #expect(short.count == 21)
    #expect(zip(short, short.dropFirst(2)).allSatisfy { $0[0] < $1[0] })
    #expect(short.first?[0] == 0 && short.last == [0.000_01, 1])
  }

  @Test("that do not begin at 0 have one keyframe at the start, those that do not end at 1 jump there")
  func ends() throws {
    #expect(try keyframes([Stop(0.5), Stop(0.75)]) == [[0, 0.5], [1, 0.75], [1, 1]])
    #expect(
      try keyframes([Stop(0), Stop(0.3, at: [0]), Stop(0.8, at: [1]), Stop(0.9)]) == [[0, 0.3], [1, 0.8], [1, 1]])
    #expect(try keyframes([Stop(0, at: [0.5]), Stop(1, at: [0.5])]) == [[0, 0], [0.5, 0], [0.5, 1], [1, 1]])
  }

  @Test("before the start and behind the end are cut off, and lines go on to both")
  func beyond() throws {
    #expect(try keyframes([Stop(0, at: [-0.5]), Stop(1, at: [1.5])]) == [[0, 0.25], [1, 0.75], [1, 1]])
    #expect(
      try keyframes([Stop(0, at: [0.2]), Stop(1, at: [0.8])])
        == [[0, -0.333333], [0.2, 0], [0.8, 1], [1, 1.333333], [1, 1]])
    #expect(try keyframes([Stop(3, at: [-2]), Stop(0), Stop(5, at: [2])]) == [[0, 0], [1, 2.5], [1, 1]])
  }

  @Test("are two at least")
  func tooFew() {
    #expect(PiecewiseLinearCurve([]) == nil)
    #expect(PiecewiseLinearCurve([Stop(0.5, at: [0, 1])]) == nil)
  }

  @Test("of a motion without duration have only the end")
  func instant() throws {
    #expect(try keyframes([Stop(0.5), Stop(0.75)], duration: 0) == [[0, 1]])
  }
}
