// Shows a compiled tour over an app in a terminal, which it fills; if the output isn't a terminal, prints every step at
// rest.
//
// The names come from the compiler: rename the tutorial, the step or the target, and this file no longer compiles. The
// picture at each time comes from TutorialPlayer: an app would draw the same pictures by its own means.
import Foundation
import TutorialGeometry
import TutorialPlayer

let tour = try Tours.firstMail.load()
guard let variant = tour.variant(for: TourTraits(platform: "ios"), display: Size(393, 852)) else { exit(1) }

if let terminal = Terminal() {
  defer { terminal.giveBack() }
  var player = TerminalPlayer(tour, variant: variant, on: terminal, depth: ColorDepth())
  do { try player.play() } catch is Terminal.Gone { exit(1) }
} else {
  let stage = Stage(tour, variant)
  // A terminal as large as the phone.
  let app = stage.app((columns: 49, rows: 53))
  var playback = TourPlayback(tour, variant: stage.over(app))
  for step in variant.steps {
    playback.show(step.id, at: 0)
    print(Frame(stage.canvas(app, playback.picture(at: playback.arrival ?? 0)), .none).plain)
    let isCompose = step.id == Tours.firstMail.steps.compose.rawValue
    print("\(step.id): \(isCompose ? "tap \(TutorialTarget.composeButton.rawValue)" : "go on")\n")
  }
}
