import TutorialPlayback
import TutorialTour

// Changes of the device or its settings: docs/tour.md, "Another variant while it plays".

extension TourSession {
  /// Switches to another device or to other settings.
  mutating func adopt(_ device: Device, at now: Double) {
    let (old, oldLocale) = (self.device, playback.locale)
    guard device != old, let variant = tour.variant(for: device.traits, display: device.display) else { return }
    self.device = device
    playback.prefersReducedMotion = device.prefersReducedMotion
    playback.use(locale: device.traits.locale ?? tour.locales.first, textSize: device.traits.textSize)
    if playback.locale != oldLocale || device.traits.textSize != old.traits.textSize { sizes = [:] }
    let previous = compiled
    guard variant.id != previous.id || playback.locale != oldLocale || device.traits.textSize != old.traits.textSize
    else {
      guard device.traits.colorScheme != old.traits.colorScheme else { return }
      refit()
      return playback.reanchor(to: anchored)
    }
    compiled = variant
    guard let visit else {
      refit()
      playback.change(to: anchored, at: now)
      return
    }
    guard let place = place(of: previous.steps[visit.place].id) else { return replace(visit, of: previous, at: now) }
    self.visit?.place = place
    if takesCutouts { self.visit?.centering = nil }
    keep(from: nil, at: now)
    if visit.hears { arm() }
    refit()
    playback.change(to: anchored, at: now)
    advance(at: now)
  }

  /// Replaces a step that the new variant lacks with the next step that it has, or else the nearest earlier one.
  private mutating func replace(_ visit: Visit, of previous: TourVariant, at now: Double) {
    let gone = previous.steps[visit.place].id
    giveFocusBack()
    playback.finish(at: now)
    self.visit = nil
    refit()
    playback.change(to: anchored, at: now)
    report(.skipped, step: gone)
    if visit.hasStood { events = [] }
    let behind = previous.steps[visit.place...].dropFirst().map(\.id)
    let before = previous.steps[..<visit.place].reversed().map(\.id)
    for id in behind + before {
      guard let place = place(of: id) else { continue }
      guard holds(compiled.steps[place].when) else {
        report(.skipped, stepAt: place)
        continue
      }
      self.visit = Visit(place: place)
      return advance(at: now)
    }
    end(with: gone, at: now)
  }
}
