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
    @Environment(\.colorScheme) private var scheme

    private var theme: TourTheme { session.tour.theme }
    private var colors: CalloutColors { CalloutColors(theme, scheme) }
    private var measures: TourTheme.Measures { theme.measures }
    private var radius: Double { callout.kind == .sheet ? measures.sheetRadius : measures.radius }

    var body: some View {
      ViewThatFits(in: .vertical) {
        words(scrolls: false)
        words(scrolls: true)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(colors[.surface], in: RoundedRectangle(cornerRadius: radius, style: .continuous))
      // The line lies outside of the callout.
      .padding(measures.border)
      .background(colors[.border], in: RoundedRectangle(cornerRadius: radius + measures.border, style: .continuous))
      .padding(-measures.border)
      .shadow(color: colors[.shadow], radius: measures.shadowBlur / 2, y: measures.shadowOffset)
      .overlay(alignment: .topTrailing) {
        // A sheet ends where the display does.
        if session.dismissals.contains(.close) {
          CloseButton(overhang: callout.kind == .sheet ? -8 : 8, isMirrored: session.isRightToLeft, colors: colors) {
            tell(.close)
          }
        }
      }
    }

    private func words(scrolls: Bool) -> some View {
      VStack(alignment: .leading, spacing: measures.sectionGap) {
        VStack(alignment: .leading, spacing: measures.titleGap) {
          if let title = session.text(callout.title) { Text(title).themed(theme, .title, colors[.title]) }
          if scrolls { ScrollView(.vertical) { content } } else { content }
        }
        if !callout.buttons.isEmpty {
          CalloutButtons(buttons: callout.buttons, session: session, colors: colors) { place in tell(.button(place)) }
        }
      }
      .padding(measures.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var content: some View {
      VStack(alignment: .leading, spacing: measures.sectionGap) {
        if let image = callout.image { Image(image).resizable().scaledToFit().accessibilityHidden(true) }
        if let body = session.text(callout.body) {
          Text(.init(body)).themed(theme, .body, colors[.body]).tint(colors[.link])
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// The triangle between a callout and what it points at; nothing where there is no room for it.
  struct CalloutArrow: Shape {
    let arrow: TourCalloutLayout.Arrow?
    /// Whether its base is a part of the line around it.
    var isClosed = true

    func path(in rect: CGRect) -> Path {
      var path = Path()
      guard let arrow, rect.size.width > 0 else { return path }
      path.move(to: CGPoint(arrow.baseStart))
      path.addLine(to: CGPoint(arrow.tip))
      path.addLine(to: CGPoint(arrow.baseEnd))
      if isClosed { path.closeSubpath() }
      return path
    }
  }
#endif
