import TutorialGeometry
import TutorialPlayer

/// An app that plays a tour, in which the session decides on the next step.
func playThrough(_ bytes: [UInt8], on display: Size) throws -> [TourEffect] {
  let tour = try Tour.read(bytes)
  guard var session = TourSession(tour, on: TourSession.Device(TourTraits(platform: "ios"), display: display)) else {
    return []
  }
  let screen = LiveScreen("inbox", size: display, frames: ["compose": Rect(1, 2, 3, 4)])
  var effects = session.handle(.elements(screen), at: 0) + session.handle(.begin(saved: session.saved), at: 0)
  effects += session.handle(.tap(Point(1, 2)), at: 1) + session.use(locale: "de", textSize: "large", at: 2)
  let picture: TourPicture = session.playback.picture(at: session.due ?? 3)
  let surroundings = CalloutSurroundings(display: display, isRightToLeft: session.isRightToLeft)
  let layout: TourCalloutLayout? = session.step?.calloutLayout(in: surroundings) { Size($0, 100) }
  return picture.layers.isEmpty && layout == nil ? [] : effects
}
