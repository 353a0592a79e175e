#if canImport(SwiftUI)
  import SwiftUI
  import TutorialPlayer
  import TutorialRuntime

  /// A callout's buttons, those that the author lists and the standard ones: in a row at the end of the line or, where
  /// that is too wide, above each other, as the compiler takes them to be.
  struct CalloutButtons: View {
    let buttons: [TourButton]
    let session: TourSession
    /// A button is pressed, by its place.
    let onPress: @MainActor (Int) -> Void

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) { row(isStacked: false) }
        VStack(spacing: 8) { row(isStacked: true) }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }

    private func row(isStacked: Bool) -> some View {
      ForEach(Array(buttons.enumerated()), id: \.offset) { place, button in
        let isMain = place == buttons.count - 1
        Button {
          onPress(place)
        } label: {
          Text(session.text(button.title) ?? button.title).font(.headline)
            .foregroundStyle(isMain ? Color.white : Color.primary)
            .padding(EdgeInsets(top: 11, leading: 12, bottom: 11, trailing: 12))
            .frame(minWidth: 44, maxWidth: isStacked ? .infinity : nil, minHeight: 44)
            .background(
              isMain ? Color.accentColor : Color.primary.opacity(0.1), in: RoundedRectangle(cornerRadius: 22))
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
    let onPress: @MainActor () -> Void

    var body: some View {
      Button {
        onPress()
      } label: {
        Image(systemName: "xmark").font(.caption)
          .foregroundStyle(Color.primary)
          .frame(width: 24, height: 24)
          .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 12))
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
