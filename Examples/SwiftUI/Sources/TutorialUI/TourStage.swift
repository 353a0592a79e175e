#if canImport(SwiftUI)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer
  import TutorialRuntime

  /// The overlay of a running tour: the dim with its holes, the callout, and what a touch does. Laid out from left to right:
  /// coordinates are those of the tour, and what is in a callout has a direction of its own.
  struct TourStage: View {
    let session: TourSession?
    let screen: LayoutSnapshot
    let focus: TourFocus?
    let tell: @MainActor (TourHappening) -> Void
    @AccessibilityFocusState private var isCalloutFocused: Bool
    @Environment(\.colorScheme) private var scheme

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
            ForEach(picture.callouts, id: \.step) { shown in callout(shown, session) }
          }
        }
        .onChange(of: focus, initial: true) { _, stop in isCalloutFocused = stop == .callout }
      }
    }

    @ViewBuilder private func callout(_ shown: ShownCallout, _ session: TourSession) -> some View {
      if let step = session.playback.variant.steps.first(where: { $0.id == shown.step }), let callout = step.callout {
        CalloutSpace(step: step, compiled: shown.frame, side: side(session), surroundings: surroundings(session)) {
          CalloutView(callout: callout, session: session, tell: tell)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(session.words ?? "")
            .accessibilityHint(session.text(step.accessibility.hint) ?? "")
            .accessibilityAddTraits(.isModal)
            .accessibilityAction(.escape) { tell(.escape) }
            .accessibilityFocused($isCalloutFocused)
            .environment(\.layoutDirection, session.isRightToLeft ? .rightToLeft : .leftToRight)
          arrow(shown.arrow, session.tour.theme).allowsHitTesting(false).accessibilityHidden(true)
        }
        .opacity(shown.opacity)
        .allowsHitTesting(step.id == session.step?.id)
      }
    }

    /// The arrow, and the line along its sides.
    private func arrow(_ arrow: TourCalloutLayout.Arrow?, _ theme: TourTheme) -> some View {
      let colors = CalloutColors(theme, scheme)
      return ZStack {
        CalloutArrow(arrow: arrow, isClosed: false).stroke(colors[.border], lineWidth: 2 * theme.measures.border)
        CalloutArrow(arrow: arrow).fill(colors[.surface])
      }
    }

    private func side(_ session: TourSession) -> TourPlacement? {
      session.calloutLayout.map { TourPlacement($0.side, $0.align) }
    }

    private func surroundings(_ session: TourSession) -> CalloutSurroundings {
      CalloutSurroundings(
        display: screen.size, safeArea: screen.safeArea, isRightToLeft: session.isRightToLeft,
        measures: session.tour.theme.measures)
    }

    private func tapped(_ place: CGPoint) {
      tell(.tap(Point(Double(place.x), Double(place.y))))
    }
  }

  /// Puts a callout, and then its arrow, where they lie: where the tour has them as long as the words fit there.
  private struct CalloutSpace: Layout {
    let step: TourStep
    let compiled: Rect?
    let side: TourPlacement?
    let surroundings: CalloutSurroundings

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
      guard let callout = subviews.first, let arrow = subviews.last else { return }
      let box = step.calloutBox(compiled: compiled, at: side, in: surroundings) { limit in
        let size = callout.sizeThatFits(ProposedViewSize(width: limit, height: nil))
        return Size(size.width, size.height)
      }
      guard let box else { return }
      let origin = CGPoint(x: bounds.origin.x + box.frame.x, y: bounds.origin.y + box.frame.y)
      callout.place(at: origin, proposal: ProposedViewSize(width: box.frame.width, height: box.frame.height))
      // Where the callout has been put elsewhere, the arrow would point from where it is not.
      let size = box.isCompiled ? bounds.size : CGSize(width: 0, height: 0)
      arrow.place(at: bounds.origin, proposal: ProposedViewSize(width: size.width, height: size.height))
    }
  }

  /// Where the overlay takes touches: all over, but for where the step lets them through.
  private struct TouchShape: Shape {
    let session: TourSession
    let time: Double

    func path(in rect: CGRect) -> Path {
      guard session.stands, let step = session.step else { return Path() }
      let isLocked = session.playback.locksInput(at: time)
      if step.interaction.mode == .passThrough, !isLocked { return Path() }
      let open = isLocked ? [] : step.touchable
      return open.reduce(Path(rect)) { $0.subtracting(Path(CGRect($1)), eoFill: false) }
    }
  }

  /// One step's callout, as it is seen at one instant.
  private struct ShownCallout {
    let step: String
    let frame: Rect?
    let arrow: TourCalloutLayout.Arrow?
    let opacity: Double
  }

  extension TourPicture {
    fileprivate var callouts: [ShownCallout] {
      layers.flatMap { layer in
        (layer.callout?.contents ?? []).map { content in
          ShownCallout(
            step: content.step, frame: layer.callout?.frame,
            arrow: content.step == layer.callout?.contents.last?.step ? layer.callout?.arrow : nil,
            opacity: layer.opacity * (layer.callout?.opacity ?? 0) * content.opacity)
        }
      }
    }
  }
#endif
