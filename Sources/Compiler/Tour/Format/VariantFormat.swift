import TutorialGeometry
import TutorialSyntax

// Variants: how they are read, written and described.

extension TourReader {
  /// All variants, whose ids must differ.
  func variants(_ tour: TourObject) throws(TourReadError) -> [TourVariant] {
    var ids: Set<String> = []
    return try tour.list("variants") { node throws(TourReadError) in
      let object = try TourObject(node, self)
      let variant = try self.variant(object)
      guard ids.insert(variant.id).inserted else {
        throw self.error(try object.node("id"), "two variants have the id \"\(excerpt(variant.id))\"")
      }
      return variant
    }
  }

  private func variant(_ object: TourObject) throws(TourReadError) -> TourVariant {
    let skipped = try object.list("skipped", skippedStep)
    let screens = try object.entries("screens", screen)
    let steps = try steps(object)
    return TourVariant(
      id: try object.text("id"), traits: try object.read("traits", traits),
      display: try object.read("display", display),
      textSizes: try object.ifPresent("textSizes", textSizes) ?? [:], screens: screens, skipped: skipped, steps: steps)
  }

  /// Names of text sizes, of which each is larger than the one before.
  private func textSizes(_ node: NodeID) throws(TourReadError) -> TourEntries<Double> {
    var last = 0.0
    return try TourObject(node, self).allEntries { node throws(TourReadError) in
      let scale = try self.number(node)
      guard scale > last else { throw self.error(node, "scales of text grow from above 0") }
      last = scale
      return scale
    }
  }

  /// All steps, whose ids must differ, and whose transitions must name steps and holes that there are.
  private func steps(_ variant: TourObject) throws(TourReadError) -> [TourStep] {
    var objects: [TourObject] = []
    let steps = try variant.list("steps") { node throws(TourReadError) in
      let object = try TourObject(node, self)
      objects.append(object)
      return try self.step(object)
    }
    var cutoutCounts: [String: Int] = [:]
    for (step, object) in zip(steps, objects) {
      guard cutoutCounts.updateValue(step.cutouts.count, forKey: step.id) == nil else {
        throw error(try object.node("id"), "two steps have the id \"\(excerpt(step.id))\"")
      }
    }
    for (step, object) in zip(steps, objects) {
      try checkOrigins(of: step, object, cutoutCounts)
    }
    return steps
  }

  /// Checks that a step's transitions come from steps of the variant, and their pairs from holes of those.
  private func checkOrigins(
    of step: TourStep, _ object: TourObject, _ cutoutCounts: [String: Int]
  ) throws(TourReadError) {
    for (transition, node) in zip(step.transitions, document.children(try object.node("transitions"))) {
      guard let from = transition.from else {
        guard transition.pairs.allSatisfy({ $0.old == nil }) else {
          throw error(node, "a transition from any step cannot name the holes of one")
        }
        continue
      }
      guard let count = cutoutCounts[from] else {
        throw error(node, "the variant has no step \"\(excerpt(from))\"")
      }
      guard transition.pairs.allSatisfy({ ($0.old ?? -1) < count }) else {
        throw error(node, "step \"\(excerpt(from))\" has \(count) cutouts, counted from 0")
      }
    }
  }

  private func skippedStep(_ node: NodeID) throws(TourReadError) -> TourSkippedStep {
    let object = try TourObject(node, self)
    return TourSkippedStep(step: try object.text("step"), reason: try object.text("reason"))
  }

  private func screen(_ node: NodeID) throws(TourReadError) -> TourScreen {
    let object = try TourObject(node, self)
    return TourScreen(
      safeArea: try object.read("safeArea", insets),
      nativeIDs: try object.ifPresent("nativeIds") { node throws(TourReadError) in
        try TourObject(node, self).allEntries(text)
      } ?? [:])
  }

  private func display(_ node: NodeID) throws(TourReadError) -> TourDisplay {
    let object = try TourObject(node, self)
    return TourDisplay(size: try object.read("size", size), scale: try object.optional("scale", length))
  }

