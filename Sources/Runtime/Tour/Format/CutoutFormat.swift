import TutorialGeometry
import TutorialSyntax

extension TourReader {
  func cutout(_ node: NodeID) throws(TourReadError) -> TourCutout {
    let object = try TourObject(node, self)
    return TourCutout(
      target: try object.text("target"), others: try object.list("others", text),
      element: try object.read("element", rect),
      frame: try object.read("frame", rect), shape: try object.read("shape", shape),
      clip: try object.optional("clip", rect), cut: try object.ifPresent("cut", cut),
      outline: try object.read("outline", outline))
  }

  private func cut(_ node: NodeID) throws(TourReadError) -> TourCut {
    guard document.kind(node) == .sequence, document.childCount(node) == 4 else {
      throw error(node, "a list of 4 lengths, each of which may be null, is expected")
    }
    var sides: [Double?] = []
    for child in document.children(node) { sides.append(document.isNull(child) ? nil : try length(child)) }
    return TourCut(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }

  private func shape(_ node: NodeID) throws(TourReadError) -> TourShape {
    let object = try TourObject(node, self)
    let kind = try object.text("kind")
    switch kind {
    case TourShape.pathKind: return .path
    case TourShape.roundedRectKind:
      let radii = try object.list("radii", length)
      guard radii.count == 4 else { throw error(try object.node("radii"), "a list of 4 numbers is expected") }
      return .roundedRect(radii: radii, smoothing: try object.fraction("smoothing"))
    default:
      guard let name = NamedShape(rawValue: kind) else {
        let known = NamedShape.allCases.map(\.rawValue) + [TourShape.roundedRectKind, TourShape.pathKind]
        throw error(
          try object.node("kind"), "\"\(excerpt(kind))\" is none of \(known.joined(separator: ", "))")
      }
      return .named(name)
    }
  }

  /// Reads an outline, which must have as many segments as all others.
  func outline(_ node: NodeID) throws(TourReadError) -> Outline {
    let points = try numbers(node)
    guard points.count >= 8, points.count % 6 == 2 else {
      throw error(node, "an outline is a point and three more for each segment")
    }
    if let outlineLength, outlineLength != points.count {
      throw error(node, "all outlines of a tour have the same number of segments")
    }
    outlineLength = points.count
    return Outline(points: points)
  }

  func mask(_ node: NodeID) throws(TourReadError) -> TourMask {
    let object = try TourObject(node, self)
    return TourMask(path: try object.text("path"), fillRule: try object.read("fillRule", choice))
  }

  func ring(_ node: NodeID, cutouts: Int) throws(TourReadError) -> TourRing {
    let object = try TourObject(node, self)
    return TourRing(
      group: try object.read("group", wholeNumber), cutouts: try object.places("cutouts", in: cutouts),
      width: try object.read("width", length),
      gap: try object.number("gap"), color: try object.read("color", color),
      dash: try object.optional("dash", numbers), outline: try object.read("outline", outline),
      clip: try object.ifPresent("clip", rect))
  }
}
