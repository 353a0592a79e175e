public import TutorialGeometry
import TutorialPlayback
public import TutorialTour

// The layout and the contents of a step's callout: docs/tour.md, "Callouts" and "Contents".

extension TourSession {
  /// The callout's frame at rest; nil if the tour has no layout for the language.
  public var calloutFrame: Rect? { calloutLayout?.frame }

  /// The callout's layout at rest, for the device's language and text size.
  ///
  /// Nil if the tour has no layout for the language.
  public var calloutLayout: TourCalloutLayout? { step.flatMap(calloutLayout) }

  /// The callout's layout for any step of `variant`; see `calloutLayout`.
  public func calloutLayout(of step: TourStep) -> TourCalloutLayout? {
    guard let locale = playback.locale else { return nil }
    return step.callout?.layout(in: locale, textSize: anchored.textSize(for: device.traits.textSize))
  }

  /// The laid-out contents of a step's callout, if the client can draw them exactly as the tour has them.
  ///
  /// Nil if any of these is not so, in which case the client lays the callout out itself:
  ///
  /// - The client has all faces that the lines are set in.
  /// - All words are known.
  /// - The callout's width and the text size are current.
  ///
  /// - Parameters:
  ///   - step: a step of `variant`, re-anchored.
  ///   - faces: the faces in which the client's fonts are the tour's; see ``TourProbes/faces(setting:)``.
  public func content(of step: TourStep, holding faces: Set<TourProbes.Face>) -> TourContent? {
    guard let layout = calloutLayout(of: step), let place = layout.content, tour.contents.indices.contains(place),
      hasLayoutsAtTextSize
    else { return nil }
    let content = tour.contents[place]
    guard abs(content.size.width - layout.frame.width) < 0.001 else { return nil }
    return content.parts.allSatisfy { $0.isDrawn(with: faces) } ? content : nil
  }

  /// The probes of the current language.
  public var probes: TourProbes { playback.locale.flatMap { tour.probes[$0] } ?? TourProbes() }

  /// True if the device's layouts were made at exactly its text size, not at the nearest available one.
  private var hasLayoutsAtTextSize: Bool {
    let laidOut = anchored.textSize(for: device.traits.textSize) ?? compiled.traits.textSize
    return scale(laidOut) == scale(device.traits.textSize ?? compiled.traits.textSize)
  }

  private func scale(_ trait: String?) -> Double { trait.flatMap(TextSize.init(trait:))?.scale ?? TextSize.large.scale }

  /// The progress indicator of a step.
  ///
  /// It consists of words, which assistive technology also reads instead of dots, and of dots if it is shown as such.
  /// Nil if the step has no indicator.
  public func progress(of step: TourStep) -> (words: String, dots: TourContent.Dots?)? {
    guard let progress = step.callout?.progress, let (number, total) = compiled.progress(of: step.id), total > 1 else {
      return nil
    }
    let words = TourProgress.words(text(progress.text) ?? "", step: number, total: total)
    let isDotted = progress.kind == .dots && total <= TourProgress.mostDots
    return (words, isDotted ? TourContent.Dots(number: number, total: total) : nil)
  }
}

extension TourContent.Part {
  /// Returns true if its words are known and `faces` contains every face that they are set in.
  fileprivate func isDrawn(with faces: Set<TourProbes.Face>) -> Bool {
    let face: TourProbes.Face
    switch role {
    case .image, .close: return true
    case .progress where dots != nil: return true
    case .title: face = .title
    case .button, .progress: face = .button
    case .body: face = .body
    }
    guard let lines else { return false }
    return lines.allSatisfy { line in
      line.runs.allSatisfy { faces.contains(role == .body && $0.isStrong ? .strong : face) }
    }
  }
}
