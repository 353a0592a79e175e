import TutorialGeometry
import TutorialIR

/// How large a callout is in one language.
struct CalloutSizing {
  private let callout: TourCallout
  private let content: CalloutContent
  private let measurer: (any CalloutMeasuring)?

  /// Nil where its size depends on a text that nobody measures.
  init?(
    _ callout: TourCallout, of tour: Tour, in locale: String, textSize: String?, measurer: (any CalloutMeasuring)?
  ) {
    self.callout = callout
    self.measurer = measurer
    content = CalloutContent(callout, of: tour, in: locale, textSize: textSize)
    if measurer == nil, !isFixed { return nil }
  }

  /// Whether nothing of its size depends on a text.
  private var isFixed: Bool { callout.size != nil || callout.kind == .sheet && callout.sheetHeight != nil }

  /// Whether the size is right to the point.
  var isExact: Bool { isFixed || measurer?.isExact ?? false }

  /// The size at a width; no higher than the author wants it.
  func size(_ limit: Double) -> Size {
    guard let size = measurer?.size(of: content, limit: limit) else { return Size(0, 0) }
    return Size(size.width, min(size.height, callout.maxHeight ?? size.height))
  }
}
