public import TutorialGeometry
public import TutorialTour

extension TourPicture {
  /// The box with a step's text. While one step becomes another there is one box, and two texts in it.
  public struct Callout: Sendable, Hashable {
    /// The text of one step.
    public struct Content: Sendable, Hashable {
      /// The id of the step whose title, body and buttons these are.
      public var step: String
      /// 0 to 1, within the box.
      public var opacity: Double

      /// The text of `step`.
      public init(step: String, opacity: Double) {
        self.step = step
        self.opacity = opacity
      }
    }

    /// The box; nil where the tour was not laid out for the language, so that the client lays it out itself.
    public var frame: Rect?
    /// The arrow, if it has one.
    public var arrow: TourCalloutLayout.Arrow?
    /// How much is seen of the box with all that is in it, 0 to 1.
    public var opacity: Double
    /// What stands in it.
    public var contents: [Content]

    /// A box of the given parts.
    public init(
      frame: Rect?, arrow: TourCalloutLayout.Arrow? = nil, opacity: Double = 1, contents: [Content]
    ) {
      self.frame = frame
      self.arrow = arrow
      self.opacity = opacity
      self.contents = contents
    }
  }
}
