import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Computes the frames of a snapshot's elements: absolute ones, placed ones, and items of rows and columns.
struct FrameSolver {
  struct Frame {
    /// The rectangle, in the coordinates of its space.
    var rect: Rect
    /// The transform from those to global coordinates, including the element's own transform.
    var toGlobal: Transform
    /// The index of the innermost scroll container around it; nil if none.
    var container: Int?
    /// False if the frame could not be determined, which has been reported.
    var isSolved: Bool

    /// A frame that could not be determined.
    static let unsolved = Frame(rect: Rect(0, 0, 0, 0), toGlobal: .identity, container: nil, isSolved: false)

    /// A rectangle in global coordinates.
    static func global(_ rect: Rect) -> Frame {
      Frame(rect: rect, toGlobal: .identity, container: nil, isSolved: true)
    }
  }

  private let table: ElementTable
  private let spaces: [String: SpaceSolver.Space]
  /// The space that was looked up last: neighbours usually share one.
  private var lastSpace: (name: String, space: SpaceSolver.Space)?
  private let viewport: Frame
  private let safeArea: Frame
  private let direction: LayoutDirection
  private let isPartial: Bool
  private var unknownSpaces = UnknownNames()
  private var unknownContainers = UnknownNames()

  /// The frames, one for each element of the table.
  private(set) var frames: [Frame]
  private(set) var diagnostics: [Diagnostic] = []

  /// Solves the frames of all elements.
  ///
  /// - Parameters:
  ///   - spaces: the coordinate spaces by id.
  ///   - viewport: the box of `in: viewport`, in global coordinates; nil if the display is unknown.
  ///   - insets: the margins of the safe area within the viewport.
  ///   - direction: the variant's layout direction; it reverses rows.
  ///   - isPartial: true if parts of the snapshot are missing for a reason that has been reported.
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
    diagnostics += unknownContainers.diagnostics(
      .unknownElement, among: ["viewport", "safeArea"] + table.elements.map(\.id.value) + spaces.keys.sorted()
    ) {
      "nothing can be placed in \"\($0)\", which is not an element, a space, viewport or safeArea"
    }
  }

  /// The element on whose frame another's depends: its row or column, or its container.
  private static func dependency(of index: Int, in table: ElementTable) -> Int? {
    if let item = table.items[index] { return item.line }
    switch table.elements[index].placement?.value {
    case .frame?, nil: return nil
    case .place?, .line?: break
    }
    return table.elements[index].placement?.value.box?.container.flatMap { table.positions[$0.value] }
  }

  private mutating func solve(_ index: Int) -> Frame {
    if let item = table.items[index] { return solveItem(table.elements[index], item) }
    if case .frame(let rect)? = table.elements[index].placement?.value { return measured(rect, index) }
    guard let placement = table.elements[index].placement, let box = placement.value.box else {
      if !table.elements[index].isPartial, !isPartial { diagnostics.append(missingFrame(table.elements[index].id)) }
      return .unsolved
    }
    return solveBox(box, of: table.elements[index], at: placement.span)
  }

  /// A frame as declared, in its space.
  private mutating func measured(_ rect: Rect, _ index: Int) -> Frame {
    let name = table.elements[index].space?.value ?? globalSpace
    if lastSpace?.name != name { lastSpace = spaces[name].map { (name, $0) } }
    guard let space = lastSpace?.space else {
      if let written = table.elements[index].space { unknownSpaces.note(written) }
      return .unsolved
    }
    let toGlobal = (table.elements[index].transform ?? .identity).then(space.toGlobal)
    return Frame(rect: rect, toGlobal: toGlobal, container: space.container, isSolved: space.isSolved)
  }

  /// Reports declarations of an element that contradict its row or container.
  private mutating func checkItem(_ index: Int) {
    if table.items[index] == nil {
      // The fast path for nearly all elements, which copies neither value.
      if table.elements[index].space == nil { return }
      if case .frame? = table.elements[index].placement?.value { return }
    }
    if let item = table.items[index] {
      let element = table.elements[index]
      let placement = element.placement
      let id = table.elements[item.line].id.value
      // A row within itself is reported as a cycle. A row within a row takes an item's frame, and declares no box of
      // its own.
      guard item.line != index else { return }
      let isFree = placement.map { $0.value.line?.box.isEmpty ?? false } ?? true
      if !isFree { diagnostics.append(itemWithFrame(element.id, at: placement?.span, of: id, item.span)) }
      if let space = element.space { diagnostics.append(spaceOfPlaced(element.id, space.span, placed: item.span)) }
    } else if let space = table.elements[index].space, let placement = table.elements[index].placement,
      !placement.value.isFrame
    {
      diagnostics.append(spaceOfPlaced(table.elements[index].id, space.span, placed: placement.span))
    }
  }

  /// Returns the frame, or an unsolved one with a diagnostic if it exceeds the limits.
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

  // MARK: Boxes

  /// A box placed in its container, in the container's coordinates.
  private mutating func solveBox(_ box: BoxDeclaration, of element: ElementDeclaration, at span: SourceSpan) -> Frame {
    let container = container(of: box)
    guard container.isSolved else { return .unsolved }
    let place = PlacedBox(
      id: element.id.value, line: element.placement?.value.line, isPartial: box.isPartial, span: span)
    let around = container.rect
    let horizontal = solve(
      box.horizontal, .horizontal, start: around.x, length: around.width, of: place)
    let vertical = solve(box.vertical, .vertical, start: around.y, length: around.height, of: place)
    guard let horizontal, let vertical else { return .unsolved }
    let rect = Rect(horizontal.start, vertical.start, horizontal.length, vertical.length)
    checkFit(of: element, in: rect)
    let toGlobal = (element.transform ?? .identity).then(container.toGlobal)
    return Frame(rect: rect, toGlobal: toGlobal, container: container.container, isSolved: true)
  }

  private mutating func container(of box: BoxDeclaration) -> Frame {
    switch box.containerOrDefault {
    case "viewport": return viewport
    case "safeArea": return safeArea
    case let name:
      if let position = table.positions[name] { return frames[position] }
      guard let container = box.container else { return .unsolved }
      guard let space = spaces[name] else {
        unknownContainers.note(container)
        return .unsolved
      }
      return content(of: space, container)
    }
  }

  /// The content area of a space, in its own coordinates; the viewport for the global space.
  private mutating func content(of space: SpaceSolver.Space, _ name: Sourced<String>) -> Frame {
    guard name.value != globalSpace else { return viewport }
    guard space.isSolved else { return .unsolved }
    guard let size = space.contentSize else {
      diagnostics.append(noExtent(name))
      return .unsolved
    }
    return Frame(
      rect: Rect(0, 0, size.width, size.height), toGlobal: space.toGlobal, container: space.container, isSolved: true)
  }

  private mutating func solve(
    _ constraints: AxisConstraints, _ axis: BoxAxis, start: Double, length: Double, of place: PlacedBox
  ) -> (start: Double, length: Double)? {
    guard let solved = constraints.physical(direction).solved(start: start, length: length) else {
      if constraints.count > 2 || !place.isPartial { diagnostics.append(place.wrongCount(constraints, axis)) }
      return nil
    }
    guard solved.length > 0 else {
      diagnostics.append(place.noExtent(constraints, axis, solved.length, of: length))
      return nil
    }
    return solved
  }

  /// An item's share of its row or column. Rows begin at the right in a right-to-left variant.
  private mutating func solveItem(_ element: ElementDeclaration, _ item: ElementTable.Item) -> Frame {
    let box = frames[item.line]
    guard box.isSolved, let line = table.elements[item.line].placement?.value.line, let count = line.items?.count,
      line.itemLength(in: box.rect, count: count) > 0
    else { return .unsolved }
    let isMirrored = line.axis == .row && direction == .rightToLeft
    let slot = isMirrored ? count - 1 - item.number : item.number
    let rect = line.frame(ofSlot: slot, count: count, in: box.rect)
    checkFit(of: element, in: rect)
    let toGlobal = (element.transform ?? .identity).then(box.toGlobal)
    return Frame(rect: rect, toGlobal: toGlobal, container: box.container, isSolved: true)
  }

  /// Reports a row or column whose items would have no extent.
  private mutating func checkFit(of element: ElementDeclaration, in box: Rect) {
    guard let placement = element.placement, let line = placement.value.line else { return }
    guard let items = line.items else {
      if !line.box.isPartial { diagnostics.append(missingItems(line.axis, at: placement.span)) }
      return
    }
    guard !items.isEmpty, line.itemLength(in: box, count: items.count) <= 0 else { return }
    diagnostics.append(doesNotFit(element.id.value, line, items.count, in: box, at: placement.span))
  }
}

