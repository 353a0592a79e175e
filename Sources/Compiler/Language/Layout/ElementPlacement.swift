package import TutorialGeometry
import TutorialSyntax

/// The way in which an element gets its frame.
package enum ElementPlacement: Sendable {
  /// A frame as measured, in the coordinates of its space.
  case frame(Rect)
  // Rare cases are indirect, so that elements stay small.

  /// A box in another.
  indirect case place(BoxDeclaration)
  /// A row or column: a box in another, shared among items.
  indirect case line(LineDeclaration)

  /// Merges this placement over an inherited one of the same kind.
  package func merged(over base: ElementPlacement?) -> ElementPlacement {
    switch (self, base) {
    case (.place(let own), .place(let inherited)):
      return .place(own.merged(over: inherited))
    case (.line(let own), .line(let inherited)) where own.axis == inherited.axis:
      return .line(own.merged(over: inherited))
    default:
      return self
    }
  }

  /// The box; nil for a plain frame.
  package var box: BoxDeclaration? {
    switch self {
    case .frame: nil
    case .place(let box): box
    case .line(let line): line.box
    }
  }

  /// True for a plain frame. Unlike `box` and `line`, it copies nothing large.
  package var isFrame: Bool {
    if case .frame = self { true } else { false }
  }

  /// The row or column; nil for other placements.
  package var line: LineDeclaration? {
    if case .line(let line) = self { line } else { nil }
  }
}

extension Kind where Value == ElementPlacement {
  /// A measured frame.
  static var frame: Kind {
    Kind(Kind<Rect>.frame.form) { decoder, field, _ in decoder.frame(field.value).map { .frame($0) } }
  }

  /// A box in another.
  static var place: Kind {
    Kind(.map(BoxDeclaration.self)) { decoder, field, _ in decoder.box(field.value).map { .place($0) } }
  }

  /// A box in another, shared among items.
  static func line(_ axis: LineDeclaration.Axis) -> Kind {
    Kind(.map(LineDeclaration.self)) { decoder, field, _ in
      decoder.line(field.value, axis: axis).map { .line($0) }
    }
  }
}
