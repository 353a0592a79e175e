import TutorialSyntax
import TutorialTour
import TutorialTourDescription
import TutorialValues

extension Kind where Value == Located<[TourPlacement]> {
  /// One placement, or several with the best first.
  static var placements: Kind {
    let words = WordDescription.all(TourPlacement.self)
    let schema = SchemaDefinition("placement") { WordDescription.schema(words) }
    return Kind(
      KindForm(
        [
          "anyOf": [
            .reference(schema), ["type": "array", "minItems": 1, "items": .reference(schema)],
          ]
        ], examples: ["top", ["trailing", "bottom"]], words: words)
    ) { decoder, field, _ in
      if decoder.document.kind(field.value) == .sequence, decoder.document.childCount(field.value) == 0 {
        decoder.reportOutOfRange(field.value, "the list of placements is empty")
        return nil
      }
      let placements = decoder.oneOrMore(field.value) {
        $0.choice($1, TourPlacement.self, of: "a placement")?.value
      }
      return placements.value.isEmpty ? nil : placements
    }
  }
}
