import TutorialGeometry
import TutorialLanguage
import TutorialSyntax

/// The diagnostics of selectors, in words.
struct SelectorWording {
  /// The tutorial's file.
  let source: SourceText
  let suggestions = ElementSuggestions()

  func span(_ range: ByteRange) -> SourceSpan { SourceSpan(source, range) }

  /// Returns the span that a diagnostic about a selector marks: its id if it is a plain id, or the whole selector.
  func span(of selector: Selector) -> SourceSpan {
    span(selector.plainID?.range ?? selector.range)
  }

  /// Returns the diagnostic of an unusable selector, or nil if it is usable or was reported before.
  func diagnostic(of result: SelectorResult) -> Diagnostic? {
    guard let snapshot = result.snapshot else { return nil }
    switch result.outcome {
    case .found, .unknown: return nil
    case .absent(let outside):
      let diagnostic = absent(result.selector, in: snapshot, outside: outside)
      return result.next.map { missing(diagnostic, result.selector, onNext: $0) } ?? diagnostic
    case .ambiguous(let ambiguity): return ambiguous(result.selector, ambiguity, in: snapshot)
    case .unusable(let index, let concealment): return unusable(concealment, result.selector, index, in: snapshot)
    }
  }

  /// Returns the diagnostic of a selector that matches nothing in any variant.
  ///
  /// It is a warning if the step can do without the element.
  func absentEverywhere(_ absence: SelectorPresence.Absence) -> Diagnostic? {
    guard var diagnostic = diagnostic(of: absence.first) else { return nil }
    diagnostic.message += " in any variant"
    if absence.first.role.isOptional { diagnostic.severity = .warning }
    if absence.screens.count > 1 {
      let others = absence.screens.dropFirst().joined(separator: ", ")
      diagnostic.notes.append(.init("nor on the other screens of its steps: \(excerpt(others))"))
    }
    return diagnostic
  }

