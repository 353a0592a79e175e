import TutorialGeometry
import TutorialIR

/// The words of a callout, set into a width: title, body, buttons.
struct CalloutText {
  /// The radius of a bubble's corners.
  static let radius = 14.0
  private static let padding = EdgeInsets(top: 14, right: 16, bottom: 14, left: 16)
  private static let gap = 4.0
  private static let buttonGap = 12.0
  private static let buttonHeight = 32.0
  private static let grabber = 16.0
  private static let lineLimit = 12

  private let callout: TourCallout
  private let text: SceneText
  private let title: [String]
  private let body: [String]
  private let buttons: [String]
  private let titleStyle: TextStyle
  private let bodyStyle: TextStyle
  private let insets: EdgeInsets

  /// - Parameter width: of the whole box.
  init(_ callout: TourCallout, _ text: SceneText, width: Double) {
    self.callout = callout
    self.text = text
    let isSheet = callout.kind == .sheet
    titleStyle = TextStyle(classes: "title", size: isSheet ? 22 : 17, weight: 600, rightToLeft: text.rightToLeft)
    bodyStyle = TextStyle(classes: "body", size: isSheet ? 17 : 15, rightToLeft: text.rightToLeft)
    insets = isSheet ? EdgeInsets(top: 14 + Self.grabber, right: 24, bottom: 14, left: 24) : Self.padding
    let inner = max(24, width - insets.left - insets.right)
    func lines(_ key: String?, _ style: TextStyle) -> [String] {
      text.text(key).map { TextMeasure(style).lines($0, width: inner, limit: Self.lineLimit) } ?? []
    }
    title = lines(callout.title, titleStyle)
    body = lines(callout.body, bodyStyle)
    buttons = callout.buttons.map { text.text($0.title) ?? "" }
  }

  /// The width of a box in which no line would be broken.
  var naturalWidth: Double {
    let widths =
      [callout.title, callout.body].compactMap { $0 }.map { key in
        TextMeasure(key == callout.title ? titleStyle : bodyStyle).width(text.text(key) ?? "")
      } + [buttons.reduce(0) { $0 + buttonWidth($1) + 8 }]
    // What was measured is an estimate: a little room keeps the words on their line.
    return (widths.max() ?? 0) + insets.left + insets.right + 4
  }

  /// The height of the whole box.
  var height: Double {
    var height = insets.top + insets.bottom
    height += Double(title.count) * titleStyle.lineHeight + Double(body.count) * bodyStyle.lineHeight
    if !title.isEmpty, !body.isEmpty { height += Self.gap }
    if !buttons.isEmpty { height += Self.buttonHeight + (title.isEmpty && body.isEmpty ? 0 : Self.buttonGap) }
    return height
  }

  /// Draws the words for a box of a size whose top left corner is the origin.
  func draw(into writer: inout SVGWriter, size: Size) {
    let inner = Rect(0, 0, size.width, size.height).inset(by: insets)
    var box = inner
    if callout.kind == .sheet {
      writer.rect(Rect(size.width / 2 - 18, 8, 36, 5), radius: 2.5, class: "deep")
    }
    box.y += writer.lines(title, in: box, titleStyle)
    if !title.isEmpty, !body.isEmpty { box.y += Self.gap }
    box.y += writer.lines(body, in: box, bodyStyle)
    guard !buttons.isEmpty else { return }
    if box.y > inner.y { box.y += Self.buttonGap }
    // The last button is the way on: it stands at the end and is filled.
    var end = text.rightToLeft ? inner.minX : inner.maxX
    for (place, words) in buttons.enumerated().reversed() {
      let width = buttonWidth(words)
      let x = text.rightToLeft ? end : end - width
      let isMain = place == buttons.count - 1
      let frame = Rect(x, box.y, width, Self.buttonHeight)
      writer.rect(frame, radius: Self.buttonHeight / 2, class: isMain ? "action" : "quiet")
      let style = TextStyle(classes: isMain ? "actionWord" : "quietWord", size: 14, weight: 600)
      writer.line(words, at: Point(frame.midX, frame.midY + 5), style, anchor: .middle)
      end = text.rightToLeft ? end + width + 8 : end - width - 8
    }
  }

  private func buttonWidth(_ words: String) -> Double {
    TextMeasure(TextStyle(classes: "", size: 14, weight: 600)).width(words) + 28
  }
}
