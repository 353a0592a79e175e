import TutorialMotion
import TutorialSyntax

extension TourReader {
  func motion(_ node: NodeID) throws(TourReadError) -> Motion {
    let object = try TourObject(node, self)
    let duration = try object.time("duration")
    let keyframes = try object.list("keyframes", keyframe)
    try checkTimes(keyframes.map(\.time), of: object, until: duration, "duration")
    return Motion(duration: duration, keyframes: keyframes)
  }

  /// Checks that the keyframes of an object begin at 0, end at `end`, and are in the order of time.
  func checkTimes(
    _ times: [Double], of object: TourObject, until end: Double, _ noun: StaticString
  ) throws(TourReadError) {
    guard times.first == 0, times.last == end else {
      throw error(try object.node("keyframes"), "the keyframes must begin at 0 and end at the \(noun)")
    }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw error(try object.node("keyframes"), "the keyframes are not in the order of time")
    }
  }

  private func keyframe(_ node: NodeID) throws(TourReadError) -> Motion.Keyframe {
    let object = try TourObject(node, self)
    return Motion.Keyframe(
      time: try object.time("time"), progress: try object.number("progress"),
      easing: try object.ifPresent("easing", easing))
  }

  /// Reads the curve of a keyframe's segment.
  func easing(_ node: NodeID) throws(TourReadError) -> CubicBezier {
    let handles = try numbers(node, count: 4)
    guard (0...1).contains(handles[0]), (0...1).contains(handles[2]) else {
      throw error(node, "a handle's x lies outside 0 to 1")
    }
    return CubicBezier(handles[0], handles[1], handles[2], handles[3])
  }
}
