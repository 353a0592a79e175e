// Unites outlines for union_oracle.py.
//
// A line of standard input is a scene: the sides of a rectangle to clip to, or nothing; `|`; the outlines, separated by
// `;`, their coordinates by spaces. The answer has the coordinates of the united outlines as JSON, in full precision,
// before any rounding.
import TutorialGeometry

while let line = readLine() {
  let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
    part.split(separator: ";").map { $0.split(separator: " ").map { Double($0) ?? .nan } }
  }
  guard parts.count == 2 else { continue }
  let clip = parts[0].first.map { Rect(minX: $0[0], minY: $0[1], maxX: $0[2], maxY: $0[3]) }
  // As when making a mask: each outline is clipped, then all are united.
  let united = Outline.union(parts[1].map { Outline(points: $0) }.flatMap { $0.visible(in: clip) })
  print(united.map(\.points))
}
