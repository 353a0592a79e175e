#if canImport(SwiftUI)
  import SwiftUI
  import TutorialPlayer
  import TutorialRuntime

  /// A callout's buttons, those that the author lists and the standard ones: in a row at the end of the line or, where
  /// that is too wide, above each other, as the compiler takes them to be.
  struct CalloutButtons: View {
    let buttons: [TourButton]
    let session: TourSession
    let colors: CalloutColors
    /// A button is pressed, by its place.
    let onPress: @MainActor (Int) -> Void

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: measures.buttonGap) { row(isStacked: false) }
        VStack(spacing: max(measures.buttonGap, 2 * reach)) { row(isStacked: true) }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }

    private var theme: TourTheme { session.tour.theme }
    private var measures: TourTheme.Measures { theme.measures }
    /// What a finger hits.
    private static let touched = 44.0
    /// How far what can be touched of a button of one line reaches beyond what is drawn, above and below.
    private var reach: Double { max(0, Self.touched - measures.buttonHeight) / 2 }
    /// What a button's height leaves above and below a line.
    private var inset: Double { max(0, measures.buttonHeight - theme.button.line) / 2 }

    private func row(isStacked: Bool) -> some View {
      ForEach(Array(buttons.enumerated()), id: \.offset) { place, button in
        let isMain = place == buttons.count - 1
        Button {
          onPress(place)
        } label: {
          Text(session.text(button.title) ?? button.title)
            .themed(theme, .button, colors[isMain ? .onPrimary : .onSecondary])
            .padding(
              EdgeInsets(
                top: inset, leading: measures.buttonPadding, bottom: inset, trailing: measures.buttonPadding)
            )
            .frame(
              minWidth: Self.touched, maxWidth: isStacked ? .infinity : nil, minHeight: measures.buttonHeight
            )
            .background(
              colors[isMain ? .primary : .secondary],
              in: RoundedRectangle(cornerRadius: measures.buttonRadius, style: .continuous)
            )
            // It is touched higher than it is drawn, and takes no more room for it.
            .padding(EdgeInsets(top: reach, leading: 0, bottom: reach, trailing: 0))
            .contentShape(RoundedRectangle(cornerRadius: 0))
            .padding(EdgeInsets(top: -reach, leading: 0, bottom: -reach, trailing: 0))
        }
        .buttonStyle(.plain)
        // A button back with nothing to go back to keeps its place.
        .disabled(!session.isEnabled(button))
        .opacity(session.isEnabled(button) ? 1 : 0.4)
      }
    }
  }

  /// Ends the tour: a disc in the callout's upper trailing corner, where it covers no words, which may be touched 44
  /// points wide.
  struct CloseButton: View {
    /// How far the disc reaches over the callout's trailing edge; its upper edge it reaches over by 8.
    let overhang: Double
    /// Whether the trailing edge is the left one: an offset is not mirrored by itself.
    let isMirrored: Bool
    let colors: CalloutColors
    let onPress: @MainActor () -> Void

    var body: some View {
      Button {
        onPress()
      } label: {
        Image(systemName: "xmark").font(.caption)
          .foregroundStyle(colors[.close])
          .frame(width: 24, height: 24)
          .background(colors[.surface], in: RoundedRectangle(cornerRadius: 12))
          // Towards the callout: a hole beside it keeps its touches.
          .frame(width: 44, height: 44, alignment: .topTrailing)
          .contentShape(RoundedRectangle(cornerRadius: 0))
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Close")
      .accessibilitySortPriority(-1)
      .offset(x: isMirrored ? -overhang : overhang, y: -8)
    }
  }
#endif
