package import TutorialSyntax

/// The form of a value in a compiled tour; schemas, types and pages are generated from it.
package indirect enum FormatValue: Sendable {
  /// Any text.
  case text
  /// A text that isn't empty.
  case name
  /// A key in the tour's `strings`.
  case key
  /// An id of the tutorial: of a step, or of a diagnostic.
  case id
  /// The name of one of the tour's `motions`.
  case motion
  /// A pattern of routes, such as `/inbox/:id`.
  case route
  /// An sRGB colour, `#rrggbb` or `#rrggbbaa` in lower case.
  case color
  /// A text that matches a regular expression; the example is one.
  case pattern(String, example: String)
  /// True or false.
  case flag
  /// `true`; the field is left out if false.
  case isTrue
  /// Any finite number.
  case number
  /// A length in logical units, or another number that isn't negative.
  case length
  /// A time in seconds, not negative.
  case seconds
  /// A number from 0 to 1.
  case fraction
  /// A number above 0.
  case factor
  /// A whole number of at least `atLeast`.
  case whole(atLeast: Int)
  /// An index in a list of the tour, from 0.
  case place(in: FormatList)
  /// `[x, y]`.
  case point
  /// `[width, height]`.
  case size
  /// `[x, y, width, height]`.
  case rect
  /// `[top, right, bottom, left]`.
  case insets
  /// A closed path of cubic Bézier segments.
  case outline
  /// One word of an enumeration.
  case words([WordDescription])
  /// A text, a number, true or false.
  case scalar
  /// A list with one value for each form.
  case tuple([FormatValue])
  /// A list of at least `atLeast` values.
  case list(FormatValue, atLeast: Int = 0)
  /// A list in which no value occurs twice.
  case set(FormatValue)
  /// An object of at least `atLeast` members whose names are data, with the kind of names and the form of values.
  case map(of: FormatName, FormatValue, atLeast: Int = 0)
  /// An object of the format.
  case object(@Sendable () -> FormatObject)
  /// One of several forms.
  case either([FormatValue])
  /// A value or null, within a list.
  case nullable(FormatValue)
}

/// A list of a tour that indices refer to.
package enum FormatList: Sendable {
  /// The step's `cutouts`.
  case cutouts
  /// The `cutouts` of the step that a transition comes from.
  case oldCutouts
  /// The step's `rings`, or those of the step that a transition comes from.
  case rings
  /// The tour's `contents`.
  case contents
}

/// The names of an object whose names are data.
package enum FormatName: Sendable {
  /// Language tags, such as `pt-BR`.
  case locales
  /// Keys of texts.
  case keys
  /// Names of variables.
  case variables
  /// Names of motions.
  case motions
  /// Names of screens.
  case screens
  /// Ids of elements.
  case elements
  /// Names of text sizes, from small to large.
  case textSizes
}

extension FormatValue {
  static func word<Word: DescribedWord>(_: Word.Type) -> FormatValue { .words(WordDescription.all(Word.self)) }

  /// An object that is described elsewhere.
  ///
  /// It is in a closure because objects may contain each other.
  static func object(_ object: @escaping @autoclosure @Sendable () -> FormatObject) -> FormatValue {
    .object({ object() })
  }

  /// The objects of the format that a value of this form may contain, in the order in which they are mentioned.
  package var objects: [FormatObject] {
    switch self {
    case .object(let object): [object()]
    case .list(let value, _), .set(let value), .map(_, let value, _), .nullable(let value): value.objects
    case .tuple(let values), .either(let values): values.flatMap(\.objects)
    default: []
    }
  }
}
