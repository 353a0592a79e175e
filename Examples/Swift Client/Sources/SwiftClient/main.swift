// Shows a compiled tour in a terminal: every step at rest, and on a terminal all that moves between them.
//
// The names come from the compiler: rename the tutorial, the step or the target, and this file no longer compiles. What
// is on the screen at which time comes from TutorialIR: an app would draw the same pictures with its own means.
import Foundation
import TutorialGeometry
import TutorialIR

guard let url = Tours.firstMail.url else {
  print("the bundle has no tour \(Tours.firstMail.id)")
  exit(1)
}
let tour = try Tour.read([UInt8](Data(contentsOf: url)))
guard let variant = tour.variant(for: TourTraits(platform: "ios"), display: Size(393, 852)) else { exit(1) }

var player = TerminalPlayer(tour, variant: variant)
for step in variant.steps {
  let isCompose = step.id == Tours.firstMail.steps.compose.rawValue
  player.show(step, hint: isCompose ? "tap \(TutorialTarget.composeButton.rawValue)" : "go on")
}
player.finish()
