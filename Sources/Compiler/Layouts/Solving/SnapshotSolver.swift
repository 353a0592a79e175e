import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Solves one merged snapshot.
///
/// Defects are reported at their place. A value that can't be determined is marked as unsolved, to avoid follow-up
/// diagnostics.
struct SnapshotSolver {
  private let declaration: SnapshotDeclaration
  private let name: SnapshotName
  private(set) var diagnostics: [Diagnostic] = []
  private var windows: [Window] = []
  private var windowPositions: [String: Int] = [:]
  private var unknownWindows = UnknownNames()

  /// A solver for a declaration with everything inherited.
  init(_ declaration: SnapshotDeclaration, name: SnapshotName) {
    self.declaration = declaration
    self.name = name
  }

  /// The solved snapshot, still without its texts.
  ///
  /// - Parameter texts: numbers the snapshot's texts. They are set when all texts of the library are known.
  mutating func solve(_ texts: inout TextNumbering) -> Snapshot {
    let traits = Traits(declaration.traits)
    let display = solveDisplay()
    solveWindows(display)
    let spaces = SpaceSolver(declaration.spaces, isPartial: declaration.isPartial)
    let table = ElementTable(declaration.elements, positions: declaration.elementPositions)
    let frames = FrameSolver(
      table, spaces: spaces.spaces, viewport: display?.bounds, insets: declaration.insets.safeAreaOrDefault,
      direction: traits.direction, isPartial: declaration.isPartial)
    diagnostics += spaces.diagnostics + table.diagnostics + frames.diagnostics
    let elements = solveElements(table, frames.frames, &texts)
    let occluders = solveOccluders(table, elements)
    if !declaration.isPartial {
      diagnostics += unknownWindows.diagnostics(.undeclaredWindow, among: windows.map(\.id)) {
        "window \"\($0)\" is not declared"
      }
    }
    return Snapshot(
      screen: name.screen, variant: name.variant, span: declaration.nameSpan, traits: traits,
      display: display ?? Display(size: Size(0, 0)), screenshots: declaration.screenshots,
      insets: declaration.insets, windows: windows,
      scrollContainers: spaces.containers, elements: elements, occluders: occluders,
      sourceFormat: declaration.origin.format, matrix: declaration.matrix,
      isTruncated: declaration.origin.isTruncatedOrDefault,
      areOccludersTold: declaration.areOccludersTold,
      isSolved: !declaration.isPartial && display != nil, elementsByID: table.positions)
  }

  /// The solved snapshot, if another one with the same content had no diagnostics.
  static func solve(
    _ declaration: SnapshotDeclaration, name: SnapshotName, as other: Snapshot
  ) -> Snapshot {
    Snapshot(
      screen: name.screen, variant: name.variant, span: declaration.nameSpan, traits: Traits(declaration.traits),
      display: other.display, screenshots: declaration.screenshots, insets: declaration.insets,
      windows: other.windows,
      scrollContainers: other.scrollContainers, elements: other.elements, occluders: other.occluders,
      sourceFormat: declaration.origin.format, matrix: declaration.matrix,
      isTruncated: declaration.origin.isTruncatedOrDefault,
      areOccludersTold: other.areOccludersTold, isSolved: other.isSolved, elementsByID: other.elementsByID)
  }

  private mutating func solveDisplay() -> Display? {
    guard let written = declaration.display, let size = written.size else {
      let isKnown = declaration.isPartial || declaration.display?.isPartial ?? false
      if !isKnown { diagnostics.append(missingDisplay(declaration)) }
      return nil
    }
    return Display(
      size: size, scale: written.scale, cornerRadius: written.cornerRadius, cutouts: written.cutouts)
  }

  private mutating func solveWindows(_ display: Display?) {
    for window in declaration.windows {
      windowPositions[window.id.value] = windows.count
      windows.append(
        Window(
          id: window.id.value, kind: window.kindOrDefault, z: window.zOrDefault,
          frame: window.frame ?? display?.bounds ?? Rect(0, 0, 0, 0), span: window.id.span))
    }
  }

  /// The index of the window with that name; nil if there is none, which is noted.
  private mutating func window(_ name: Sourced<String>?) -> Int? {
    guard let name else { return nil }
    if let position = windowPositions[name.value] { return position }
    unknownWindows.note(name)
    return nil
  }

  /// The window of elements that name none: the app's first, else the first of all.
  private var defaultWindow: Int? {
    windows.firstIndex { $0.kind == .app } ?? (windows.isEmpty ? nil : 0)
  }

