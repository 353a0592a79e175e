public import TutorialGeometry
public import TutorialPluginKit

extension ImportedSnapshot {
  /// Makes a snapshot without elements, whose traits follow from the request, the platform and the display.
  ///
  /// - Parameters:
  ///   - unit: the unit of the file's numbers, which is the platform's logical unit.
  ///   - isWhole: false if the file contains less than the whole screen.
  public init(
    of request: ImportRequest, format: String, platform: String, unit: String, display: Size, isWhole: Bool
  ) {
    self.init(
      origin: ImportedOrigin(format: format, unit: unit, scale: 1, truncated: !isWhole), screen: request.screen,
      variant: request.variant, display: display)
    scale = request.scale
    traits = DeviceTraits.traits(platform: platform, display: display, given: request.traits)
    insets.safeArea = request.safeArea
  }

  /// Adds the drafts of an XML file: as elements, their scroll spaces, and bars as occluders.
  public mutating func take(_ drafts: [ElementDraft], in file: XMLFile) {
    take(
      drafts, parents: ElementDraft.parents(of: drafts, in: file),
      positions: ElementDraft.positions(of: drafts, in: file))
  }

  /// Adds drafts as `ElementDraft.elements(of:parents:positions:)` takes them. Set the display first.
  public mutating func take(_ drafts: [ElementDraft], parents: [Int?], positions: [Int]) {
    guard parents.count == drafts.count, positions.count == drafts.count else { return }
    elements = ElementDraft.elements(of: drafts, parents: parents, positions: positions)
    let stands = ElementDraft.representatives(drafts, parents)
    let around = parents.map { $0.flatMap { stands[$0] } }
    var ids = drafts.map { _ in "" }
    let kept = drafts.indices.filter { !drafts[$0].isLeftOut }
    for (place, index) in kept.enumerated() { ids[index] = elements[place].id }
    let scrolling = ScrollSpaces(drafts: drafts, parents: around, ids: ids)
    spaces = scrolling.spaces
    for (place, index) in kept.enumerated() {
      elements[place].space = scrolling.memberships[index].map { scrolling.spaces[$0].id }
    }
    let bars = BarOccluders(drafts: drafts, parents: around, spaces: scrolling.memberships, display: display).bars()
    occluders += bars.compactMap { index in
      drafts[index].bar.map { ImportedOccluder(kind: $0, element: ids[index], opaque: true, isInferred: true) }
    }
  }
}
