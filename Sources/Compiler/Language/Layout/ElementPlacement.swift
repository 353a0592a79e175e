package import TutorialGeometry
import TutorialSyntax

/// How an element comes to its frame.
package enum ElementPlacement: Sendable {
  /// As measured, in the coordinates of its space.
  case frame(Rect)
  // What is seldom written lies aside, so that elements stay small.

  /// As a box in another.
  indirect case place(BoxDeclaration)
  /// As a box in another, which it shares among its items.
  indirect case line(LineDeclaration)

  /// The placement with what it leaves out taken from an inherited one of the same kind.
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

  /// The box, unless it is a plain frame.
  package var box: BoxDeclaration? {
    switch self {
    case .frame: nil
    case .place(let box): box
    case .line(let line): line.box
    }
  }

  /// Whether it is a plain frame. Asking costs nothing, while a box or a row is large.
  package var isFrame: Bool {
    if case .frame = self { true } else { false }
  }

  /// The row or column, if it is one.
  package var line: LineDeclaration? {
    if case .line(let line) = self { line } else { nil }
  }
}

extension Kind where Value == ElementPlacement {
  /// As measured.
  static var frame: Kind {
    Kind(Kind<Rect>.frame.form) { decoder, field, _ in decoder.frame(field.value).map { .frame($0) } }
  }

  /// As a box in another.
  static var place: Kind {
    Kind(.map(BoxDeclaration.self)) { decoder, field, _ in decoder.box(field.value).map { .place($0) } }
  }

  /// As a box in another, which it shares among its items.
  static func line(_ axis: LineDeclaration.Axis) -> Kind {
    Kind(.map(LineDeclaration.self)) { decoder, field, _ in
      decoder.line(field.value, axis: axis).map { .line($0) }
    }
  }
}
