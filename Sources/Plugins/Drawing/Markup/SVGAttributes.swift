/// The names and values of an element's attributes, in order. An attribute whose value is nil is left out.
public struct SVGAttributes: Sendable, ExpressibleByDictionaryLiteral {
  /// The attributes that have a value.
  public private(set) var pairs: [(name: String, value: String)] = []

  /// Makes attributes in the given order. Of two with the same name, the later value takes the place of the first.
  public init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of an attribute. A new value keeps the attribute's place.
  public subscript(_ name: String) -> String? {
    get { pairs.first { $0.name == name }?.value }
    set {
      let place = pairs.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): pairs[place].value = value
      case (let place?, nil): pairs.remove(at: place)
      case (nil, let value?): pairs.append((name, value))
      case (nil, nil): break
      }
    }
  }
}
