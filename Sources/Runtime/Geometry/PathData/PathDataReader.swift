/// Interprets the commands of path data.
struct PathDataReader {
  var subpaths: [Subpath] = []
  private var scanner: PathDataScanner
  private var current = Point(0, 0)
  private var subpathStart = Point(0, 0)
  private var open: Subpath?
  private var segmentCount = 0
  /// The handle that a smooth curve reflects: set only by an immediately preceding curve command of the same degree.
  private var reflectedCubic: Point?
  private var reflectedQuadratic: Point?

  init(_ text: String) { scanner = PathDataScanner(text) }

  mutating func readAll() throws(PathDataError) {
    scanner.skipSpace()
    var isFirst = true
    while let command = try scanner.command() {
      if isFirst, command.kind != .move {
        throw PathDataError(offset: command.offset, message: "path data must begin with M or m, not \(command.name)")
      }
      isFirst = false
      try run(command)
    }
    finishSubpath()
  }

  private mutating func run(_ command: PathCommand) throws(PathDataError) {
    if command.kind == .close {
      close(at: command.offset)
      scanner.skipSpace()
      return
    }
    var command = command
    repeat {
      let cubicHandle = reflectedCubic
      let quadraticHandle = reflectedQuadratic
      (reflectedCubic, reflectedQuadratic) = (nil, nil)
      try runOnce(command, cubicHandle, quadraticHandle)
      // Further coordinate pairs after a moveto are implicit linetos (8.3.2).
      if command.kind == .move { command.kind = .line }
    } while scanner.hasMoreArguments()
  }

  private mutating func runOnce(
    _ command: PathCommand, _ cubicHandle: Point?, _ quadraticHandle: Point?
  ) throws(PathDataError) {
    switch command.kind {
    case .close: break
    case .move:
      finishSubpath()
      let to = try point(command)
      (current, subpathStart) = (to, to)
      open = Subpath(start: to, segments: [], isClosed: false, offset: command.offset)
    case .line: try append(Cubic(line: current, try point(command)), command)
    case .horizontal: try append(Cubic(line: current, Point(try x(command), current.y)), command)
    case .vertical: try append(Cubic(line: current, Point(current.x, try y(command))), command)
    case .cubic: try appendCubic(try point(command), command)
    case .smoothCubic: try appendCubic(reflect(cubicHandle), command)
    case .quadratic: try appendQuadratic(try point(command), command)
    case .smoothQuadratic: try appendQuadratic(reflect(quadraticHandle), command)
    case .arc: try appendArc(command)
    }
  }

  // MARK: Segments

  private mutating func append(_ segment: Cubic, _ command: PathCommand) throws(PathDataError) {
    segmentCount += 1
    if segmentCount > PathData.segmentLimit {
      throw PathDataError(
        offset: command.offset, message: "more than \(PathData.segmentLimit) segments, the most that a path may have")
    }
    // After a closepath the next subpath starts where the last one did (8.3.3).
    if open == nil { open = Subpath(start: current, segments: [], isClosed: false, offset: command.offset) }
    open?.segments.append(segment)
    current = segment.end
  }

  private mutating func appendCubic(_ handle1: Point, _ command: PathCommand) throws(PathDataError) {
    let handle2 = try point(command)
    let end = try point(command)
    try append(Cubic(current, handle1, handle2, end), command)
    reflectedCubic = handle2
  }

  private mutating func appendQuadratic(_ handle: Point, _ command: PathCommand) throws(PathDataError) {
    let end = try point(command)
    let start = current
    try append(
      Cubic(start, start.mixed(with: handle, 2.0 / 3), end.mixed(with: handle, 2.0 / 3), end), command)
    reflectedQuadratic = handle
  }

  private mutating func appendArc(_ command: PathCommand) throws(PathDataError) {
    let radiusX = abs(try number(command))
    let radiusY = abs(try number(command))
    let rotation = try number(command)
    let isLarge = try scanner.flag(for: command)
    let sweeps = try scanner.flag(for: command)
    let end = try point(command)
    let arc = EllipticalArc(
      from: current, to: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge, sweeps: sweeps)
    for segment in arc.segments { try append(segment, command) }
  }

  private mutating func close(at offset: Int) {
    (reflectedCubic, reflectedQuadratic) = (nil, nil)
    if open == nil { open = Subpath(start: current, segments: [], isClosed: true, offset: offset) }
    open?.isClosed = true
    finishSubpath()
    current = subpathStart
  }

  private mutating func finishSubpath() {
    if let open, !open.segments.isEmpty { subpaths.append(open) }
    open = nil
  }

  private func reflect(_ handle: Point?) -> Point {
    handle.map { current + (current - $0) } ?? current
  }

  // MARK: Arguments

  private mutating func number(_ command: PathCommand) throws(PathDataError) -> Double {
    try scanner.number(for: command, origin: 0)
  }

  private mutating func x(_ command: PathCommand) throws(PathDataError) -> Double {
    try scanner.number(for: command, origin: command.isRelative ? current.x : 0)
  }

  private mutating func y(_ command: PathCommand) throws(PathDataError) -> Double {
    try scanner.number(for: command, origin: command.isRelative ? current.y : 0)
  }

  private mutating func point(_ command: PathCommand) throws(PathDataError) -> Point {
    let x = try x(command)
    return Point(x, try y(command))
  }
}
