import Foundation
import TutorialPlayer

/// Plays a tour over the app in a terminal, at the terminal's size, thirty times a second.
struct TerminalPlayer {
  private static let instant = 1.0 / 30
  /// The seconds for which a step stands before the next one comes by itself.
  private static let rest = 4.0

  private let terminal: Terminal
  private let depth: ColorDepth
  private let stage: Stage
  private var playback: TourPlayback
  private var app: InboxScreen
  private var shown: Frame?

  init(_ tour: Tour, variant: TourVariant, on terminal: Terminal, depth: ColorDepth) {
    self.terminal = terminal
    self.depth = depth
    stage = Stage(tour, variant)
    playback = TourPlayback(tour, variant: variant)
    app = stage.app(terminal.size)
  }

  /// Shows each step until a key is pressed or its time has passed; Escape and q leave.
  mutating func play() throws {
    for step in stage.variant.steps {
      playback.show(step.id, at: now)
      if try stand(until: (playback.arrival ?? now) + Self.rest) { break }
    }
    playback.finish(at: now)
    _ = try stand(until: playback.restTime + 0.4)
  }

  private var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Draws until a time has come or a key is pressed.
  ///
  /// - Returns: true if the person leaves.
  private mutating func stand(until end: Double) throws -> Bool {
    while now < end {
      let start = now
      try draw()
      if let key = terminal.key(within: Self.instant - (now - start)) { return key == 27 || key == UInt8(ascii: "q") }
    }
    return false
  }

  /// Draws the differences.
  ///
  /// A terminal of another size is another display: the app is laid out again, and movements continue to the new places
  /// of the elements.
  private mutating func draw() throws {
    if terminal.wasChanged() {
      app = stage.app(terminal.size)
      playback.reanchor(to: stage.over(app))
      shown = nil
    }
    let frame = Frame(stage.canvas(app, playback.picture(at: now)), depth)
    try terminal.write(frame.changes(since: shown))
    shown = frame
  }
}
