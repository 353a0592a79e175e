import Foundation
import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Compares the compiled examples with the pictures of a client in another language.
///
/// See Tests/Oracles/playback_reference.py.
struct PlaybackReferenceTests {
  private struct Reference: Decodable {
    struct Row: Decodable {
      var tour: String
      var from: String
      var to: String
      var time: Double
      var picture: [Layer]
      var back: [Layer]?
    }

    struct Layer: Decodable {
      var alpha: Double
      var opacity: Double
      var holes: [Hole]
    }

    struct Hole: Decodable {
      var outline: [Double]
      var clip: [Double]?
    }

    struct Standing: Decodable {
      struct Part: Decodable {
        var outline: [Double]?
        var center: [Double]?
        var opacity: Double
      }

      var tour: String
      var step: String
      var time: Double
      var holes: [[Double]]
      var rings: [Part]
      var sprites: [Part]
    }

    var pictures: [Row]
    var standing: [Standing]
  }

  private func reference() throws -> Reference {
    let url = try #require(Bundle.module.url(forResource: "playback", withExtension: "json", subdirectory: "Reference"))
    return try JSONDecoder().decode(Reference.self, from: Data(contentsOf: url))
  }

  @Test("sprites and loops of the examples are those that the Python client shows")
  func standing() throws {
    let rows = try reference().standing
    #expect(rows.contains { !$0.sprites.isEmpty } && rows.contains { !$0.rings.isEmpty })
    for row in rows {
      let tour = try Tour.read(golden(row.tour))
      var playback = TourPlayback(tour, variant: try #require(tour.variants.first))
      playback.show(row.step, at: 0)
      let layer = try #require(playback.picture(at: (playback.arrival ?? 0) + row.time).layers.last)
      let place: Comment = "\(row.tour): \(row.step) at \(row.time)"
      #expect(layer.holes.count == row.holes.count, place)
      for (hole, other) in zip(layer.holes, row.holes) { #expect(isNear(hole.outline.points, other), place) }
      #expect(layer.rings.count == row.rings.count, place)
      for (ring, other) in zip(layer.rings, row.rings) {
        #expect(isNear(ring.outline.points + [ring.opacity], (other.outline ?? []) + [other.opacity]), place)
      }
      #expect(layer.sprites.count == row.sprites.count, place)
      for (sprite, other) in zip(layer.sprites, row.sprites) {
        #expect(
          isNear([sprite.center.x, sprite.center.y, sprite.opacity], (other.center ?? []) + [other.opacity]), place)
      }
    }
  }

  private func isNear(_ values: [Double], _ others: [Double]) -> Bool {
    values.count == others.count && zip(values, others).allSatisfy { abs($0 - $1) < 2e-6 }
  }

  @Test("every move of the examples is what the Python client plays, and so is going back half way")
  func examples() throws {
    let rows = try reference().pictures
    #expect(rows.contains { $0.back != nil } && rows.contains { $0.picture.count == 2 })
    for row in rows {
      let tour = try Tour.read(golden(row.tour))
      let steps = try #require(tour.variants.first).steps
      let old = try #require(steps.first { $0.id == row.from })
      let new = try #require(steps.first { $0.id == row.to })
      let passage = tour.passage(to: new, from: old, showing: old.picture(locale: nil))
      let now = passage.picture(at: row.time)
      let place: Comment = "\(row.tour): \(row.from) to \(row.to) at \(row.time)"
      expect(now, row.picture, place)
      guard let back = row.back else { continue }
      let interrupted = TourPicture(layers: now.layers.map { $0.renamed(new.id) })
      expect(
        tour.passage(to: old, from: new, showing: interrupted).picture(at: row.time / 2), back, place)
    }
  }

  private func expect(_ picture: TourPicture, _ expected: [Reference.Layer], _ place: Comment) {
    let seen = expected.filter { $0.alpha > 0 }
    #expect(picture.layers.count == seen.count, place)
    for (layer, reference) in zip(picture.layers, seen) {
      #expect(abs(layer.opacity - reference.alpha) < 1e-6, place)
      #expect(abs((layer.overlay?.opacity ?? 0) - reference.opacity) < 1e-6, place)
      #expect(layer.holes.count == reference.holes.count, place)
      for (hole, other) in zip(layer.holes, reference.holes) {
        #expect(hole.outline.points.count == other.outline.count, place)
        #expect(zip(hole.outline.points, other.outline).allSatisfy { abs($0 - $1) < 2e-6 }, place)
        #expect(hole.clip.map { [$0.x, $0.y, $0.width, $0.height] } == other.clip, place)
      }
    }
  }

  private func golden(_ name: String) throws -> [UInt8] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try [UInt8](Data(contentsOf: tests.appendingPathComponent("Goldens/\(name)")))
  }
}

extension TourPicture.Layer {
  /// The layer at rest, attributed to a step: a finished move belongs to that step.
  fileprivate func renamed(_ step: String) -> TourPicture.Layer {
    var result = self
    result.step = step
    return result
  }
}
