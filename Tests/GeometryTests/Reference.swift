import Foundation
import Testing
import TutorialGeometry

/// Areas computed by Skia and arcs computed by mpmath; see Tests/Oracles/geometry_reference.py.
struct Reference: Decodable {
  struct Clip: Decodable {
    var outline: [Double]
    var rect: [Double]
    var area: Double
  }

  struct Overlap: Decodable {
    var a: [Double]
    var b: [Double]
    var area: Double
  }

  struct Arc: Decodable {
    var data: String
    var radius: Double
    var points: [Double]
  }

  var clips: [Clip]
  var overlaps: [Overlap]
  var arcs: [Arc]

  static func load() throws -> Reference {
    let url = try #require(Bundle.module.url(forResource: "geometry", withExtension: "json", subdirectory: "Reference"))
    return try JSONDecoder().decode(Reference.self, from: Data(contentsOf: url))
  }
}
