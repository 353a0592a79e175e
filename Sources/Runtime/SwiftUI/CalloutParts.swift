#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// The parts of a callout that look the same in both layouts.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct CalloutParts {
    let callout: TourCallout
    let step: TourStep
    let session: TourSession
    let look: CalloutLook
    let handle: @MainActor (TourSessionEvent) -> Void

    static let touched = 44.0
    static let cross = 24.0
    /// The diameter of the disc below a cross that lies over an image.
    private static let disc = 28.0

    var hasClose: Bool { session.dismissals.contains(.close) }

    /// Returns true for the main button, which leads on.
    func isMain(_ place: Int) -> Bool { place == callout.buttons.count - 1 }

    /// The image for the colour scheme and the display's scale.
    @MainActor @ViewBuilder var image: some View {
      if let image = callout.image { CalloutPicture(image: image, session: session, look: look) }
    }

    /// A button with its background and a hit area that extends above and below it.
    ///
    /// - Parameter reach: the distance by which the hit area extends above and below the button.
    @MainActor func button<Words: View>(_ place: Int, reach: Double, @ViewBuilder words: () -> Words) -> some View {
      let words = words()
      let isEnabled = callout.buttons.indices.contains(place) && session.isEnabled(callout.buttons[place])
      return Button {
        handle(.button(place))
      } label: {
        words
          .background(
            look[isMain(place) ? .primary : .secondary],
            in: RoundedRectangle(cornerRadius: look.measures.buttonRadius, style: .continuous)
          )
          .padding(EdgeInsets(top: reach, leading: 0, bottom: reach, trailing: 0))
          .contentShape(RoundedRectangle(cornerRadius: 0))
      }
      .buttonStyle(.plain)
      // A back button without a step to go back to keeps its place.
      .disabled(!isEnabled)
      .opacity(isEnabled ? 1 : 0.4)
    }

    /// A dot for each step, spoken as the words that the dots stand for.
    @MainActor func dots(_ dots: TourContent.Dots) -> some View {
      let marks = dots.marks(in: Rect(0, 0, dots.size.width, dots.size.height), isRightToLeft: look.isRightToLeft)
      return ZStack(alignment: .topLeading) {
        ForEach(Array(marks.enumerated()), id: \.offset) { _, mark in
          RoundedRectangle(cornerRadius: mark.frame.height / 2).fill(look[.progress].opacity(mark.isOwn ? 1 : 0.35))
            .frame(width: mark.frame.width, height: mark.frame.height)
            .offset(x: mark.frame.x)
        }
      }
      .frame(width: dots.size.width, height: dots.size.height, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(session.progress(of: step)?.words ?? "")
    }

    /// The close button, a cross in the upper trailing corner.
    @MainActor func close(isOverImage: Bool) -> some View {
      Button {
        handle(.close)
      } label: {
        Cross().stroke(isOverImage ? Color.white : look[.close], lineWidth: 1.75)
          .frame(width: 10, height: 10)
          .frame(width: Self.disc, height: Self.disc)
          .background(
            isOverImage ? Color.black.opacity(0.45) : Color.clear, in: RoundedRectangle(cornerRadius: Self.disc / 2)
          )
          .frame(width: Self.touched, height: Self.touched)
          .contentShape(RoundedRectangle(cornerRadius: 0))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Close")
      .accessibilitySortPriority(-1)
    }
  }

  /// A callout's image, at the size that the tour has for it.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct CalloutPicture: View {
    let image: TourImage
    let session: TourSession
    let look: CalloutLook
    @Environment(\.displayScale) private var scale

    var body: some View {
      let source = image.source(scheme: look.scheme.rawValue, scale: scale)
      let label = session.spoken(image.label)
      InProportion(image: image) { Image(source?.name ?? "").resizable() }
        .accessibilityHidden(label == nil)
        .accessibilityLabel(label ?? "")
    }
  }

  /// Gives an image its drawn size for the available width.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct InProportion: Layout {
    let image: TourImage

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
      let size = image.drawnSize(in: proposal.replacingUnspecifiedDimensions().width)
      return CGSize(width: size.width, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
      subviews.first?.place(
        at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
    }
  }

  /// The progress and buttons of a callout that SwiftUI lays out.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct CalloutFoot: View {
    let parts: CalloutParts
    /// True if it takes all available width, false if only as much as it needs.
    let fills: Bool

    var body: some View {
      let progress = parts.session.progress(of: parts.step)
      if progress != nil || !parts.callout.buttons.isEmpty {
        FootLayout(hasProgress: progress != nil, measures: measures, reach: reach, fills: fills) {
          if let progress { label(progress) }
          ForEach(Array(parts.callout.buttons.enumerated()), id: \.offset) { place, button in
            parts.button(place, reach: reach) { words(of: button, isMain: parts.isMain(place)) }
              // The hit area extends beyond the button, but takes no room in the layout.
              .padding(EdgeInsets(top: -reach, leading: 0, bottom: -reach, trailing: 0))
          }
        }
      }
    }

    private var measures: TourTheme.Measures { parts.look.measures }
    /// The distance by which a one-line button's hit area extends above and below it.
    private var reach: Double { max(0, CalloutParts.touched - measures.buttonHeight) / 2 }
    /// The space above and below the line of a button.
    private var inset: Double { max(0, measures.buttonHeight - parts.session.tour.theme.button.line) / 2 }

    @ViewBuilder private func label(_ progress: (words: String, dots: TourContent.Dots?)) -> some View {
      if let dots = progress.dots {
        parts.dots(dots)
      } else {
        Text(parts.look.words([TourContent.Run(progress.words)], .progress, .progress))
      }
    }

    private func words(of button: TourButton, isMain: Bool) -> some View {
      let words = [TourContent.Run(parts.session.text(button.title) ?? button.title)]
      return Text(parts.look.words(words, .button, isMain ? .onPrimary : .onSecondary))
        .padding(
          EdgeInsets(top: inset, leading: measures.buttonPadding, bottom: inset, trailing: measures.buttonPadding)
        )
        .frame(
          minWidth: CalloutParts.touched, maxWidth: .infinity, minHeight: measures.buttonHeight, alignment: .center)
    }
  }

  /// Places the foot's parts as planned by `CalloutFootPlan`; SwiftUI mirrors them in right-to-left languages.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct FootLayout: Layout {
    let hasProgress: Bool
    let measures: TourTheme.Measures
    let reach: Double
    let fills: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
      let plan = plan(proposal.width, subviews)
      return CGSize(width: fills ? proposal.width ?? plan.size.width : plan.size.width, height: plan.size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
      for (subview, frame) in zip(subviews, plan(bounds.width, subviews).frames) {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.x, y: bounds.minY + frame.y),
          proposal: ProposedViewSize(width: frame.width, height: frame.height))
      }
    }

    private func plan(_ room: CGFloat?, _ subviews: LayoutSubviews) -> CalloutFootPlan {
      CalloutFootPlan(
        hasProgress: hasProgress, buttons: subviews.count - (hasProgress ? 1 : 0), room: room.map { Double($0) },
        measures: measures, reach: reach
      ) { place, width in
        let size = subviews[place].sizeThatFits(ProposedViewSize(width: width.map { CGFloat($0) }, height: nil))
        return Size(size.width, size.height)
      }
    }
  }

  /// Two crossing strokes.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct Cross: SwiftUI.Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      return path
    }
  }
#endif
