import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// Computes the transforms of a snapshot's coordinate spaces to global coordinates.
struct SpaceSolver {
  struct Space {
    /// The transform from its own to global coordinates.
    var toGlobal: Transform
    /// The index of the innermost scroll container around its content: its own if it scrolls; nil if none.
    var container: Int?
    /// The number of spaces around it, including the display's own.
    var depth: Int
    /// False if the space could not be determined, which has been reported.
    var isSolved: Bool
    /// The size of its content, else of its viewport; nil if it doesn't scroll.
    var contentSize: Size?

    /// The display's own space.
    static let global = Space(toGlobal: .identity, container: nil, depth: 0, isSolved: true)
    /// A space that could not be determined.
    static let unsolved = Space(toGlobal: .identity, container: nil, depth: 0, isSolved: false)
  }

  /// The spaces by id, including the display's own.
  private(set) var spaces: [String: Space] = [globalSpace: .global]
  private(set) var containers: [ScrollContainer] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Solves the spaces of a snapshot.
  ///
  /// - Parameter isPartial: true if parts of the snapshot are missing for a reason that has been reported.
  init(_ declarations: [SpaceDeclaration], isPartial: Bool) {
    var positions: [String: Int] = [:]
    for (index, declaration) in declarations.enumerated() { positions[declaration.id.value] = index }
    let parents = declarations.map { declaration in declaration.parent.flatMap { positions[$0.value] } }
    let dependencies = DependencyOrder(count: declarations.count) { parents[$0] }
    for cycle in dependencies.cycles { diagnostics.append(cyclicSpace(cycle.map { declarations[$0] })) }

    var unknown = UnknownNames()
    for index in dependencies.order {
      let declaration = declarations[index]
      let parent = declaration.parentOrDefault
      if let name = declaration.parent, name.value != globalSpace, parents[index] == nil { unknown.note(name) }
      let around = dependencies.isInCycle[index] ? nil : spaces[parent]
      spaces[declaration.id.value] = solve(declaration, in: around ?? .unsolved)
    }
    if !isPartial {
      diagnostics += unknown.diagnostics(.undeclaredSpace, among: declarations.map(\.id.value)) {
        "space \"\($0)\" is not declared"
      }
    }
  }

  /// Solves a space in its parent. Its point p is at origin + transform(p − contentOffset) in the parent.
  private mutating func solve(_ declaration: SpaceDeclaration, in parent: Space) -> Space {
    guard parent.isSolved else { return .unsolved }
    guard parent.depth < Limits.nesting else {
      diagnostics.append(tooDeep(declaration.id))
      return .unsolved
    }
    let offset = declaration.scroll?.contentOffsetOrDefault ?? Point(0, 0)
    let origin = declaration.originOrDefault
    let toGlobal = Transform.translation(-offset.x, -offset.y).then(declaration.transform ?? .identity)
      .then(.translation(origin.x, origin.y)).then(parent.toGlobal)
    guard toGlobal.isWithinLimits else {
      diagnostics.append(tooFar(declaration.id))
      return .unsolved
    }
    var space = Space(toGlobal: toGlobal, container: parent.container, depth: parent.depth + 1, isSolved: true)
    guard let scroll = declaration.scroll else { return space }
    guard let viewport = scroll.viewport else {
      if !scroll.isPartial { diagnostics.append(missingViewport(scroll.span)) }
      return .unsolved
    }
    space.container = containers.count
    space.contentSize = scroll.contentSize ?? viewport.size
    containers.append(
      ScrollContainer(
        space: declaration.id.value, axis: scroll.axisOrDefault, viewport: viewport,
        parentToGlobal: parent.toGlobal, globalViewport: parent.toGlobal.bounds(of: viewport),
        contentSize: scroll.contentSize, contentOffset: offset, toGlobal: toGlobal, parent: parent.container,
        span: declaration.id.span))
    return space
  }
}

private func cyclicSpace(_ cycle: [SpaceDeclaration]) -> Diagnostic {
  let names = cycle.map { "\"\(excerpt($0.id.value))\"" }
  return cyclic(.cyclicSpace, "space \(names.first ?? "") is its own parent", names, cycle.map(\.parent?.span))
}

private func tooDeep(_ id: Sourced<String>) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "space \"\(excerpt(id.value))\" is nested deeper than the limit of \(Limits.nesting)", at: id.span)
}

private func tooFar(_ id: Sourced<String>) -> Diagnostic {
  Diagnostic(
    .limitExceeded, "space \"\(excerpt(id.value))\" leads beyond the limit of coordinates, ±1e7", at: id.span)
}

private func missingViewport(_ span: SourceSpan) -> Diagnostic {
  Diagnostic(.missingKey, "the scrolling of a space needs the key \"viewport\"", at: span)
}