  /// Returns the diagnostic of a selector that matches nothing in a snapshot.
  ///
  /// - Parameter outside: the elements that would match without the selector's `within`.
  private func absent(
    _ selector: Selector, in snapshot: Snapshot, outside: (first: Int?, count: Int)
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownTarget, "no element with \(describe(selector)) on screen \"\(excerpt(snapshot.screen))\"",
      at: span(of: selector))
    if let id = selector.plainID,
      let nearest = Self.bare(id.value, in: snapshot) ?? suggestions.nearest(to: id.value, in: snapshot),
      let place = snapshot.element(nearest)
    {
      diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
      diagnostic.notes.append(.init("\"\(nearest)\" is declared here", at: snapshot.elements[place].span))
      diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span(id.range), nearest)])]
    }
    if let first = outside.first {
      let element = snapshot.elements[first]
      let others = outside.count > 1 ? ", and \(outside.count - 1) more," : ""
      diagnostic.notes.append(
        .init("\"\(excerpt(element.id))\"\(others) would match, but is not within it", at: element.span))
      diagnostic.notes.append(.init("`within` looks at `parent`; `place: { in: … }` only says where something lies"))
    }
    if snapshot.isTruncated {
      diagnostic.notes.append(.init("the capture was cut short: the element may be missing there", at: snapshot.span))
    }
    return diagnostic
  }

  /// Adds that a selector doesn't match on the next step's screen either.
  ///
  /// That screen may have the element whose id is misspelled.
  private func missing(_ diagnostic: Diagnostic, _ selector: Selector, onNext next: Snapshot) -> Diagnostic {
    var diagnostic = diagnostic
    let other = absent(selector, in: next, outside: (nil, 0))
    if diagnostic.fixits.isEmpty, !other.fixits.isEmpty {
      (diagnostic.primaryLabel, diagnostic.fixits) = (other.primaryLabel, other.fixits)
      diagnostic.notes += other.notes
    }
    diagnostic.notes.append(.init("nor on screen \"\(excerpt(next.screen))\", the screen of the next step"))
    return diagnostic
  }

  /// Returns the id of an element that is written with decoration: a CSS selector, typographic quotes, a comment.
  private static func bare(_ id: String, in snapshot: Snapshot) -> String? {
    let around: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»", "#", "."]
    let text = id.prefix(200)
    let end = text.indices.first { text[$0...].hasPrefix(" //") } ?? text.endIndex
    let inner = text[..<end].drop { around.contains($0) }
    let bare = String(inner.reversed().drop { around.contains($0) || $0 == " " }.reversed())
    return bare != id && snapshot.element(bare) != nil ? bare : nil
  }

  /// Returns the diagnostic of a selector that matches several elements.
  private func ambiguous(_ selector: Selector, _ ambiguity: Ambiguity, in snapshot: Snapshot) -> Diagnostic {
    var notes = ambiguity.first.map { index in
      let element = snapshot.elements[index]
      let type = element.type.map { " (\(excerpt($0)))" } ?? ""
      return Diagnostic.Note(
        "\"\(excerpt(element.id))\"\(type) at \(describe(element.globalFrame))", at: element.span)
    }
    let others = ambiguity.count - ambiguity.first.count
    if others > 0 { notes.append(.init("and \(others) more")) }
    let distinction = ambiguity.distinction
    notes.append(.init("`\(distinction.key): \(excerpt(distinction.value))` would tell the first from the others"))
    return Diagnostic(
      .ambiguousTarget,
      "\(ambiguity.count) elements with \(describe(selector)) on screen \"\(excerpt(snapshot.screen))\"",
      at: span(of: selector), notes: notes)
  }

  /// Returns the diagnostic of an element that is present but can't be shown.
  private func unusable(_ concealment: Concealment, _ selector: Selector, _ index: Int, in snapshot: Snapshot)
    -> Diagnostic
  {
    let element = snapshot.elements[index]
    let name = "\"\(excerpt(element.id))\""
    let at = describe(element.globalFrame)
    let declared = Diagnostic.Label(element.frameSpan ?? element.span, "its frame is here")
    func make(_ message: String, _ notes: [Diagnostic.Note] = []) -> Diagnostic {
      Diagnostic(concealment.diagnostic, message, at: span(of: selector), labels: [declared], notes: notes)
    }
    switch concealment {
    case .hidden(let visibility):
      return make("\(name) is not shown: its layout says \"\(visibility.rawValue)\"")
    case .zeroSize:
      return make("\(name) has no size: its frame is \(at)")
    case .inverted:
      return make(
        "\(name) has a frame with a negative side: \(describe(element.frame))",
        [.init("captures write such frames for clipped elements, which cannot be highlighted")])
    case .offScreen:
      let display = snapshot.display.size
      return make(
        "\(name) at \(at) is off the \(describe(display.width)) × \(describe(display.height)) screen",
        scrollingParent(of: element, in: snapshot).map { list in
          [
            .init(
              "\"\(excerpt(list.id))\" scrolls it into view if its content is declared as one of the `spaces`, with `scroll`",
              at: list.span)
          ]
        } ?? [])
    case .clippedAway(let container):
      var diagnostic = make(
        "\(name) is scrolled out of sight\(container.map { " of \"\(excerpt($0))\"" } ?? "")",
        [.init("`scroll: { align: nearest }` on the step brings it into view")])
      diagnostic.severity = .error
      return diagnostic
    case .covered(let cover):
      return make("\(name) lies under \(cover ?? "something else")")
    }
  }

  /// Returns an ancestor that scrolls by its type although no space says how.
  private func scrollingParent(of element: Element, in snapshot: Snapshot) -> Element? {
    guard let parent = element.parent else { return nil }
    let scrolling = sequence(first: parent, next: snapshot.elements.parent).first { place in
      let type = snapshot.elements.type(place)?.lowercased() ?? ""
      return ["list", "scroll", "table", "collection", "recycler", "grid"].contains(where: type.contains)
    }
    return scrolling.flatMap { snapshot.scrollContainers(around: $0).isEmpty ? snapshot.elements[$0] : nil }
  }

  /// Returns the diagnostic of an element that is only partly visible.
  func impaired(_ impairment: Impairment, _ selector: Selector, _ index: Int, in snapshot: Snapshot) -> Diagnostic {
    let element = snapshot.elements[index]
    let name = "\"\(excerpt(element.id))\""
    let place = span(of: selector)
    switch impairment {
    case .mostlyCovered(let cover, let fraction, let isCentreCovered):
      let share = "\(describePercent(fraction)) of it"
      let what = isCentreCovered ? (fraction > 0.5 ? "\(share), and its centre" : "its centre, and \(share)") : share
      return Diagnostic(.coveredTarget, "\(name) lies under \(cover): \(what)", at: place)
    case .partlyCovered(let cover, let fraction, _):
      var diagnostic = Diagnostic(
        .coveredTarget, "\(name) lies partly under \(cover): \(describePercent(fraction)) of it", at: place)
      diagnostic.severity = .warning
      return diagnostic
    case .perhapsCovered(let other, let fraction, _):
      let cover = snapshot.elements.id(other)
      return Diagnostic(
        .occlusionUnknown,
        "\(name) may lie under \"\(excerpt(cover))\": \(describePercent(fraction)) of it", at: place,
        labels: [.init(snapshot.elements.span(other), "nothing says if this is opaque")],
        notes: [
          .init(
            "`occluders: [{ element: \(excerpt(cover)) }]` in the snapshot says that it is opaque; `occluders: []` says that nothing covers anything"
          )
        ])
    case .partlyClipped(let container):
      return Diagnostic(
        .clippedTarget, "\(name) is cut off\(container.map { " by \"\(excerpt($0))\"" } ?? "")", at: place,
        notes: [.init("`cutout: { clip: visible }` says that it is meant; `scroll` brings all of it into view")])
    case .partlyOffScreen:
      return Diagnostic(
        .clippedTarget, "\(name) at \(describe(element.globalFrame)) is cut off by the edge of the screen", at: place,
        notes: [.init("`cutout: { clip: visible }` says that it is meant")])
    case .mostlyOffScreen:
      var diagnostic = Diagnostic(
        .offScreenTarget, "\(name) at \(describe(element.globalFrame)) is mostly off the screen", at: place)
      diagnostic.severity = .warning
      return diagnostic
    case .outsideSafeArea:
      return Diagnostic(
        .outsideSafeArea,
        "\(name) at \(describe(element.globalFrame)) has its centre outside the safe area \(describe(snapshot.safeArea))",
        at: place)
    }
  }
}
