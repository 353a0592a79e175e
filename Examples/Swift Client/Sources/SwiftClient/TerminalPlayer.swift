import Foundation
import TutorialIR

/// Plays a tour in a terminal; elsewhere it prints every step at rest.
struct TerminalPlayer {
  private var playback: TourPlayback
  /// Seconds. Any clock that only goes forward will do.
  private var now = 0.0
  private let isTerminal = isatty(STDOUT_FILENO) != 0

  init(_ tour: Tour, variant: TourVariant) {
    playback = TourPlayback(tour, variant: variant)
  }

  /// Goes to a step, and stays with it for a while once it has come.
  mutating func show(_ step: TourStep, hint: String) {
    playback.show(step.id, at: now)
    run(until: playback.arrival ?? now, [])
    var text = [step.callout?.title, step.callout?.body].compactMap { $0 }.compactMap { word($0) }
    let buttons = (step.callout?.buttons ?? []).compactMap { word($0.title) }
    if !buttons.isEmpty { text.append(buttons.map { "[\($0)]" }.joined(separator: " ")) }
    draw(text)
    print("\(step.id): \(hint)\n")
    run(until: now + 1.5, text)
  }

  private func word(_ key: String) -> String? { playback.tour.strings["en"]?[key] }

  /// Leaves the tour.
  mutating func finish() {
    playback.finish(at: now)
    run(until: now + 0.5, [])
  }

  /// Lets the clock run, and on a terminal draws thirty times a second.
  private mutating func run(until end: Double, _ text: [String]) {
    while isTerminal, now < end {
      draw(text)
      Thread.sleep(forTimeInterval: 1.0 / 30)
      now += 1.0 / 30
    }
    now = max(now, end)
  }

  /// Draws over the picture before, on a terminal; below it elsewhere.
  private func draw(_ text: [String]) {
    if isTerminal { print("\u{1B}[2J\u{1B}[H", terminator: "") }
    print(Screen(playback.variant.display, playback.picture(at: now), text: text).text)
  }
}
