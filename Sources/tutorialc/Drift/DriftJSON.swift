import TutorialGeometry
import TutorialIdentity
import TutorialLanguage
import TutorialReporting
package import TutorialSyntax

extension TutorialDrift {
  /// Writes the object that `--diagnostics json` has for a tutorial.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("tutorial", tutorial)
      json.member("path", path)
      json.member("missing", missing.map { "\($0.screen)/\($0.variant)" })
      json.list("variants", of: variants) { $0.variant($1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func variant(_ variant: VariantDrift) {
    object { json in
      json.member("variant", variant.variant)
      json.list("screens", of: variant.screens) { json, screen in
        json.object(onOneLine: true) { json in
          json.member("screen", screen.pair.old.screen)
          json.member("against", "\(screen.pair.new.screen)/\(screen.pair.new.variant)")
          json.key("scale")
          json.number(screen.change.scale, decimals: 4)
          json.key("shift")
          json.numbers([screen.change.shift.x, screen.change.shift.y], decimals: 3)
        }
      }
      json.member("unjudged", variant.unjudged)
      json.list("steps", of: variant.steps) { $0.step($1) }
    }
  }

  private mutating func step(_ step: StepDrift) {
    object { json in
      json.member("id", step.step)
      json.member("verdict", step.verdict.rawValue)
      json.member("errors", step.errors.map(\.id.rawValue))
      json.member("remarks", step.remarks.map(\.id.rawValue))
      json.list("selectors", of: step.changes) { $0.change($1) }
    }
  }

  private mutating func change(_ change: StepDrift.Change) {
    object { json in
      json.member("selector", SelectorText.yaml(change.selector))
      json.member("verdict", change.verdict.rawValue)
      json.key("old")
      json.occurrence(change.old)
      json.key("new")
      json.occurrence(change.new)
      json.list("likely", of: change.likely) { $0.occurrence($1) }
      json.member("sure", change.isSure)
      json.member("fix", change.fix?.text)
    }
  }

  private mutating func occurrence(_ occurrence: ElementOccurrence?) {
    guard let occurrence else { return null() }
    object(onOneLine: true) { json in
      json.member("id", occurrence.snapshot.elements.id(occurrence.index))
      json.member("type", occurrence.snapshot.elements.type(occurrence.index))
      json.member("text", DriftPhrases.text(occurrence))
      let frame = DriftPhrases.frame(occurrence)
      json.key("frame")
      json.numbers((frame.x, frame.y, frame.width, frame.height), decimals: 3)
    }
  }
}
