#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// The overlay of a running tour: the dim with its holes, the callout, and the handling of touches.
  ///
  /// Its layout is always left to right, because coordinates are those of the tour. Callout contents have their own
  /// direction.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct TourStage: View {
    let session: TourSession?
    let screen: LayoutSnapshot
    let focus: TourFocus?
    let handle: @MainActor (TourSessionEvent) -> Void
    /// Opens links with a scheme of the app's own.
    let open: @MainActor (String) -> Bool
    /// The widths of the tour's probes in the device's fonts, as multiples of the font sizes.
    @State private var widths: [TourProbes.Face: Double] = [:]
    @AccessibilityFocusState private var isCalloutFocused: Bool
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      if let session {
        let look = CalloutLook(session, scheme)
        let faces = session.probes.faces { _, face in widths[face] }
        TimelineView(.animation(minimumInterval: nil, paused: !session.playback.isAnimating(at: .now))) { timeline in
          let now = timeline.date.timeIntervalSinceReferenceDate
          let picture = session.playback.picture(at: now)
          ZStack(alignment: .topLeading) {
            Canvas { context, _ in context.draw(picture) }
              .contentShape(TouchShape(session: session, time: now))
              .gesture(SpatialTapGesture().onEnded { handle(.tap(Point($0.location.x, $0.location.y))) })
              .accessibilityHidden(true)
            ForEach(picture.callouts, id: \.key) { shown in
              CalloutPanel(shown: shown, session: session, screen: screen, look: look, faces: faces, handle: handle)
                .accessibilityFocused($isCalloutFocused)
            }
          }
        }
        .background {
          ZStack(alignment: .topLeading) {
            ProbeReader(probes: session.probes, look: look) { widths[$0] = $1 }
            if let step = session.step, session.content(of: step, holding: faces) == nil {
              ForEach([step], id: \.id) { step in
                CalloutMeasurer(step: step, session: session, screen: screen, look: look, handle: handle)
              }
            }
          }
          .frame(width: 0, height: 0, alignment: .topLeading)
          .hidden()
          .accessibilityHidden(true)
          .allowsHitTesting(false)
        }
        .environment(\.openURL, OpenURLAction { follow($0) })
        .onChange(of: focus, initial: true) { _, stop in isCalloutFocused = stop == .callout }
      }
    }

    /// A tour may come from anyone, so only web and mail links go to the system; others the app opens, or nobody does.
    private func follow(_ url: URL) -> OpenURLAction.Result {
      let run = TourContent.Run("", link: url.absoluteString)
      guard let scheme = run.scheme else { return .discarded }
      if TourContent.Run.commonSchemes.contains(scheme) { return .systemAction }
      return open(url.absoluteString) ? .handled : .discarded
    }
  }

  /// The area in which the overlay takes touches: everywhere except where the step lets them through.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct TouchShape: SwiftUI.Shape {
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

  /// A callout's box as visible at one instant.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct ShownCallout {
    /// The callout's step, and the number of layers below with the same step.
    struct Key: Hashable {
      var step: String
      var others: Int
    }

    let key: Key
    let callout: TourPicture.Callout
    let opacity: Double
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension TourPicture {
    fileprivate var callouts: [ShownCallout] {
      var seen: [String: Int] = [:]
      return layers.compactMap { layer in
        guard let callout = layer.callout, let step = callout.contents.last?.step else { return nil }
        let others = seen[step, default: 0]
        seen[step] = others + 1
        return ShownCallout(
          key: .init(step: step, others: others), callout: callout, opacity: layer.opacity * callout.opacity)
      }
    }
  }
#endif
