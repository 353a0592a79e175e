import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Finds the frames of a snapshot's elements: as written, placed in others, or as items of rows and columns.
struct FrameSolver {
  /// A frame, solved.
  struct Frame {
    /// In the coordinates of its space.
    var rect: Rect
    /// From those to global ones, the element's own transform included.
    var toGlobal: Transform
    /// The innermost scroll container around it.
    var container: Int?
    /// False where it could not be determined, which has been reported.
    var isSolved: Bool

    /// One of which nothing is known.
    static let unsolved = Frame(rect: Rect(0, 0, 0, 0), toGlobal: .identity, container: nil, isSolved: false)

    /// A rectangle in global coordinates.
    static func global(_ rect: Rect) -> Frame {
      Frame(rect: rect, toGlobal: .identity, container: nil, isSolved: true)
    }
  }

  let table: ElementTable
  private let spaces: [String: SpaceSolver.Space]
  let viewport: Frame
  let safeArea: Frame
  let direction: LayoutDirection
  private let isPartial: Bool
  private var unknownSpaces = UnknownNames()
  var unknownContainers = UnknownNames()

  /// The frames, one for each element of the table.
  private(set) var frames: [Frame]
  /// What was found wrong.
  var diagnostics: [Diagnostic] = []

  /// Solves the frames of all elements.
  ///
  /// - Parameters:
  ///   - spaces: the coordinate spaces by id.
  ///   - viewport: what `in: viewport` means, in global coordinates; nil where the display is not known.
  ///   - insets: what the safe area leaves out of it.
  ///   - direction: that of the variant; it turns rows round.
  ///   - isPartial: whether parts of the snapshot are missing for a reason that has been reported.
  init(
    _ table: ElementTable, spaces: [String: SpaceSolver.Space], viewport: Rect?, insets: EdgeInsets,
    direction: LayoutDirection, isPartial: Bool
  ) {
    self.table = table
    self.spaces = spaces
    self.viewport = viewport.map { .global($0) } ?? .unsolved
    safeArea = viewport.map { .global($0.inset(by: insets)) } ?? .unsolved
    self.direction = direction
    self.isPartial = isPartial
    frames = Array(repeating: .unsolved, count: table.elements.count)
    let dependencies = DependencyOrder(count: table.elements.count) { Self.dependency(of: $0, in: table) }
    for cycle in dependencies.cycles { diagnostics.append(cyclicPlace(cycle, in: table)) }
    for index in dependencies.order {
      checkItem(index)
      if !dependencies.isInCycle[index] { frames[index] = limited(solve(index), of: index) }
    }
    guard !isPartial else { return }
    diagnostics += unknownSpaces.diagnostics(.undeclaredSpace, among: spaces.keys.sorted()) {
      "space \"\($0)\" is not declared"
    }
    let places = ["viewport", "safeArea"] + table.elements.map(\.id.value)
    diagnostics += unknownContainers.diagnostics(.unknownElement, among: places) {
      "nothing can be placed in \"\($0)\", which is no element, nor viewport or safeArea"
    }
  }

  /// The element on whose frame another's depends: the row that it is an item of, or what it is placed in.
  private static func dependency(of index: Int, in table: ElementTable) -> Int? {
    if let item = table.items[index] { return item.line }
    return table.elements[index].placement?.value.box?.container.flatMap { table.positions[$0.value] }
  }

  private mutating func solve(_ index: Int) -> Frame {
    if let item = table.items[index] { return solveItem(table.elements[index], item) }
    guard let placement = table.elements[index].placement else {
      if !table.elements[index].isPartial, !isPartial { diagnostics.append(missingFrame(table.elements[index].id)) }
      return .unsolved
    }
    guard let box = placement.value.box else {
      if case .frame(let rect) = placement.value { return measured(rect, index) }
      return .unsolved
    }
    return solveBox(box, of: table.elements[index], at: placement.span)
  }

  /// A frame as written, in its space.
  private mutating func measured(_ rect: Rect, _ index: Int) -> Frame {
    let written = table.elements[index].space
    guard let space = spaces[written?.value ?? globalSpace] else {
      if let written { unknownSpaces.note(written) }
      return .unsolved
    }
    let toGlobal = (table.elements[index].transform ?? .identity).then(space.toGlobal)
    return Frame(rect: rect, toGlobal: toGlobal, container: space.container, isSolved: space.isSolved)
  }

  /// Reports what an element says about its frame beside what a row or its container settles.
  private mutating func checkItem(_ index: Int) {
    if let item = table.items[index] {
      let element = table.elements[index]
      let placement = element.placement
      let id = table.elements[item.line].id.value
      // A row within itself is found as the circle that it is. A row within a row takes the frame of an item, and says
      // nothing of its own box.
      guard item.line != index else { return }
      let isFree = placement.map { $0.value.line?.box.isEmpty ?? false } ?? true
      if !isFree { diagnostics.append(itemWithFrame(element.id, at: placement?.span, of: id, item.span)) }
      if let space = element.space { diagnostics.append(spaceOfPlaced(element.id, space.span, placed: item.span)) }
    } else if let space = table.elements[index].space, let placement = table.elements[index].placement,
      placement.value.box != nil
    {
      diagnostics.append(spaceOfPlaced(table.elements[index].id, space.span, placed: placement.span))
    }
  }

  /// The frame, unless it leads beyond the limits.
  private mutating func limited(_ frame: Frame, of index: Int) -> Frame {
    guard frame.isSolved else { return frame }
    let origin = Point(frame.toGlobal.tx, frame.toGlobal.ty)
    guard frame.toGlobal.bounds(of: frame.rect).isWithinLimits, origin.isWithinLimits else {
      let element = table.elements[index]
      diagnostics.append(tooFar(element.id, at: element.placement?.span ?? element.id.span))
      return .unsolved
    }
    return frame
  }
}

private func cyclicPlace(_ cycle: [Int], in table: ElementTable) -> Diagnostic {
  let names = cycle.map { "\"\(excerpt(table.elements[$0].id.value))\"" }
  let spans = cycle.map { index in
    table.items[index]?.span ?? table.elements[index].placement?.value.box?.container?.span
  }
  let way = names.dropFirst().isEmpty ? "" : ", by way of \(names.dropFirst().joined(separator: " and "))"
  return Diagnostic(
    .cyclicPlace, "\(names.first ?? "") is placed in itself\(way)", at: spans.first ?? nil,
    labels: spans.dropFirst().compactMap { $0.map { .init($0, "this is part of the cycle") } })
}

private func missingFrame(_ id: Sourced<String>) -> Diagnostic {
  Diagnostic(
    .missingKey, "element \"\(excerpt(id.value))\" needs one of the keys \"frame\", \"place\", \"row\" and \"column\"",
    at: id.span)
}

private func itemWithFrame(
  _ id: Sourced<String>, at span: SourceSpan?, of line: String, _ item: SourceSpan
) -> Diagnostic {
  Diagnostic(
    .placeConstraints, "\"\(excerpt(id.value))\" has a frame of its own, but is an item of \"\(excerpt(line))\"",
    at: span, labels: [.init(item, "listed here")])
}

private func spaceOfPlaced(_ id: Sourced<String>, _ span: SourceSpan, placed: SourceSpan) -> Diagnostic {
  Diagnostic(
    .placeConstraints, "\"\(excerpt(id.value))\" names a space, but lies in that of what it is placed in", at: span,
    labels: [.init(placed, "placed here")])
}

private func tooFar(_ id: Sourced<String>, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "element \"\(excerpt(id.value))\" lies beyond the limit of coordinates, ±1e7", at: span)
}
