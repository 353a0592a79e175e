import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

extension FrameSolver {
  /// A box placed in its container, in the container's own coordinates.
  mutating func solveBox(_ box: BoxDeclaration, of element: ElementDeclaration, at span: SourceSpan) -> Frame {
    let container = container(of: box)
    guard container.isSolved else { return .unsolved }
    let place = PlacedBox(
      id: element.id.value, line: element.placement?.value.line, isPartial: box.isPartial, span: span)
    let around = container.rect
    let horizontal = solve(box.horizontal, .horizontal, start: around.x, length: around.width, of: place)
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
      if let container = box.container { unknownContainers.note(container) }
      return .unsolved
    }
  }

  private mutating func solve(
    _ constraints: AxisConstraints, _ axis: BoxAxis, start: Double, length: Double, of place: PlacedBox
  ) -> (start: Double, length: Double)? {
    guard let solved = constraints.solved(start: start, length: length) else {
      if constraints.count > 2 || !place.isPartial { diagnostics.append(wrongCount(constraints, axis, of: place)) }
      return nil
    }
    guard solved.length > 0 else {
      diagnostics.append(noExtent(constraints, axis, solved.length, of: length, place))
      return nil
    }
    return solved
  }

  /// An item's share of its row or column. In a variant that reads from right to left, rows begin at the right.
  mutating func solveItem(_ element: ElementDeclaration, _ item: ElementTable.Item) -> Frame {
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

/// What messages need to know of a box.
private struct PlacedBox {
  var id: String
  var line: LineDeclaration?
  var isPartial: Bool
  var span: SourceSpan

  /// `the place of "badge"`, `row "days"`.
  var name: String {
    guard let line else { return "the place of \"\(excerpt(id))\"" }
    return "\(line.axis.name) \"\(excerpt(id))\""
  }
}

extension LineDeclaration.Axis {
  fileprivate var name: String { self == .row ? "row" : "column" }
}

private func wrongCount(_ constraints: AxisConstraints, _ axis: BoxAxis, of place: PlacedBox) -> Diagnostic {
  let names = constraints.names(axis)
  let written = names.isEmpty ? "none" : names.joined(separator: ", ")
  let verdict = names.count < 2 ? "too few constraints" : "too many constraints"
  let known = axis == .horizontal ? "left, right, width and centerX" : "top, bottom, height and centerY"
  return Diagnostic(
    .placeConstraints, "\(place.name) has \(verdict) on the \(axis.rawValue) axis: \(written)", at: place.span,
    notes: [.init("exactly two of \(known) fix a box")])
}

private func noExtent(
  _ constraints: AxisConstraints, _ axis: BoxAxis, _ extent: Double, of length: Double, _ place: PlacedBox
) -> Diagnostic {
  let side = axis == .horizontal ? "width" : "height"
  let names = constraints.names(axis).joined(separator: " and ")
  return Diagnostic(
    place.line == nil ? .placeConstraints : .rowDoesNotFit,
    "\(place.name) has a \(side) of \(brief(extent)): \(names) leave nothing of \(brief(length))", at: place.span)
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