  /// The traits that the format names, then whatever other texts there are.
  private func traits(_ node: NodeID) throws(TourReadError) -> TourTraits {
    let object = try TourObject(node, self)
    var traits = TourTraits()
    for (name, trait) in TourTraits.known { traits[keyPath: trait] = try object.optional(name, text) }
    let known = Set(TourTraits.known.map(\.name))
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      let name = document.string(key)
      guard !known.contains(name), document.kind(value) == .quoted else { continue }
      traits.other.all.append(.init(name, document.string(value)))
    }
    return traits
  }
}

extension TourWriter {
  /// A variant.
  mutating func write(_ variant: TourVariant) {
    json.beginObject()
    json.text("id", variant.id)
    json.key("traits")
    write(variant.traits)
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
      if !screen.nativeIDs.all.isEmpty {
        writer.entries("nativeIds", screen.nativeIDs) { writer, id in writer.json.string(id) }
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

  /// Traits: those that the language knows, then the others.
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

extension TourSchema {
  /// Variants.
  static let variants = #"""
        "variant": {
          "description": "The tour on one configuration.",
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "traits", "display", "screens", "skipped", "steps"],
          "properties": {
            "id": { "description": "The configuration's name in the layouts.", "type": "string" },
            "traits": { "$ref": "#/$defs/traits" },
            "display": {
              "description": "The display that the frames were measured on.",
              "type": "object",
              "additionalProperties": false,
              "required": ["size", "scale"],
              "properties": {
                "size": { "$ref": "#/$defs/size" },
                "scale": { "description": "Pixels per unit.", "type": ["number", "null"], "exclusiveMinimum": 0 }
              }
            },
            "textSizes": {
              "description": "The text sizes that callouts were laid out at, with their scales, from small to large; without it that is the variant's own alone. Since 1.2.",
              "type": "object",
              "additionalProperties": { "type": "number", "exclusiveMinimum": 0 }
            },
            "screens": {
              "description": "The screens that the steps visit, by name.",
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "additionalProperties": false,
                "required": ["safeArea"],
                "properties": {
                  "safeArea": { "description": "What the system's bars take from each side.", "$ref": "#/$defs/insets" },
                  "nativeIds": {
                    "description": "The ids by which the app's own toolkit knows elements that the steps name, where these are others. Since 1.4.",
                    "type": "object", "minProperties": 1,
                    "additionalProperties": { "type": "string" }
                  }
                }
              }
            },
            "skipped": {
              "description": "Steps that this variant leaves out.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["step", "reason"],
                "properties": {
                  "step": { "$ref": "#/$defs/id" },
                  "reason": {
                    "description": "only, or the id of the diagnostic that led to onMissing: skip.",
                    "$ref": "#/$defs/id"
                  }
                }
              }
            },
            "steps": { "type": "array", "items": { "$ref": "#/$defs/step" } }
          }
        },
        "traits": {
          "description": "What the configuration is; null where the layout does not say.",
          "type": "object",
          "required": [
            "platform", "idiom", "orientation", "locale", "layoutDirection", "horizontalSizeClass",
            "verticalSizeClass", "textSize", "colorScheme"
          ],
          "properties": {
            "platform": { "description": "ios, android, web …", "$ref": "#/$defs/optionalText" },
            "idiom": { "description": "phone, tablet, desktop …", "$ref": "#/$defs/optionalText" },
            "orientation": { "description": "portrait or landscape.", "$ref": "#/$defs/optionalText" },
            "locale": { "description": "The language of the texts on the screens.", "$ref": "#/$defs/optionalText" },
            "layoutDirection": { "description": "ltr or rtl.", "$ref": "#/$defs/optionalText" },
            "horizontalSizeClass": { "description": "compact or regular.", "$ref": "#/$defs/optionalText" },
            "verticalSizeClass": { "description": "compact or regular.", "$ref": "#/$defs/optionalText" },
            "textSize": { "description": "The person's text size.", "$ref": "#/$defs/optionalText" },
            "colorScheme": { "description": "light or dark.", "$ref": "#/$defs/optionalText" }
          },
          "additionalProperties": { "description": "A trait of the layout's own.", "type": "string" }
        },

    """#
}
