import TutorialGeometry
import TutorialIdentity
import TutorialLanguage
package import TutorialSyntax

extension TutorialDrift {
  /// Writes the object that `--diagnostics json` has for a tutorial.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("tutorial")
    json.string(tutorial)
    json.key("path")
    json.string(path)
    json.key("missing")
    json.beginArray(onOneLine: true)
    for snapshot in missing { json.string("\(snapshot.screen)/\(snapshot.variant)") }
    json.endArray()
    json.key("variants")
    json.beginArray()
    for variant in variants { variant.write(to: &json) }
    json.endArray()
    json.endObject()
  }
}

extension VariantDrift {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("variant")
    json.string(variant)
    json.key("screens")
    json.beginArray()
    for (pair, change) in screens {
      json.beginObject(onOneLine: true)
      json.key("screen")
      json.string(pair.old.screen)
      json.key("against")
      json.string("\(pair.new.screen)/\(pair.new.variant)")
      json.key("scale")
      json.number(change.scale, decimals: 4)
      json.key("shift")
      json.numbers([change.shift.x, change.shift.y], decimals: 3)
      json.endObject()
    }
    json.endArray()
    json.key("unjudged")
    json.number(unjudged)
    json.key("steps")
    json.beginArray()
    for step in steps { step.write(to: &json) }
    json.endArray()
    json.endObject()
  }
}

extension StepDrift {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("id")
    json.string(step)
    json.key("verdict")
    json.string(verdict.rawValue)
    for (name, found) in [("errors", errors), ("remarks", remarks)] as [(StaticString, [Diagnostic])] {
      json.key(name)
      json.beginArray(onOneLine: true)
      for diagnostic in found { json.string(diagnostic.id.rawValue) }
      json.endArray()
    }
    json.key("selectors")
    json.beginArray()
    for change in changes { Self.write(change, to: &json) }
    json.endArray()
    json.endObject()
  }

  private static func write(_ change: Change, to json: inout JSONWriter) {
    json.beginObject()
    json.key("selector")
    json.string(SelectorText.yaml(change.selector))
    json.key("verdict")
    json.string(change.verdict.rawValue)
    for (name, occurrence) in [("old", change.old), ("new", change.new)] as [(StaticString, ElementOccurrence?)] {
      json.key(name)
      write(occurrence, to: &json)
    }
    json.key("likely")
    json.beginArray()
    for occurrence in change.likely { write(occurrence, to: &json) }
    json.endArray()
    json.key("sure")
    json.bool(change.isSure)
    json.key("fix")
    if let fix = change.fix { json.string(fix.text) } else { json.null() }
    json.endObject()
  }

  private static func write(_ occurrence: ElementOccurrence?, to json: inout JSONWriter) {
    guard let occurrence else { return json.null() }
    let elements = occurrence.snapshot.elements
    json.beginObject(onOneLine: true)
    json.key("id")
    json.string(elements.id(occurrence.index))
    json.key("type")
    if let type = elements.type(occurrence.index) { json.string(type) } else { json.null() }
    json.key("text")
    if let text = DriftPhrases.text(occurrence) { json.string(text) } else { json.null() }
    let frame = DriftPhrases.frame(occurrence)
    json.key("frame")
    json.numbers((frame.x, frame.y, frame.width, frame.height), decimals: 3)
    json.endObject()
  }
}
