#if canImport(SwiftUI)
  import SwiftUI
  import TutorialPlayer

  /// The colours of a theme in one scheme.
  struct CalloutColors {
    private let colors: TourTheme.Colors

    init(_ theme: TourTheme, _ scheme: ColorScheme) { colors = theme[scheme == .dark ? .dark : .light] }

    /// The colour of a part.
    subscript(part: TourTheme.Colors.Part) -> Color { TourColor(colors[part]).map { Color($0) } ?? .primary }
  }

  /// Words that are set as the theme says, and grow with the person's text size as the style does that they are like.
  struct ThemedText: ViewModifier {
    private let text: TourTheme.Text
    private let color: Color
    @ScaledMetric private var size: CGFloat
    @ScaledMetric private var line: CGFloat

    init(_ theme: TourTheme, _ part: TourTheme.TextPart, _ color: Color) {
      text = theme[part]
      self.color = color
      let style: Font.TextStyle = part == .title ? .headline : .subheadline
      _size = ScaledMetric(wrappedValue: CGFloat(theme[part].size), relativeTo: style)
      _line = ScaledMetric(wrappedValue: CGFloat(theme[part].line), relativeTo: style)
    }

    func body(content: Content) -> some View {
      // A line of a font is about 1.2 times as high as its size; what the theme's has more lies between the lines.
      content.font(font).foregroundStyle(color).lineSpacing(max(0, line - size * 1.2))
    }

    /// The first family of the theme, else the platform's own font. An app that ships several asks for those it has.
    private var font: Font {
      guard let family = text.font.first else { return .system(size: size, weight: weight) }
      return .custom(family, fixedSize: size).weight(weight)
    }

    private var weight: Font.Weight {
      switch text.weight {
      case ..<150: .ultraLight
      case ..<250: .thin
      case ..<350: .light
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      case ..<750: .bold
      case ..<850: .heavy
      default: .black
      }
    }
  }

  extension View {
    /// Sets words as the theme says.
    func themed(_ theme: TourTheme, _ part: TourTheme.TextPart, _ color: Color) -> some View {
      modifier(ThemedText(theme, part, color))
    }
  }
#endif
