import TutorialGeometry
import TutorialSyntax

/// The keys of a cutout.
enum CutoutKey: String, DocumentKey {
  case shape, padding, radius, size, at, corners, fit, combine, clip
  static let table = KeyTable<Self>()
}

/// The shapes that have a name.
enum ShapeName: String, DocumentKey {
  case auto, rect, roundedRect, circle, ellipse, capsule

  static let table = KeyTable<Self>()

  var shape: CutoutShape {
    switch self {
    case .auto: .auto
    case .rect: .rect
    case .roundedRect: .roundedRect
    case .circle: .circle
    case .ellipse: .ellipse
    case .capsule: .capsule
    }
  }
}

/// The keys of a path.
enum PathKey: String, DocumentKey {
  case path, viewBox
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// A partial `cutout`.
  mutating func cutoutPartial(_ node: NodeID) -> CutoutPartial {
    var partial = CutoutPartial(range: document.range(node))
    var fields = self.fields(node, CutoutKey.self, of: "a cutout", for: .cutout)
    while let field = next(&fields) {
      switch field.key {
      case .shape: partial.shape = cutoutShape(field.value)
      case .padding: partial.padding = padding(field.value, of: "the cutout's padding")
      case .radius: partial.radius = cornerRadii(field.value, of: "the cutout's radius")
      case .size: partial.size = size(field.value, of: "the cutout's size")
      case .at: partial.at = choice(field.value, TargetPoint.self, of: "the cutout's place")
      case .corners: partial.corners = choice(field.value, CornerStyle.self, of: "the cutout's corners")
      case .fit: partial.fit = choice(field.value, CircleFit.self, of: "the cutout's fit")
      case .combine: partial.combine = choice(field.value, CutoutCombination.self, of: "the cutout's combination")
      case .clip: partial.clip = choice(field.value, CutoutClip.self, of: "the cutout's clip")
      }
    }
    return partial
  }

  private mutating func cutoutShape(_ node: NodeID) -> Located<CutoutShape>? {
    guard document.kind(node) == .mapping else {
      return choice(node, ShapeName.self, of: "the cutout's shape")?.map(\.shape)
    }
    var data: NodeID?
    var viewBox: NodeID?
    var fields = self.fields(node, PathKey.self, of: "a shape")
    while let field = next(&fields) {
      switch field.key {
      case .path: data = field.value
      case .viewBox: viewBox = field.value
      }
    }
    if data == nil { reportMissingKey("path", of: "a shape", at: node) }
    if viewBox == nil { reportMissingKey("viewBox", of: "a shape", at: node) }
    guard let data, let viewBox, let path = pathShape(data, viewBox: viewBox) else { return nil }
    return Located(.path(path), document.range(node))
  }
}
