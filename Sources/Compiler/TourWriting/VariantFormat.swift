import TutorialGeometry
import TutorialSyntax
import TutorialTour

// Writes variants.

extension TourWriter {
  mutating func write(_ variant: TourVariant) {
    json.beginObject()
    json.text("id", variant.id)
    field("traits", variant.traits) { writer, traits in writer.write(traits) }
    json.key("display")
    json.beginObject(onOneLine: true)
    json.size("size", variant.display.size)
    json.fraction("scale", variant.display.scale)
    json.endObject()
    if !variant.textSizes.all.isEmpty {
      entries("textSizes", variant.textSizes) { writer, scale in
        writer.json.number(scale, decimals: JSONWriter.fractionDecimals)
      }
    }
    entries("screens", variant.screens) { writer, screen in
      writer.json.beginObject(onOneLine: true)
      writer.json.insets("safeArea", screen.safeArea)
      if !screen.elements.all.isEmpty {
        writer.entries("elements", screen.elements) { writer, names in
          writer.json.beginObject(onOneLine: true)
          writer.json.text("native", names.native)
          writer.json.text("selector", names.selector)
          writer.json.endObject()
        }
      }
      writer.json.endObject()
    }
    list("skipped", variant.skipped) { writer, skipped in
      writer.json.beginObject(onOneLine: true)
      writer.json.text("step", skipped.step)
      writer.json.text("reason", skipped.reason)
      writer.json.endObject()
    }
    write(variant.steps)
    json.endObject()
  }

  /// Writes the traits that the format names, then the others.
  mutating func write(_ traits: TourTraits) {
    json.beginObject()
    json.text("platform", traits.platform)
    json.text("idiom", traits.idiom)
    json.text("orientation", traits.orientation)
    json.text("locale", traits.locale)
    json.text("layoutDirection", traits.layoutDirection)
    json.text("horizontalSizeClass", traits.horizontalSizeClass)
    json.text("verticalSizeClass", traits.verticalSizeClass)
    json.text("textSize", traits.textSize)
    json.text("colorScheme", traits.colorScheme)
    for trait in traits.other.all {
      json.key(escaping: trait.name)
      json.string(trait.value)
    }
    json.endObject()
  }
}
