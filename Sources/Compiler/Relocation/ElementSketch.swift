package import TutorialGeometry

/// The properties of an element, in plain values, for searching or being found.
///
/// All are optional. A missing property counts neither for nor against a pair.
package struct ElementSketch: Sendable, Hashable {
  /// The id from the app's code. Nil if an importer made it up, because such an id depends on the place.
  package var nativeID: String?
  /// The kind of element, such as `button` or `android.widget.TextView`.
  package var type: String?
  /// The accessible name, which a screen reader speaks.
  package var label: String?
  /// The visible text.
  package var text: String?
  /// The value that was entered or set. It weighs less than label and text because people change it.
  package var value: String?
  /// The frame on the display, in logical units.
  package var frame: Rect?
  /// The index of the parent in the same list. Any number is allowed: an invalid or cyclic one counts as none.
  package var parent: Int?
  /// Further properties by name: `href`, `name`, `class`, `placeholder` and the like.
  package var attributes: [Attribute]
  /// The surroundings, if the list doesn't contain them.
  package var surroundings: Surroundings?

  /// A further property.
  package struct Attribute: Sendable, Hashable {
    /// The name in lower case.
    package var name: String
    /// The value.
    package var value: String

    /// Creates an attribute.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The surroundings of an element. They are computed if the list contains the whole screen.
  package struct Surroundings: Sendable, Hashable {
    /// The path from the outermost ancestor to the element itself, as `type[ordinal]` or other stable words.
    package var path: [String]
    /// The name (own id, label or text) of the nearest ancestor with one.
    package var ancestor: String?
    /// The visible texts beside it.
    package var texts: [String]

    /// Creates the surroundings of an element.
    package init(path: [String] = [], ancestor: String? = nil, texts: [String] = []) {
      self.path = path
      self.ancestor = ancestor
      self.texts = texts
    }
  }

  /// Creates a sketch of an element.
  package init(
    nativeID: String? = nil, type: String? = nil, label: String? = nil, text: String? = nil, value: String? = nil,
    frame: Rect? = nil, parent: Int? = nil, attributes: [Attribute] = [], surroundings: Surroundings? = nil
  ) {
    self.nativeID = nativeID
    self.type = type
    self.label = label
    self.text = text
    self.value = value
    self.frame = frame
    self.parent = parent
    self.attributes = attributes
    self.surroundings = surroundings
  }
}

/// The elements of a screen, in the screen's order.
package struct ScreenSketch: Sendable, Hashable {
  /// The elements. Results refer to them by index.
  package var elements: [ElementSketch]
  /// The display's size, in the units of the frames.
  package var size: Size?
  /// True if the list has all elements of the screen in order. Otherwise the order isn't compared.
  package var isWhole: Bool

  /// Creates a sketch of a screen.
  package init(elements: [ElementSketch], size: Size? = nil, isWhole: Bool = true) {
    self.elements = elements
    self.size = size
    self.isWhole = isWhole
  }
}
