public import TutorialTour
import TutorialGeometry
import TutorialPlayback

// What stands in a callout besides its words: docs/tour.md, "Contents".

extension TourSession {
  /// What stands in a step's callout, laid out, where a client may draw it as the tour has it: its lines are set in faces
  /// that hold, all words are known, and width and text size are those of now. Else the client lays the callout out itself.
  ///
  /// - Parameters:
  ///   - step: one of `variant`, as it is re-anchored.
  ///   - faces: those in which the client's fonts are the tour's: see ``TourProbes/faces(setting:)``.
  public func content(of step: TourStep, holding faces: Set<TourProbes.Face>) -> TourContent? {
    guard let layout = calloutLayout(of: step), let place = layout.content, tour.contents.indices.contains(place),
      hasLayoutsAtTextSize
    else { return nil }
    let content = tour.contents[place]
    guard abs(content.size.width - layout.frame.width) < 0.001 else { return nil }
    return content.parts.allSatisfy { $0.isDrawn(with: faces) } ? content : nil
  }

  /// The probes of the language that is shown.
  public var probes: TourProbes { playback.locale.flatMap { tour.probes[$0] } ?? TourProbes() }

  /// Whether the layouts that the device takes were made at its text size, and not at the nearest that there is.
  private var hasLayoutsAtTextSize: Bool {
    let laidOut = anchored.textSize(for: device.traits.textSize) ?? compiled.traits.textSize
    return scale(laidOut) == scale(device.traits.textSize ?? compiled.traits.textSize)
  }

  private func scale(_ trait: String?) -> Double { trait.flatMap(TextSize.init(trait:))?.scale ?? TextSize.large.scale }

  /// What says where in the tour a step is: in words, which are read out in the place of dots, and in dots where it is shown in
  /// them. Nil where nothing says it.
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
  /// Whether its words are known, and set in faces of which all hold.
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
