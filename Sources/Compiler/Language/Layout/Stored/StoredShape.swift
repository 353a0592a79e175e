import TutorialGeometry

/// The binary form of an element's shape.
enum StoredShape {
  private static let named = NamedShape.allCases

  static func write(_ shape: Shape, to writer: inout ColumnWriter) {
    switch shape {
    case .named(let name): writer.write(named.firstIndex(of: name))
    case .roundedRect(let radii, let smoothing):
      writer.write(named.count)
      for number in [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft, smoothing] {
        writer.write(number)
      }
    case .path(let path):
      writer.write(named.count + 1)
      writer.write(path.outline.points)
      writer.write(path.viewBox)
    }
  }

  static func read(from reader: inout ColumnReader) throws(ColumnDamage) -> Shape {
    let kind = try reader.place(among: named.count + 2)
    if kind < named.count { return .named(named[kind]) }
    if kind == named.count {
      let radii = CornerRadii(
        topLeft: try reader.coordinate(), topRight: try reader.coordinate(), bottomRight: try reader.coordinate(),
        bottomLeft: try reader.coordinate())
      let smoothing = try reader.number()
      guard 0...1 ~= smoothing else { throw ColumnDamage() }
      return .roundedRect(radii, smoothing: smoothing)
    }
    let outline = Outline(points: try reader.numbers())
    guard let path = PathShape(kept: outline, viewBox: try reader.rect()) else { throw ColumnDamage() }
    return .path(path)
  }
}
