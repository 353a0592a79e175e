// Unites outlines that it reads, for union_oracle.py: a line is a scene, its outlines separated by `;`, their
// coordinates by spaces. It answers with the coordinates of the outlines as JSON, in full precision, before any rounding.
import TutorialGeometry

while let line = readLine() {
  let outlines = line.split(separator: ";").map { outline in
    Outline(points: outline.split(separator: " ").map { Double($0) ?? .nan })
  }
  print(Outline.union(outlines).map(\.points))
}
