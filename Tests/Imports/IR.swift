import TutorialIR

/// An app that imports one module, which has everything to play a tour, including the members of the types that it
/// returns.
func play(_ bytes: [UInt8], locale: String) throws -> [Double] {
  let tour = try Tour.read(bytes)
  guard let variant = tour.variants.first, let step = variant.steps.first else { return [] }
  var playback = TourPlayback(tour, variant: variant, locale: locale)
  playback.show(step.id, at: 0)
  let picture: TourPicture = playback.picture(at: 0.1)
  let surroundings = CalloutSurroundings(display: variant.display.size, locale: locale)
  let layout: TourCalloutLayout? = step.calloutLayout(in: surroundings) { _ in variant.display.size }
  let duration = tour.motions.all.first?.value.duration
  return [layout?.frame.width ?? 0, Double(picture.layers.count), variant.display.size.height, duration ?? 0]
}

/// A tool that reports an error in a file.
func describe(_ path: String, _ bytes: [UInt8]) -> String {
  let span = SourceSpan(SourceText(path: path, bytes: bytes), ByteRange(0, 1))
  return Diagnostic(.importFailed, "no element", at: span).id.rawValue + TourSchema.json
}
