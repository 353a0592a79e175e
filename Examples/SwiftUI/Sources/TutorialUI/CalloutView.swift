#if canImport(SwiftUI)
  import SwiftUI
  import TutorialGeometry
  import TutorialPlayer
  import TutorialRuntime

  /// A step's title, text and buttons: set as large, and as far apart, as the compiler takes them to be when it finds a
  /// place for the callout. Where they do not fit, what is between title and buttons scrolls: no words are cut off.
  struct CalloutView: View {
    let callout: TourCallout
    let session: TourSession
    let tell: @MainActor (TourHappening) -> Void

    var body: some View {
      ViewThatFits(in: .vertical) {
        words(scrolls: false)
        words(scrolls: true)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
      .overlay(alignment: .topTrailing) {
        // A sheet ends where the display does.
        if session.dismissals.contains(.close) {
          CloseButton(overhang: callout.kind == .sheet ? -8 : 8, isMirrored: session.isRightToLeft) { tell(.close) }
        }
      }
    }

    private func words(scrolls: Bool) -> some View {
      VStack(alignment: .leading, spacing: 12) {
        VStack(alignment: .leading, spacing: 4) {
          if let title = session.text(callout.title) { Text(title).font(.headline) }
          if scrolls { ScrollView(.vertical) { content } } else { content }
        }
        if !callout.buttons.isEmpty {
          CalloutButtons(buttons: callout.buttons, session: session) { place in tell(.button(place)) }
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var content: some View {
      VStack(alignment: .leading, spacing: 12) {
        if let image = callout.image { Image(image).resizable().scaledToFit().accessibilityHidden(true) }
        if let body = session.text(callout.body) { Text(.init(body)).font(.subheadline) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// The triangle between a callout and what it points at; nothing where there is no room for it.
  struct CalloutArrow: Shape {
    let arrow: TourCalloutLayout.Arrow?

    func path(in rect: CGRect) -> Path {
      var path = Path()
      guard let arrow, rect.size.width > 0 else { return path }
      path.move(to: CGPoint(arrow.baseStart))
      path.addLine(to: CGPoint(arrow.tip))
      path.addLine(to: CGPoint(arrow.baseEnd))
      path.closeSubpath()
      return path
    }
  }
#endif
