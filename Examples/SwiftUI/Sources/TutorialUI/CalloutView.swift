#if canImport(SwiftUI)
  import SwiftUI
  import TutorialGeometry
  import TutorialIR
  import TutorialRuntime

  /// A step's title, text and buttons: set as large, and as far apart, as the compiler takes them to be when it finds a
  /// place for the callout.
  struct CalloutView: View {
    let callout: TourCallout
    let session: TourSession
    let onPress: @MainActor (TourButton) -> Void
    let onClose: @MainActor () -> Void

    var body: some View {
      words
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
        .overlay(alignment: .topTrailing) {
          // A sheet ends where the display does.
          if session.tour.dismiss.contains(.close) {
            CloseButton(overhang: callout.kind == .sheet ? -8 : 8, onPress: onClose)
          }
        }
    }

    private var words: some View {
      VStack(alignment: .leading, spacing: 12) {
        if let image = callout.image { Image(image).resizable().scaledToFit().accessibilityHidden(true) }
        VStack(alignment: .leading, spacing: 4) {
          if let title = session.text(callout.title) { Text(title).font(.headline) }
          if let body = session.text(callout.body) { Text(.init(body)).font(.subheadline) }
        }
        if !callout.buttons.isEmpty { CalloutButtons(buttons: callout.buttons, session: session, onPress: onPress) }
      }
      .padding(16)
      .frame(maxWidth: callout.kind == .bubble ? callout.width : .infinity, alignment: .leading)
    }
  }

  /// The triangle between a callout and what it points at.
  struct CalloutArrow: Shape {
    let arrow: TourCalloutLayout.Arrow

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(arrow.baseStart))
      path.addLine(to: CGPoint(arrow.tip))
      path.addLine(to: CGPoint(arrow.baseEnd))
      path.closeSubpath()
      return path
    }
  }

  /// Where the callout lies: where the tour has laid it out, or else beside the holes, on the side with more room.
  struct CalloutPlacement: ViewModifier {
    let frame: Rect?
    let kind: TourCallout.Kind
    let gap: Double
    /// The box around the holes; nil for a callout in the middle of the screen.
    let reference: Rect?
    let screen: LayoutSnapshot

    func body(content: Content) -> some View {
      if let frame {
        content
          .frame(width: frame.width, height: frame.height)
          .position(x: frame.midX, y: frame.midY)
      } else {
        content
          .padding(margins)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
    }

    private var isBelow: Bool { (reference?.midY ?? 0) < screen.size.height / 2 }

    private var alignment: Alignment {
      switch kind {
      case .sheet: .bottom
      case .banner: .top
      case .bubble: reference == nil ? .center : isBelow ? .top : .bottom
      }
    }

    private var margins: SwiftUI.EdgeInsets {
      let bars = screen.safeArea
      var margins = SwiftUI.EdgeInsets(
        top: bars.top + 16, leading: bars.left + 16, bottom: bars.bottom + 16, trailing: bars.right + 16)
      guard kind == .bubble, let reference else { return margins }
      if isBelow {
        margins.top = max(margins.top, reference.maxY + gap)
      } else {
        margins.bottom = max(margins.bottom, screen.size.height - reference.minY + gap)
      }
      return margins
    }
  }
#endif
