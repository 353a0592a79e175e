/// Names and values of an element's attributes, in order; one whose value is nil is left out.
public struct SVGAttributes: Sendable, ExpressibleByDictionaryLiteral {
  /// The attributes that have a value.
  public private(set) var pairs: [(name: String, value: String)] = []

  /// The attributes in the order written; of two with one name the later counts, in the place of the first.
  public init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of an attribute; set anew it keeps its place.
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
