/// Names and values of an element's attributes, in order; one whose value is nil is left out.
struct SVGAttributes: ExpressibleByDictionaryLiteral {
  /// The attributes that have a value.
  private(set) var pairs: [(name: String, value: String)] = []

  init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of an attribute; set anew it keeps its place.
  subscript(_ name: String) -> String? {
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
