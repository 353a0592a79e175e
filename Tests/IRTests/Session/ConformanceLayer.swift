import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// A layer of a picture in the format of the conformance vectors.
enum ConformanceLayer {
  private typealias Value = ConformanceValue

  static func answer(_ layer: TourPicture.Layer) -> ConformanceValue {
    var fields: [String: Value] = [
      "opacity": .number(layer.opacity), "dim": .number(layer.overlay?.opacity ?? 0),
      "holes": .list(
        layer.holes.map { .object(["outline": numbers($0.outline.points), "clip": rect($0.clip)]) }),
      "rings": .list(
        layer.rings.filter { $0.opacity > 1e-4 }.map { ring in
          .object([
            "outline": numbers(ring.outline.points), "width": .number(ring.width), "opacity": .number(ring.opacity),
            "clip": rect(ring.clip),
          ])
        }),
      // A callout without a layout is laid out by the client; vectors give it heights for that.
      "callout": layer.callout.flatMap { $0.frame == nil ? nil : callout($0) } ?? .null,
    ]
    if let overlay = layer.overlay, overlay.opacity > 0 { fields["frame"] = rect(overlay.frame) }
    return .object(fields)
  }

  private static func callout(_ callout: TourPicture.Callout) -> Value {
    let arrow = callout.arrow.map { arrow in
      [arrow.tip, arrow.baseStart, arrow.baseEnd].flatMap { [$0.x, $0.y] }
    }
    let words = callout.contents.filter { $0.opacity > 1e-4 }.map { ($0.step, Value.number($0.opacity)) }
    return .object([
      "frame": rect(callout.frame), "arrow": arrow.map(numbers) ?? .null, "opacity": .number(callout.opacity),
      "words": .object(Dictionary(words, uniquingKeysWith: { first, _ in first })),
    ])
  }

  private static func numbers(_ values: [Double]) -> Value { .list(values.map { .number($0) }) }

  private static func rect(_ rect: Rect?) -> Value {
    rect.map { numbers([$0.x, $0.y, $0.width, $0.height]) } ?? .null
  }
}
