import TutorialGeometry

/// The binary form of an element's shape.
enum StoredShape {
  private static let plain: [Shape] = [.rect, .circle, .ellipse, .capsule]

  static func write(_ shape: Shape, to writer: inout ColumnWriter) {
    switch shape {
    case .rect, .circle, .ellipse, .capsule: writer.write(plain.firstIndex(of: shape))
    case .roundedRect(let radii, let smoothing):
      writer.write(plain.count)
      for number in [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft, smoothing] {
        writer.write(number)
      }
    case .path(let path):
      writer.write(plain.count + 1)
      writer.write(path.outline.points)
      writer.write(path.viewBox)
    }
  }

  static func read(from reader: inout ColumnReader) throws(ColumnDamage) -> Shape {
    let kind = try reader.place(among: plain.count + 2)
    if kind < plain.count { return plain[kind] }
    if kind == plain.count {
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
