package import TutorialGeometry

/// What is known of an element that may be looked for, or be what is looked for: what tools report of it, in plain values.
///
/// All of it is optional. What is not known counts neither for nor against a pair.
package struct ElementSketch: Sendable, Hashable {
  /// The id that the app's own code gives; nil where an importer made one up, which is a place and says nothing.
  package var nativeID: String?
  /// The kind of element, such as `button` or `android.widget.TextView`.
  package var type: String?
  /// What a screen reader says.
  package var label: String?
  /// What can be read on it.
  package var text: String?
  /// What has been put in, or how it is set: of less weight than the other two, for users change it.
  package var value: String?
  /// Where it lies on the display, in logical units.
  package var frame: Rect?
  /// The place of the element around it in the same list. Any number may stand here: what leads nowhere, or around in a
  /// circle, counts as none.
  package var parent: Int?
  /// What else is known by name: `href`, `name`, `class`, `placeholder` and the like.
  package var attributes: [Attribute]
  /// What is around it, where the list does not hold that.
  package var surroundings: Surroundings?

  /// A further property.
  package struct Attribute: Sendable, Hashable {
    /// What it is called, in lower case.
    package var name: String
    /// What it says.
    package var value: String

    /// An attribute.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What is around an element. Where the whole screen is in the list, this is found by itself.
  package struct Surroundings: Sendable, Hashable {
    /// The elements around it and then itself, outermost first, as `type[ordinal]` or any other words that stay.
    package var path: [String]
    /// The name (own id, label or text) of the nearest element around it that has one.
    package var ancestor: String?
    /// What can be read beside it.
    package var texts: [String]

    /// What is around an element.
    package init(path: [String] = [], ancestor: String? = nil, texts: [String] = []) {
      self.path = path
      self.ancestor = ancestor
      self.texts = texts
    }
  }

  /// What is known of an element.
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

/// The elements of a screen, in the order in which the screen has them.
package struct ScreenSketch: Sendable, Hashable {
  /// The elements: whoever asks speaks of one by its place here.
  package var elements: [ElementSketch]
  /// How large the display is, in the units of the frames.
  package var size: Size?
  /// Whether all elements of the screen are there, in its order. Else what lies between two of them is not known.
  package var isWhole: Bool

  /// A screen.
  package init(elements: [ElementSketch], size: Size? = nil, isWhole: Bool = true) {
    self.elements = elements
    self.size = size
    self.isWhole = isWhole
  }
}
