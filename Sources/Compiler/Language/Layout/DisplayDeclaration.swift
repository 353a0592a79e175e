package import TutorialGeometry
package import TutorialSyntax
import TutorialValues

/// A `display` as declared.
package struct DisplayDeclaration: MergeableMap {
  /// The start of the map.
  package var span = SourceSpan.nowhere
  /// `size`.
  package var size: Size?
  /// `scale`.
  package var scale: Double?
  /// `cornerRadius`.
  package var cornerRadius: Double?
  /// `cutouts`.
  package var cutouts: [Rect]?
  /// True if its size did not decode, so that the absence gets no diagnostic.
  package var isPartial = false

  package init() {}

  package static let keys = MapDescription<Self>(
    "display", of: "a display",
    "The device's display. All snapshots of a variant share it; what one leaves out, another one gives.",
    examples: [["size": [393, 852], "scale": 3]]
  ) {
    Key(
      "size", .displaySize, "The display's width and height, both above 0.",
      or: .words("that of another snapshot of the variant; at least one has to give it")
    ) {
      $0.size
    } set: {
      $0.size = $1
      if $1 == nil { $0.isPartial = true }
    }
    Key(
      "scale", .scale(examples: [3]), "The number of pixels per logical unit.", called: "the scale",
      or: .words("that of another snapshot of the variant"),
      get: { $0.scale }, set: { $0.scale = $1 })
    Key(
      "cornerRadius", .distance(examples: [55]), "The radius of the display's own corners.",
      called: "the corner radius", or: .words("that of another snapshot of the variant"),
      get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 })
    Key(
      "cutouts", .frames, "The frames of the display's cutouts: a notch, a camera.",
      or: .words("that of another snapshot of the variant"),
      get: { $0.cutouts }, set: { $0.cutouts = $1 })
  }
}

extension Kind where Value == DisplayDeclaration {
  static var display: Kind {
    Kind(.map(DisplayDeclaration.self)) { decoder, field, _ in
      let document = decoder.document
      var display = DisplayDeclaration()
      display.span = decoder.headSpan(field.value)
      display.isPartial = document.isPartial || document.kind(field.value) != .mapping
      decoder.read(field.value, into: &display, DisplayDeclaration.keys)
      return display
    }
  }
}

extension Kind where Value == Size {
  /// A size whose sides are both above 0.
  fileprivate static var displaySize: Kind {
    Kind(
      KindForm(
        ["type": "array", "minItems": 2, "maxItems": 2, "items": .reference(.extent)], examples: [[393, 852]])
    ) { decoder, field, _ in
      guard let size = decoder.size(field.value) else { return nil }
      guard size.width > 0, size.height > 0 else {
        decoder.reportOutOfRange(field.value, "the display has no area")
        return nil
      }
      return size
    }
  }
}

extension Kind where Value == [Rect] {
  /// A list of frames.
  fileprivate static var frames: Kind {
    Kind(
      KindForm(["type": "array", "items": .reference(.frame)], examples: [[[133, 11, 126, 37]]])
    ) { decoder, field, _ in
      decoder.items(field.value, expected: "a list of frames") { $0.frame($1) }
    }
  }
}