  private mutating func solveElements(
    _ table: ElementTable, _ frames: [FrameSolver.Frame], _ texts: inout TextNumbering
  ) -> Elements {
    let parents = solveParents(table)
    var windows: [Int?] = Array(repeating: nil, count: table.elements.count)
    let defaultWindow = defaultWindow
    for index in parents.order {
      let own = window(table.elements[index].window)
      windows[index] = own ?? parents.parents[index].map { windows[$0] } ?? defaultWindow
    }
    var builder = ElementsBuilder(table.elements, texts: &texts)
    for index in table.elements.indices {
      let frame = frames[index]
      builder.place(
        frame.rect, .init(toGlobal: frame.toGlobal, scrollContainer: frame.container, isSolved: frame.isSolved),
        at: table.elements[index].placement?.span ?? table.items[index]?.span)
    }
    builder.set(parents: parents.parents, windows: windows)
    return builder.elements
  }

  /// The elements' parents, and an order in which parents come first.
  ///
  /// An item's parent is its row, unless it names another.
  private mutating func solveParents(_ table: ElementTable) -> (parents: [Int?], order: [Int]) {
    var unknown = UnknownNames()
    var parents: [Int?] = table.elements.indices.map { index in
      guard let name = table.elements[index].parent?.value else { return table.items[index]?.line }
      if let position = table.positions[name] { return position }
      if let parent = table.elements[index].parent { unknown.note(parent) }
      return nil
    }
    if !declaration.isPartial {
      diagnostics += unknown.diagnostics(.unknownElement, among: table.elements.map(\.id.value)) {
        "no element is called \"\($0)\""
      }
    }
    let dependencies = DependencyOrder(count: parents.count) { parents[$0] }
    for cycle in dependencies.cycles {
      // A cycle of rows has been reported as `cyclic-place`.
      let spans = cycle.compactMap { table.elements[$0].parent?.span }
      if !spans.isEmpty { diagnostics.append(cyclicParent(cycle.map { table.elements[$0].id.value }, spans)) }
    }
    for index in parents.indices where dependencies.isInCycle[index] { parents[index] = nil }
    return (parents, dependencies.order)
  }

  private mutating func solveOccluders(_ table: ElementTable, _ elements: Elements) -> [Occluder] {
    var unknown = UnknownNames()
    var result: [Occluder] = []
    for occluder in declaration.occluders {
      let position = occluder.element.flatMap { table.positions[$0.value] }
      if let name = occluder.element, position == nil {
        unknown.note(name)
        continue
      }
      guard let frame = occluder.frame ?? position.map(elements.globalFrame) else {
        if !occluder.isPartial, !declaration.isPartial { diagnostics.append(missingExtent(occluder)) }
        continue
      }
      let window = window(occluder.window)
      // An element whose frame is unknown covers an unknown area, so it isn't an occluder.
      guard occluder.frame != nil || position.map(elements.isSolved) ?? false else { continue }
      result.append(
        Occluder(
          id: occluder.mergeID?.value ?? occluder.kind ?? "", kind: occluder.kind, element: position, frame: frame,
          isOpaque: occluder.isOpaqueOrDefault, isInferred: occluder.isInferredOrDefault,
          window: window ?? position.flatMap(elements.window) ?? defaultWindow,
          z: occluder.z ?? position.map(elements.z) ?? 0, span: occluder.mergeID?.span ?? occluder.head))
    }
    if !declaration.isPartial {
      diagnostics += unknown.diagnostics(.unknownElement, among: table.elements.map(\.id.value)) {
        "no element is called \"\($0)\""
      }
    }
    return result
  }
}

private func missingDisplay(_ declaration: SnapshotDeclaration) -> Diagnostic {
  guard let display = declaration.display else {
    return Diagnostic(.missingKey, "a snapshot needs the key \"display\"", at: declaration.head)
  }
  return Diagnostic(.missingKey, "a display needs the key \"size\"", at: display.span)
}

private func cyclicParent(_ ids: [String], _ spans: [SourceSpan]) -> Diagnostic {
  let names = ids.map { "\"\(excerpt($0))\"" }
  return cyclic(.cyclicParent, "element \(names.first ?? "") is inside itself", names, spans)
}

private func missingExtent(_ occluder: OccluderDeclaration) -> Diagnostic {
  Diagnostic(.missingKey, "an occluder needs the key \"element\" or \"frame\"", at: occluder.head)
}
