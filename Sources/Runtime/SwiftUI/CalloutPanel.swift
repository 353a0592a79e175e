#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// A callout's box with its arrow and contents: the texts of one step, or of two during a transition.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct CalloutPanel: View {
    let shown: ShownCallout
    let session: TourSession
    let screen: LayoutSnapshot
    let look: CalloutLook
    let faces: Set<TourProbes.Face>
    let handle: @MainActor (TourSessionEvent) -> Void

    var body: some View {
      if let frame = shown.callout.frame {
        ZStack(alignment: .topLeading) {
          CalloutGround(frame: frame, arrow: shown.callout.arrow, isSheet: isSheet, look: look)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
          ForEach(shown.callout.contents, id: \.step) { content in words(content, in: frame) }
        }
        .opacity(shown.opacity)
      }
    }

    private var isSheet: Bool { step(shown.key.step)?.callout?.kind == .sheet }

    private func step(_ id: String) -> TourStep? { session.variant.steps.first { $0.id == id } }

    /// The text is laid out for the box at rest; while the box moves, it is clipped.
    @ViewBuilder private func words(_ content: TourPicture.Callout.Content, in frame: Rect) -> some View {
      if let step = step(content.step), let callout = step.callout {
        let size = session.calloutLayout(of: step)?.frame.size ?? frame.size
        let bars = callout.kind == .sheet ? screen.safeArea : .zero
        let isCurrent = step.id == session.step?.id
        CalloutView(
          step: step, session: session, faces: faces, size: size,
          bars: TutorialGeometry.EdgeInsets(top: 0, right: bars.right, bottom: bars.bottom, left: bars.left),
          handle: handle
        )
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .frame(width: frame.width, height: frame.height, alignment: .topLeading)
        .clipped()
        .offset(x: frame.x, y: frame.y)
        .opacity(content.opacity)
        .allowsHitTesting(isCurrent)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(session.words ?? "")
        .accessibilityHint(session.spoken(step.accessibility.hint) ?? "")
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { handle(.escape) }
        .accessibilityHidden(!isCurrent)
      }
    }
  }

  /// The callout's background: shadow, border and arrow. A sheet has only its upper corners rounded.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct CalloutGround: View {
    let frame: Rect
    let arrow: TourCalloutLayout.Arrow?
    let isSheet: Bool
    let look: CalloutLook

    var body: some View {
      let measures = look.measures
      ZStack(alignment: .topLeading) {
        outline(0)
          .fill(look[.surface])
          .frame(width: frame.width, height: frame.height)
          .padding(measures.border)
          .background(look[.border], in: outline(measures.border))
          .background { CalloutShadows(look: look, outline: outline(0)).padding(measures.border) }
          .offset(x: frame.x - measures.border, y: frame.y - measures.border)
        ArrowShape(arrow: arrow, isClosed: false).stroke(look[.border], lineWidth: 2 * measures.border)
        ArrowShape(arrow: arrow).fill(look[.surface])
      }
    }

    private func outline(_ reach: Double) -> UnevenRoundedRectangle {
      let top = (isSheet ? look.measures.sheetRadius : look.measures.radius) + reach
      let bottom = isSheet ? 0 : top
      return UnevenRoundedRectangle(
        topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
        style: .continuous)
    }
  }

  /// The shadows below a callout, each a blurred copy of its outline.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct CalloutShadows<Outline: SwiftUI.Shape>: View {
    let look: CalloutLook
    let outline: Outline

    var body: some View {
      ZStack {
        // The first of the theme's list is the topmost.
        ForEach(Array(look.shadows.enumerated().reversed()), id: \.offset) { _, shadow in
          outline.fill(look.color(of: shadow)).blur(radius: shadow.blur / 2).offset(y: shadow.offset)
        }
      }
    }
  }

  /// The triangle between a callout and its anchor; empty if there is no room for it.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct ArrowShape: SwiftUI.Shape {
    let arrow: TourCalloutLayout.Arrow?
    /// True if the outline includes the base.
    var isClosed = true

    func path(in rect: CGRect) -> Path {
      var path = Path()
      guard let arrow else { return path }
      path.move(to: CGPoint(arrow.baseStart))
      path.addLine(to: CGPoint(arrow.tip))
      path.addLine(to: CGPoint(arrow.baseEnd))
      if isClosed { path.closeSubpath() }
      return path
    }
  }
#endif
