public import TutorialGeometry
public import TutorialSyntax
public import TutorialTour

// The words of the format, each with its meaning for schemas, pages and hover texts. A meaning has no full stop.

extension Tour.Dismissal: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .escape: "the key Escape, or the platform's gesture for going back"
    case .close: "the callout's button to close it"
    case .overlay: "a tap beside the holes"
    }
  }
}

extension TourInteraction.Mode: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .block: "no touch reaches the app"
    case .target: "touches inside the holes reach the app"
    case .passThrough: "all touches reach the app"
    }
  }
}

extension TourScroll.Alignment: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .start: "at the beginning of its container"
    case .center: "in the middle of its container"
    case .end: "at the end of its container"
    case .nearest: "wherever it has to be scrolled least"
    case .none: "nothing is scrolled"
    }
  }
}

extension TourCallout.Kind: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .bubble: "a bubble beside the target"
    case .sheet: "a panel at the bottom"
    case .banner: "a strip at the top"
    }
  }
}

extension TourPlacement.Side: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .auto: "on the side on which it covers least"
    case .center: "in the middle of what can be seen"
    case .top: "above"
    case .bottom: "below"
    case .leading: "where lines begin"
    case .trailing: "where lines end"
    case .left: "at the left"
    case .right: "at the right"
    }
  }
}

extension TourPlacement: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch side {
    case .auto, .center: side.prose
    default: "\(side.prose), \(alignment.prose)"
    }
  }
}

extension TourPlacement.Alignment: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .start: "both beginning at one edge"
    case .center: "in the middle"
    case .end: "both ending at one edge"
    }
  }
}

extension TourMissing.Fallback: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .skip: "the step is passed over"
    case .end: "the tutorial ends"
    case .center: "the step comes without a hole, its callout in the centre"
    case .place: "the step comes as if its target were where the layout has it"
    }
  }
}

extension TourTransitionKind: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .morph: "the old holes become the new ones"
    case .fade: "the one fades out while the other fades in"
    case .reveal: "the holes grow"
    case .cut: "at once"
    }
  }
}

extension TourReducedMotion.Kind: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .fade: "the one fades out while the other fades in"
    case .cut: "at once"
    }
  }
}

extension TourLoop.Kind: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .pulse: "the holes grow and shrink back, their rings with them"
    case .ripple: "a ring like the hole's own, or else a white one of width 2, runs outwards and fades"
    case .glow: "the same ring, three times as wide, brightens and dims"
    case .bounce: "the holes go up and come down, their rings with them"
    }
  }
}

extension TourLoop.Subject: DescribedWord {
  @usableFromInline package var prose: String {
    switch self {
    case .holes: "the step's holes, and its rings with them"
    case .rings: "the loop's own rings"
    }
  }
}

extension TourSprite.Ending: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .remove: "it goes at the end"
    case .keep: "it stays as long as the step does"
    }
  }
}

extension TourProgress.Kind: DescribedWord {
  @usableFromInline package var prose: String {
    switch self {
    case .text: "in words"
    case .dots: "a dot for each step; the words if there are more than 10"
    }
  }
}

extension TourAccessibility.Announcement: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .polite: "when the screen reader has said what it says"
    case .assertive: "at once"
    }
  }
}

extension TourAccessibility.Focus: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .callout: "on the callout"
    case .target: "on the target"
    }
  }
}

extension TourAccessibility.Stop: DescribedWord {
  @usableFromInline package var prose: String {
    switch self {
    case .callout: "the callout's words, then its buttons"
    case .cutouts: "the highlighted elements"
    case .elements: "the other elements that rules wait for, then those of `allow`"
    }
  }
}

extension TourContent.Role: DescribedWord {
  @usableFromInline package var prose: String {
    switch self {
    case .image: "the picture"
    case .title: "the heading"
    case .body: "the text"
    case .progress: "the place of the step in the tour"
    case .button: "a button"
    case .close: "the cross that ends the tour"
    }
  }
}

extension TourMask.FillRule: DescribedWord {
  @usableFromInline package var prose: String {
    switch self {
    case .evenodd: "a point is inside if a ray from it crosses the path an odd number of times"
    }
  }
}

extension TourTheme.Scheme: DescribedWord, Written {
  @usableFromInline package var prose: String {
    switch self {
    case .light: "while the app is light"
    case .dark: "while the app is dark"
    }
  }
}

extension NamedShape: DescribedWord {
  @usableFromInline package var prose: String {
    switch self {
    case .rect: "square corners"
    case .circle: "a circle in the middle of the frame"
    case .ellipse: "an ellipse that fills the frame"
    case .capsule: "half circles at the short sides"
    }
  }
}
