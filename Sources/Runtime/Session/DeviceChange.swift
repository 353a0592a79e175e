import TutorialPlayback
import TutorialTour

// Changes of the device or its settings: docs/tour.md, "Another variant while it plays".

extension TourSession {
  mutating func handle(device: Device, at now: Double) {
    let (old, oldLocale) = (self.device, playback.locale)
    guard device != old, let variant = tour.variant(for: device.traits, display: device.display) else { return }
    self.device = device
    playback.prefersReducedMotion = device.prefersReducedMotion
    playback.use(locale: device.traits.locale ?? tour.locales.first, textSize: device.traits.textSize)
    let textsDiffer = playback.locale != oldLocale || device.traits.textSize != old.traits.textSize
    if textsDiffer { measured.removeAll() }
    let previous = compiled
    guard variant.id != previous.id || textsDiffer else {
      guard device.traits.colorScheme != old.traits.colorScheme else { return }
      refit()
      return playback.reanchor(to: anchored)
    }
    compiled = variant
    guard let current else {
      refit()
      playback.change(to: anchored, at: now)
      return
    }
    guard let index = variant.index(of: previous.steps[current.index].id) else {
      return replace(current, of: previous, at: now)
    }
    self.current?.index = index
    if canRestoreCutouts { self.current?.centering = nil }
    keepFrames(from: nil, at: now)
    if current.hasStood { armRules() }
    refit()
    playback.change(to: anchored, at: now)
    advanceWait(at: now)
  }

  /// Replaces a step that the new variant lacks.
  private mutating func replace(_ step: CurrentStep, of previous: TourVariant, at now: Double) {
    let gone = previous.steps[step.index].id
    hide(at: now)
    current = nil
    refit()
    playback.change(to: anchored, at: now)
    report(.skipped, step: gone)
    if step.hasStood { events.removeAll() }
    let search = compiled.search(replacing: step.index, of: previous, in: app)
    reportSkipped(search.passed)
    guard let index = search.found else { return end(with: gone, at: now) }
    lead(to: CurrentStep(index: index), at: now)
  }
}
