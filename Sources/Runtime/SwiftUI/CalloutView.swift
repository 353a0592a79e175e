#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer

  /// The contents of a step's callout.
  ///
  /// They have the tour's boxes and lines if this device's fonts match the tour's; otherwise SwiftUI lays them out.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct CalloutView: View {
    let step: TourStep
    let session: TourSession
    let faces: Set<TourProbes.Face>
    let size: Size
    /// The safe area insets that a sheet has to keep clear.
    let bars: TutorialGeometry.EdgeInsets
    let handle: @MainActor (TourSessionEvent) -> Void
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      if let callout = step.callout {
        let parts = CalloutParts(
          callout: callout, step: step, session: session, look: CalloutLook(session, scheme), handle: handle)
        if let content = session.content(of: step, holding: faces) {
          FixedCallout(arrangement: CalloutArrangement(content, in: size, bottom: bars.bottom), parts: parts)
        } else {
          FlowingCallout(parts: parts)
            .padding(EdgeInsets(top: 0, leading: bars.left, bottom: bars.bottom, trailing: bars.right))
        }
      }
    }
  }

  /// A callout with its parts at the tour's positions, in left-to-right coordinates in every language.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct FixedCallout: View {
    let arrangement: CalloutArrangement
    let parts: CalloutParts

    var body: some View {
      ZStack(alignment: .topLeading) {
        items(arrangement.standing)
        if !arrangement.scrolling.isEmpty {
          let viewport = arrangement.viewport
          ScrollView(.vertical) {
            ZStack(alignment: .topLeading) { items(arrangement.scrolling) }
              .frame(width: viewport.width, height: arrangement.scrolledHeight, alignment: .topLeading)
          }
          .frame(width: viewport.width, height: viewport.height)
          .offset(x: viewport.x, y: viewport.y)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .environment(\.layoutDirection, .leftToRight)
    }

    private func items(_ items: [CalloutArrangement.Item]) -> some View {
      ForEach(Array(items.enumerated()), id: \.offset) { _, item in
        let frame = item.part.touch ?? item.part.frame
        part(item)
          .frame(width: frame.width, height: frame.height, alignment: .topLeading)
          .offset(x: frame.x, y: frame.y)
      }
    }

    @ViewBuilder private func part(_ item: CalloutArrangement.Item) -> some View {
      let part = item.part
      switch part.role {
      case .image: parts.image
      case .title: lines(part, .title, .title)
      case .body: lines(part, .body, .body)
      case .progress:
        if let dots = part.dots { parts.dots(dots) } else { lines(part, .progress, .progress) }
      case .button:
        if let place = item.button {
          parts.button(place, reach: part.frame.minY - (part.touch ?? part.frame).minY) {
            lines(part, .button, parts.isMain(place) ? .onPrimary : .onSecondary)
              .frame(width: part.frame.width, height: part.frame.height)
          }
        }
      case .close: parts.close(isOverImage: arrangement.isCloseOverImage)
      }
    }

    /// Lines of text of equal height; a button's line is centred vertically.
    private func lines(
      _ part: TourContent.Part, _ text: TourTheme.TextPart, _ color: TourTheme.Colors.Part
    ) -> some View {
      let lines = part.lines ?? []
      let height =
        part.role == .button ? parts.look.text(.button).line : part.frame.height / Double(max(1, lines.count))
      let side: Alignment = part.role == .button ? .center : parts.look.isRightToLeft ? .trailing : .leading
      return VStack(spacing: 0) {
        ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
          Text(parts.look.words(line.runs, text, color))
            .fixedSize()
            .frame(width: part.frame.width, height: height, alignment: side)
        }
      }
      .accessibilityElement(children: .combine)
    }
  }

  /// A callout that SwiftUI lays out by the rules of docs/text.md: image, title, body, then progress and buttons.
  ///
  /// If the frame is too low for the text, the part between title and foot scrolls.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct FlowingCallout: View {
    let parts: CalloutParts
    /// True to measure it only: then it is no wider than its text, and doesn't scroll.
    var isMeasured = false
    /// The least width of the measured callout.
    var leastWidth = 0.0

    var body: some View {
      if isMeasured {
        column(scrolls: false)
      } else {
        ViewThatFits(in: .vertical) {
          column(scrolls: false)
          column(scrolls: true)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .overlay(alignment: .topTrailing) {
          if parts.hasClose { parts.close(isOverImage: parts.callout.image != nil) }
        }
        .environment(\.layoutDirection, parts.look.direction)
      }
    }

    private var measures: TourTheme.Measures { parts.look.measures }
    private var title: String? { parts.session.text(parts.callout.title) }
    private var words: [TourContent.Run] { parts.session.runs(parts.callout.body) }

    private func column(scrolls: Bool) -> some View {
      VStack(alignment: .leading, spacing: measures.sectionGap) {
        if parts.callout.image != nil, !scrolls || title != nil { parts.image.frame(maxWidth: .infinity) }
        VStack(alignment: .leading, spacing: measures.titleGap) {
          if let title {
            EvenLines { text([TourContent.Run(title)], .title, .title) }
              .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: reserve(isFirst: true)))
          }
          if scrolls {
            ScrollView(.vertical) {
              VStack(alignment: .leading, spacing: measures.sectionGap) {
                if parts.callout.image != nil, title == nil { parts.image.frame(maxWidth: .infinity) }
                content
              }
            }
          } else {
            content
          }
        }
        CalloutFoot(parts: parts, fills: !isMeasured)
      }
      .padding(measures.padding)
      .frame(
        minWidth: max(CalloutParts.touched, leastWidth), maxWidth: isMeasured ? nil : .infinity,
        minHeight: CalloutParts.touched,
        alignment: .topLeading)
    }

    @ViewBuilder private var content: some View {
      if !words.isEmpty {
        EvenLines { text(words, .body, .body) }
          .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: reserve(isFirst: title == nil)))
      }
    }

    private func text(
      _ runs: [TourContent.Run], _ part: TourTheme.TextPart, _ color: TourTheme.Colors.Part
    ) -> some View {
      let text = parts.look.text(part)
      // A font's line is about 1.2 times as high as its size; the rest of the theme's line height is line spacing.
      return Text(parts.look.words(runs, part, color)).lineSpacing(max(0, text.line - text.size * 1.2))
    }

    /// The width that the first text leaves free for the close button.
    private func reserve(isFirst: Bool) -> CGFloat {
      guard isFirst, parts.hasClose, parts.callout.image == nil else { return 0 }
      return max(0, (CalloutParts.touched + CalloutParts.cross) / 2 + measures.buttonGap - measures.padding)
    }
  }

  /// Lays text out at the minimum width that doesn't add lines.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  private struct EvenLines: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
      guard let words = subviews.first else { return CGSize(width: 0, height: 0) }
      guard let limit = proposal.width else { return words.sizeThatFits(proposal) }
      return words.sizeThatFits(ProposedViewSize(width: even(words, limit), height: nil))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
      guard let words = subviews.first else { return }
      words.place(at: bounds.origin, proposal: ProposedViewSize(width: even(words, bounds.width), height: nil))
    }

    private func even(_ words: LayoutSubview, _ limit: CGFloat) -> CGFloat {
      evenWidth(upTo: limit) { words.sizeThatFits(ProposedViewSize(width: $0, height: nil)).height }
    }
  }
#endif
