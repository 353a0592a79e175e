import TutorialGeometry

/// The app's own screen: an inbox, on a display of any size. Its elements have the layout's ids.
struct InboxScreen {
  private struct Mail {
    var sender: String
    var subject: String
    var time: String
  }

  private static let mails = [
    Mail(sender: "Ada Byron", subject: "Notes on the engine", time: "9:41"),
    Mail(sender: "Harbour Festival", subject: "Your tickets for Saturday", time: "9:02"),
    Mail(sender: "Grace", subject: "Found the moth", time: "8:30"),
    Mail(sender: "Night Train", subject: "Platform 4, coach 12", time: "Sun"),
    Mail(sender: "The Library", subject: "Two books are due", time: "Sun"),
    Mail(sender: "Edsger", subject: "A walk through Eindhoven", time: "Sat"),
    Mail(sender: "Market Hall", subject: "Oranges, pears, a receipt", time: "Sat"),
    Mail(sender: "Hedy", subject: "Hop with me", time: "Fri"),
    Mail(sender: "Slow Ferry", subject: "Lyrics, second draft", time: "Fri"),
    Mail(sender: "Kathleen", subject: "Short words for long tasks", time: "Thu"),
  ]
  private static let tabs = ["Mail", "Calendar", "People"]
  private static let barHeight = 48.0

  let size: Size
  /// The frames of the rows that fit on the display.
  private let rows: [Rect]

  init(size: Size) {
    self.size = size
    let room = max(1, Int((size.height - 88 - Self.barHeight) / 64))
    rows = (0..<min(room, Self.mails.count)).map { Rect(0, 88 + 64 * Double($0), size.width, 64) }
  }

  /// The frames of possible targets, by id.
  var frames: [String: Rect] {
    var frames = ["compose-button": composeButton]
    for (place, row) in rows.enumerated() { frames["row-\(place + 1)"] = row }
    return frames
  }

  private var composeButton: Rect { Rect(size.width - 80, size.height - Self.barHeight - 72, 64, 64) }

  /// The screen in the terminal's pixels.
  var canvas: Canvas {
    let (paper, ink, hush, accent) = (Ink.white, Ink(0x1c_1c_1e), Ink(0x8e_8e_93), Ink(0x0a_84_ff))
    let (across, down) = (Int(size.width / Canvas.unit), Int(size.height / Canvas.unit / 2))
    var canvas = Canvas(columns: across, rows: down, ground: Ink(0xf2_f2_f7))
    canvas.write("Inbox", at: Point(16, 16), ink, isBold: true)
    canvas.write("Edit", at: Point(size.width - 48, 16), accent)
    canvas.fill(Rect(16, 40, size.width - 32, 32), Ink(0xe3_e3_e8), isRound: true)
    canvas.write("Search", at: Point(32, 48), hush)
    for (row, mail) in zip(rows, Self.mails) {
      canvas.fill(row, paper)
      canvas.fill(Rect(row.x + 16, row.y + 16, 32, 32), Ink(0xc9_d6_f2), isRound: true)
      canvas.write(String(mail.sender.prefix(1)), at: Point(row.x + 24, row.y + 24), accent, isBold: true)
      canvas.write(mail.sender, at: Point(row.x + 64, row.y + 8), ink, isBold: true)
      canvas.write(mail.subject, at: Point(row.x + 64, row.y + 24), hush)
      canvas.write(mail.time, at: Point(row.maxX - 16 - 8 * Double(mail.time.count), row.y + 8), hush)
      canvas.fill(Rect(row.x + 64, row.maxY - 8, row.width - 64, 8), Ink(0xe9_e9_ee))
    }
    canvas.fill(Rect(0, size.height - Self.barHeight, size.width, Self.barHeight), Ink(0xfa_fa_fc))
    for (place, tab) in Self.tabs.enumerated() {
      let middle = size.width * (Double(place) + 0.5) / Double(Self.tabs.count)
      canvas.write(
        tab, at: Point(middle - 4 * Double(tab.count), size.height - 32), place == 0 ? accent : hush, isBold: place == 0
      )
    }
    canvas.fill(composeButton, accent, isRound: true)
    canvas.write("✎", at: Point(composeButton.midX - 4, composeButton.midY - 8), paper, isBold: true)
    return canvas
  }
}
