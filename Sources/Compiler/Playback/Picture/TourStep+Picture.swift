public import TutorialTour

extension TourStep {
  /// The step as it stands, without what moves on its own (sprites and loops).
  ///
  /// - Parameter locale: the language of the callout: its box is the one that was laid out for it, or none.
  public func picture(locale: String?) -> TourPicture {
    TourPicture(layers: [layer(locale: locale)])
  }

  /// The one layer of the picture at rest.
  func layer(locale: String?) -> TourPicture.Layer {
    TourPicture.Layer(
      step: id,
      overlay: overlay.map { overlay in
        TourPicture.Overlay(
          color: TourColor(overlay.color) ?? .black, opacity: overlay.opacity, blur: overlay.blur, frame: overlay.frame)
      },
      holes: cutouts.enumerated().map { place, cutout in
        TourPicture.Hole(cutout: place, target: cutout.target, outline: cutout.outline, clip: cutout.clip)
      },
      rings: rings.map { ring in
        TourPicture.Ring(
          cutouts: ring.cutouts, outline: ring.outline, width: ring.width, color: TourColor(ring.color) ?? .black,
          dash: ring.dash)
      },
      callout: callout.map { callout in
        let layout = locale.flatMap { callout.layouts[$0] }
        return TourPicture.Callout(
          frame: layout?.frame, arrow: layout?.arrow, contents: [.init(step: id, opacity: 1)])
      })
  }
}
