import TutorialLanguage
import TutorialSyntax

extension CutoutPartial {
  /// This partial over another, key by key.
  func over(_ base: CutoutPartial) -> CutoutPartial {
    var result = self
    result.shape = shape ?? base.shape
    result.size = size ?? base.size
    result.at = at ?? base.at
    result.radius = radius ?? base.radius
    result.corners = corners ?? base.corners
    result.fit = fit ?? base.fit
    result.padding = padding ?? base.padding
    result.combine = combine ?? base.combine
    result.clip = clip ?? base.clip
    return result
  }
}

extension RingPartial {
  /// This partial over another, key by key.
  func over(_ base: RingPartial) -> RingPartial {
    var result = self
    result.width = width ?? base.width
    result.color = color ?? base.color
    result.gap = gap ?? base.gap
    result.dash = dash ?? base.dash
    return result
  }
}

extension OverlayPartial {
  /// This partial over another, key by key.
  func over(_ base: OverlayPartial) -> OverlayPartial {
    var result = self
    result.color = color ?? base.color
    result.opacity = opacity ?? base.opacity
    result.blur = blur ?? base.blur
    result.extent = extent ?? base.extent
    return result
  }
}

extension InteractionPartial {
  /// This partial over another, key by key.
  func over(_ base: InteractionPartial) -> InteractionPartial {
    var result = self
    result.mode = mode ?? base.mode
    result.allow = allow ?? base.allow
    result.hitPadding = hitPadding ?? base.hitPadding
    return result
  }
}

extension CalloutPartial {
  /// This partial over another, key by key.
  func over(_ base: CalloutPartial) -> CalloutPartial {
    var result = self
    result.title = title ?? base.title
    result.body = body ?? base.body
    result.image = image ?? base.image
    result.placement = placement ?? base.placement
    result.width = width ?? base.width
    result.maxHeight = maxHeight ?? base.maxHeight
    result.size = size ?? base.size
    result.gap = gap ?? base.gap
    result.arrow = arrow ?? base.arrow
    result.avoid = avoid ?? base.avoid
    result.buttons = buttons ?? base.buttons
    result.kind = kind ?? base.kind
    result.sheetHeight = sheetHeight ?? base.sheetHeight
    return result
  }
}

extension ScrollPartial {
  /// This partial over another, key by key.
  func over(_ base: ScrollPartial) -> ScrollPartial {
    var result = self
    result.align = align ?? base.align
    result.duration = duration ?? base.duration
    return result
  }
}

extension AccessibilityPartial {
  /// This partial over another, key by key.
  func over(_ base: AccessibilityPartial) -> AccessibilityPartial {
    var result = self
    result.label = label ?? base.label
    result.hint = hint ?? base.hint
    result.announce = announce ?? base.announce
    result.focus = focus ?? base.focus
    return result
  }
}

extension TraitQuery {
  /// This query over another, trait by trait.
  func over(_ base: TraitQuery) -> TraitQuery {
    var result = TraitQuery(range: range, entries: base.entries)
    for entry in entries {
      if let index = result.entries.firstIndex(where: { $0.trait.value == entry.trait.value }) {
        result.entries[index] = entry
      } else {
        result.entries.append(entry)
      }
    }
    return result
  }
}

extension Condition {
  /// This condition over another, key by key; the flag is always its own.
  func over(_ base: Condition) -> Condition {
    Condition(range: range, flag: flag, equals: equals ?? base.equals)
  }
}
