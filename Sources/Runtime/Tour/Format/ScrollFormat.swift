import TutorialGeometry
import TutorialSyntax

extension TourReader {
  func scroll(_ node: NodeID) throws(TourReadError) -> TourScroll {
    let object = try TourObject(node, self)
    return TourScroll(
      align: try object.read("align", choice), duration: try object.time("duration"),
      offsets: try object.list("offsets", scrollOffset))
  }

  private func scrollOffset(_ node: NodeID) throws(TourReadError) -> TourScroll.Offset {
    let object = try TourObject(node, self)
    return TourScroll.Offset(
      space: try object.text("space"), from: try object.read("from", point), to: try object.read("to", point))
  }
}
