package import TutorialGeometry
package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// The value of `image` of a callout: a name, or a map.
package struct CalloutImage: DescribedMap {
  /// `name`: a name or path that the client knows.
  package var name: Located<String>?
  /// `size`: the drawn size, in logical units.
  package var size: Located<Size>?
  /// `sources`: alternatives for some displays.
  package var sources: Located<[ImageSource]>?
  /// `label`: a description of the image.
  package var label: Located<String>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "image", of: "an image", "An image of a callout.", shorthand: { "{ name: \($0) }" }
  ) {
    Key(
      "name", .text(examples: ["paper-plane"]), "A name or path that the client knows.", or: .required,
      get: { $0.name }, set: { $0.name = $1 })
    Key(
      "size", .size, "The maximum size of the image; in a narrower callout it shrinks in proportion.",
      or: .words("as wide as the callout's content, at 16:9"),
      get: { $0.size }, set: { $0.size = $1 })
    Key(
      "sources", .imageSources, "Alternatives for a colour scheme, or for displays with more pixels.",
      get: { $0.sources }, set: { $0.sources = $1 })
    Key(
      "label", .text(examples: ["A paper plane"]), "A description of the image, for those who don't see it.",
      get: { $0.label }, set: { $0.label = $1 })
  }
}

/// An image for some displays.
package struct ImageSource: Sendable {
  /// `name`.
  package var name: Located<String>
  /// `scheme`; nil is both.
  package var scheme: TourTheme.Scheme?
  /// `scale`, pixels per unit; nil is 1.
  package var scale: Double?
}

/// An image for some displays, as far as it is read.
struct ImageSourcePartial: DescribedMap {
  var name: Located<String>?
  var scheme: Located<TourTheme.Scheme>?
  var scale: Located<Double>?

  static let keys = MapDescription<Self>("imageSource", of: "a source", "An image for some displays.") {
    Key(
      "name", .text(examples: ["paper-plane-dark"]), "A name or path that the client knows.", or: .required,
      get: { $0.name }, set: { $0.name = $1 })
    Key(
      "scheme", .word(TourTheme.Scheme.self), "The colour scheme that it is for.", or: .words("both"),
      get: { $0.scheme }, set: { $0.scheme = $1 })
    Key("scale", .positive, "The image's pixels per unit.", or: .value(1), get: { $0.scale }, set: { $0.scale = $1 })
  }
}

extension Kind where Value == CalloutImage {
  /// A map, or a text that is the image's name.
  static var image: Kind {
    Kind(
      KindForm(
        ["anyOf": [.reference(.text), .reference(CalloutImage.keys.outline.definition)]],
        examples: ["paper-plane", ["name": "paper-plane", "size": [288, 162]]], map: { CalloutImage.keys.outline })
    ) { decoder, field, called in
      guard decoder.document.isScalar(field.value) else {
        let image = decoder.map(field.value, CalloutImage.self)
        return image.name == nil ? nil : image
      }
      var image = CalloutImage()
      image.name = decoder.filledString(field.value, of: called, expected: "a name or a map of keys to values")
      return image.name == nil ? nil : image
    }
  }
}

extension Kind where Value == Located<[ImageSource]> {
  static var imageSources: Kind {
    Kind(
      KindForm(
        [
          "type": "array", "maxItems": .number(Double(mostSources)),
          "items": .reference(ImageSourcePartial.keys.outline.definition),
        ],
        examples: [[["name": "paper-plane-dark", "scheme": "dark"]]], map: { ImageSourcePartial.keys.outline })
    ) { decoder, field, called in
      guard decoder.document.kind(field.value) == .sequence else {
        decoder.reportWrongType(field.value, expected: "a list of sources")
        return nil
      }
      guard decoder.document.childCount(field.value) <= mostSources else {
        decoder.reportOutOfRange(field.value, "\(called) has more than \(mostSources) items")
        return nil
      }
      return decoder.list(field.value) { decoder, node in
        let source = decoder.map(node, ImageSourcePartial.self)
        return source.name.map { ImageSource(name: $0, scheme: source.scheme?.value, scale: source.scale?.value) }
      }
    }
  }
}

/// The maximum number of sources: two schemes on displays of many kinds.
private let mostSources = 32
