#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI
  import TutorialPlayer

  /// The current look of callouts: the tour's theme in a colour scheme, at a text size and with a layout direction.
  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  struct CalloutLook {
    private let theme: TourTheme
    private let textSize: String?
    let scheme: TourTheme.Scheme
    let isRightToLeft: Bool

    init(_ session: TourSession, _ scheme: ColorScheme) {
      theme = session.tour.theme
      textSize = session.device.traits.textSize ?? session.variant.traits.textSize
      self.scheme = scheme == .dark ? .dark : .light
      isRightToLeft = session.isRightToLeft
    }

    var measures: TourTheme.Measures { theme.measures }

    var shadows: [TourTheme.Shadow] { theme.shadows }

    func color(of shadow: TourTheme.Shadow) -> Color { TourColor(shadow[scheme]).map { Color($0) } ?? .clear }

    var direction: SwiftUI.LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    subscript(part: TourTheme.Colors.Part) -> Color { TourColor(theme[scheme][part]).map { Color($0) } ?? .primary }

    /// A part's text style at the text size, in logical units, already scaled.
    func text(_ part: TourTheme.TextPart) -> TourTheme.Text { theme.text(part, at: textSize) }

    /// The font of a part: the first of the theme's families, or else the platform's own.
    ///
    /// An app that ships one of several families lists that one first.
    func font(_ part: TourTheme.TextPart, isStrong: Bool = false, isQuiet: Bool = false) -> Font {
      let text = text(part)
      let heaviest = isQuiet ? TourTheme.quietWeight : .max
      let weight = Font.Weight(isStrong ? max(700, text.weight) : min(text.weight, heaviest))
      guard let family = text.font.first else { return .system(size: text.size, weight: weight) }
      return .custom(family, fixedSize: text.size).weight(weight)
    }

    func font(_ face: TourProbes.Face) -> Font {
      font(part(of: face), isStrong: face == .strong)
    }

    func size(_ face: TourProbes.Face) -> Double {
      text(part(of: face)).size
    }

    private func part(of face: TourProbes.Face) -> TourTheme.TextPart {
      switch face {
      case .title: .title
      case .body, .strong: .body
      case .button: .button
      }
    }

    /// Several runs as one text, in the direction of the tour's language whatever their first letter.
    func words(_ runs: [TourContent.Run], _ part: TourTheme.TextPart, _ color: TourTheme.Colors.Part)
      -> AttributedString
    {
      var text = AttributedString(isRightToLeft ? "\u{2067}" : "\u{2066}")
      for run in runs {
        var words = AttributedString(run.text)
        let font = font(part, isStrong: run.isStrong, isQuiet: color == .onSecondary)
        words.font = run.isEmphasized ? font.italic() : font
        // Code differs only in colour: another font would change the width that the tour assumes.
        words.foregroundColor = self[run.isCode ? .title : color]
        if run.scheme != nil, let link = run.link, let url = URL(string: link) {
          words.link = url
          words.foregroundColor = self[.link]
          words.underlineStyle = .single
        }
        text += words
      }
      return text + AttributedString("\u{2069}")
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
  extension Font.Weight {
    /// The weight nearest to a number; 400 is regular and 700 is bold.
    init(_ weight: Int) {
      switch weight {
      case ..<150: self = .ultraLight
      case ..<250: self = .thin
      case ..<350: self = .light
      case ..<450: self = .regular
      case ..<550: self = .medium
      case ..<650: self = .semibold
      case ..<750: self = .bold
      case ..<850: self = .heavy
      default: self = .black
      }
    }
  }
#endif
