import Foundation
import Testing

/// Numbers computed by mpmath; see Tests/Oracles/motion_reference.py.
struct Reference: Decodable {
  var sine: [[Double]]
  var cosine: [[Double]]
  var exponential: [[Double]]
  var curves: [[Double]]
  var springs: [[Double]]

  static func load() throws -> Reference {
    let url = try #require(Bundle.module.url(forResource: "motion", withExtension: "json", subdirectory: "Reference"))
    return try JSONDecoder().decode(Reference.self, from: Data(contentsOf: url))
  }
}
