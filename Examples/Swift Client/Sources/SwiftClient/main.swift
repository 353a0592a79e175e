// Shows a compiled tour in a terminal: every step at rest, and on a terminal the way from one to the next.
//
// The names come from the compiler: rename the tutorial, the step or the target, and this file no longer compiles.
import Foundation
import TutorialIR

guard let url = Tours.firstMail.url else {
  print("the bundle has no tour \(Tours.firstMail.id)")
  exit(1)
}
let tour = try Tour.read([UInt8](Data(contentsOf: url)))
guard let variant = tour.variants.first else { exit(1) }
let isTerminal = isatty(STDOUT_FILENO) != 0

var shown: TourStep?
for step in variant.steps {
  if isTerminal, let shown { move(from: shown, to: step) }
  let text = [step.callout?.title, step.callout?.body].compactMap { $0 }.compactMap { tour.strings["en"]?[$0] }
  draw(step.cutouts.map(\.outline.points), text)
  let isCompose = step.id == Tours.firstMail.steps.compose.rawValue
  print("\(step.id): \(isCompose ? "tap \(TutorialTarget.composeButton.rawValue)" : "go on")\n")
  if isTerminal { Thread.sleep(forTimeInterval: 1.5) }
  shown = step
}

/// One formula plays every move: `from + (to − from) · progress`, at any instant.
func move(from old: TourStep, to new: TourStep) {
  guard let transition = new.transitions.first(where: { $0.from == old.id }),
    let motion = transition.motion.flatMap({ tour.motions[$0] })
  else { return }
  for frame in 0...Int(motion.duration * 30) {
    let progress = motion.progress(at: Double(frame) / 30)
    let outlines = transition.pairs.compactMap { pair -> [Double]? in
      guard let from = pair.old.map({ old.cutouts[$0].outline.points }),
        let to = pair.new.map({ new.cutouts[$0].outline.points })
      else { return nil }
      return zip(from, to).map { $0 + ($1 - $0) * progress }
    }
    draw(outlines, [])
    Thread.sleep(forTimeInterval: 1.0 / 30)
  }
}

/// Draws over the picture before, on a terminal; below it elsewhere.
func draw(_ outlines: [[Double]], _ text: [String]) {
  if isTerminal { print("\u{1B}[2J\u{1B}[H", terminator: "") }
  print(Screen(variant.display, outlines: outlines, text: text).text)
}
