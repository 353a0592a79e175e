#if canImport(SwiftUI)
  import SwiftUI
  import TutorialGeometry
  import TutorialIR
  import TutorialRuntime

  /// The overlay of a running tour: the dim with its holes, the callout, and what a touch does.
  struct TourStage: View {
    @Binding var session: TourSession?
    let screen: LayoutSnapshot
    @AccessibilityFocusState private var isCalloutFocused: Bool

    var body: some View {
      if let session {
        TimelineView(.animation(minimumInterval: nil, paused: !session.playback.isAnimating(at: .now))) { timeline in
          let now = timeline.date.timeIntervalSinceReferenceDate
          let picture = session.playback.picture(at: now)
          ZStack {
            Canvas { context, _ in context.draw(picture) }
              .contentShape(TouchShape(session: session, time: now))
              .gesture(SpatialTapGesture().onEnded { tapped($0.location) })
              .accessibilityHidden(true)
            ForEach(picture.arrows, id: \.step) { shown in
              CalloutArrow(arrow: shown.arrow).fill(.regularMaterial).opacity(shown.opacity)
                .allowsHitTesting(false).accessibilityHidden(true)
            }
            ForEach(picture.callouts, id: \.step) { shown in callout(shown, session) }
          }
        }
        .onChange(of: session.step?.id, initial: true) { _, step in announce(step) }
      }
    }

    @ViewBuilder private func callout(_ shown: ShownCallout, _ session: TourSession) -> some View {
      if let step = session.playback.variant.steps.first(where: { $0.id == shown.step }), let callout = step.callout {
        CalloutView(callout: callout, session: session) { button in
          self.session?.press(button, at: .now)
        } onClose: {
          self.session?.close(at: .now)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(session.spokenText ?? "")
        .accessibilityHint(session.text(step.accessibility.hint) ?? "")
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { self.session?.dismiss(.escape, at: .now) }
        .accessibilityFocused($isCalloutFocused)
        .modifier(
          CalloutPlacement(
            frame: shown.frame, kind: callout.kind, gap: callout.gap, reference: step.reference, screen: screen)
        )
        .opacity(shown.opacity)
        .allowsHitTesting(step.id == session.step?.id)
      }
    }

    private func tapped(_ place: CGPoint) {
      session?.tapped(Point(Double(place.x), Double(place.y)), at: .now)
    }

    private func announce(_ step: String?) {
      guard step != nil, let session, let text = session.spokenText else { return }
      isCalloutFocused = session.step?.accessibility.focus == .callout
      AccessibilityNotification.Announcement(text).post()
    }
  }

  /// Where the overlay takes touches: all over, but for where the step lets them through.
  private struct TouchShape: Shape {
    let session: TourSession
    let time: Double

    func path(in rect: CGRect) -> Path {
      guard let step = session.step, step.interaction.mode != .passThrough else { return Path() }
      let isLocked = session.playback.locksInput(at: time)
      let open = isLocked ? [] : step.touchable
      return open.reduce(Path(rect)) { $0.subtracting(Path(CGRect($1)), eoFill: false) }
    }
  }

  /// One step's callout, as it is seen at one instant.
  private struct ShownCallout {
    let step: String
    let frame: Rect?
    let opacity: Double
  }

  /// The arrow of a callout, as it is seen at one instant.
  private struct ShownArrow {
    /// The step whose callout it belongs to, or is becoming.
    let step: String
    let arrow: TourCalloutLayout.Arrow
    let opacity: Double
  }

  extension TourPicture {
    fileprivate var arrows: [ShownArrow] {
      layers.compactMap { layer in
        guard let callout = layer.callout, let arrow = callout.arrow, let step = callout.contents.last?.step else {
          return nil
        }
        return ShownArrow(step: step, arrow: arrow, opacity: layer.opacity * callout.opacity)
      }
    }

    fileprivate var callouts: [ShownCallout] {
      layers.flatMap { layer in
        (layer.callout?.contents ?? []).map { content in
          ShownCallout(
            step: content.step, frame: layer.callout?.frame,
            opacity: layer.opacity * (layer.callout?.opacity ?? 0) * content.opacity)
        }
      }
    }
  }

  extension TourStep {
    /// The box around the holes, or what the callout points at instead.
    fileprivate var reference: Rect? {
      if let anchor = callout?.anchor { return anchor.frame }
      guard let first = cutouts.first else { return nil }
      return cutouts.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    }
  }
#endif