private func cyclicPlace(_ cycle: [Int], in table: ElementTable) -> Diagnostic {
  let names = cycle.map { "\"\(excerpt(table.elements[$0].id.value))\"" }
  let spans = cycle.map { index in
    table.items[index]?.span ?? table.elements[index].placement?.value.box?.container?.span
  }
  return cyclic(.cyclicPlace, "\(names.first ?? "") is placed in itself", names, spans)
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
    .placeConstraints, "\"\(excerpt(id.value))\" names a space, but lies in the space of its container", at: span,
    labels: [.init(placed, "placed here")])
}

private func noExtent(_ space: Sourced<String>) -> Diagnostic {
  Diagnostic(
    .placeConstraints, "nothing can be placed in space \"\(excerpt(space.value))\": it has no size", at: space.span,
    notes: [.init("a space that scrolls has one: `scroll: { viewport: …, contentSize: … }`")])
}

private func tooFar(_ id: Sourced<String>, at span: SourceSpan) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "element \"\(excerpt(id.value))\" lies beyond the limit of coordinates, ±1e7", at: span)
}

private func missingItems(_ axis: LineDeclaration.Axis, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.missingKey, "a \(axis.name) needs the key \"items\"", at: span)
}

private func doesNotFit(
  _ id: String, _ line: LineDeclaration, _ count: Int, in box: Rect, at span: SourceSpan
) -> Diagnostic {
  let extent = line.axis == .row ? "\(brief(box.width)) wide" : "\(brief(box.height)) high"
  return Diagnostic(
    .rowDoesNotFit,
    "\(line.axis.name) \"\(excerpt(id))\" is \(extent), too little for \(count) items with gaps of \(brief(line.gapOrDefault))",
    at: span)
}
