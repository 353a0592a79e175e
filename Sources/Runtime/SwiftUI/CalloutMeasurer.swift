#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// Lays out the tour's probes in the device's fonts, hidden, and reports their widths.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct ProbeReader: View {
    let probes: TourProbes
    let look: CalloutLook
    /// Reports the width of a face's probe, as a multiple of the font size.
    let report: @MainActor (TourProbes.Face, Double) -> Void

    var body: some View {
      ForEach(TourProbes.Face.allCases.filter { probes[$0] != nil }, id: \.rawValue) { face in
        Text(verbatim: probes[face]?.text ?? "")
          .font(look.font(face))
          .fixedSize()
          .background { SizeReader { report(face, $0.width / max(look.size(face), 0.001)) } }
      }
    }
  }

  /// Lays a callout out with SwiftUI, hidden, at its possible widths.
  ///
  /// It tells the session the sizes if the callout needs more room than the tour has for it.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct CalloutMeasurer: View {
    let step: TourStep
    let session: TourSession
    let screen: LayoutSnapshot
    let look: CalloutLook
    let handle: @MainActor (TourSessionEvent) -> Void
    @State private var sizes: [Double: Size] = [:]

    var body: some View {
      if let callout = step.callout {
        let parts = CalloutParts(callout: callout, step: step, session: session, look: look, handle: { _ in })
        let space = CalloutSpace(callout, at: session.calloutLayout(of: step), in: surroundings)
        ForEach(space.widths, id: \.self) { width in
          FlowingCallout(parts: parts, isMeasured: true, leastWidth: callout.leastWidth(within: width))
            .fixedSize(horizontal: false, vertical: true)
            .background {
              SizeReader { size in
                var known = sizes
                known[width] = Size(size.width, size.height)
                sizes = known
                if let news = space.news(known) { handle(.heights(step: step.id, news)) }
              }
            }
            .frame(width: width, alignment: .topLeading)
        }
      }
    }

    private var surroundings: CalloutSurroundings {
      CalloutSurroundings(
        display: screen.size, safeArea: screen.safeArea, isRightToLeft: session.isRightToLeft, measures: look.measures)
    }
  }

  /// Reports the size of the view that it is the background of, initially and on every change.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct SizeReader: View {
    let report: @MainActor (CGSize) -> Void

    var body: some View {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.size, initial: true) { _, size in report(size) }
      }
    }
  }
#endif
