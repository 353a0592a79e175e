import TutorialGeometry
import TutorialSyntax

/// The keys of a snapshot.
private enum SnapshotKey: String, DocumentKey {
  case screen, variant, extends, abstract, traits, display, insets, windows, spaces, elements, occluders
  static let table = KeyTable<Self>()
}

/// The keys of `display`.
private enum DisplayKey: String, DocumentKey {
  case size, scale, cornerRadius, cutouts
  static let table = KeyTable<Self>()
}

/// The keys of `insets`.
private enum InsetsKey: String, DocumentKey {
  case safeArea, statusBars, navigationBars, ime, displayCutout
  static let table = KeyTable<Self>()
}

extension LayoutDecoder {
  /// One item of `snapshots`.
  mutating func snapshot(_ node: NodeID) -> SnapshotDeclaration? {
    guard document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a snapshot")
      return nil
    }
    var snapshot = SnapshotDeclaration(head: SourceSpan(document.source, decoder.headRange(node)))
    snapshot.isPartial = document.isPartial
    var fields = decoder.fields(node, SnapshotKey.self, of: "a snapshot")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .screen: snapshot.screen = name(field.value, of: "the screen")
      case .variant: snapshot.variant = name(field.value, of: "the variant")
      case .extends:
        snapshot.base = base(field.value)
        snapshot.isPartial = snapshot.isPartial || snapshot.base == nil
      case .abstract: snapshot.isAbstract = decoder.bool(field.value)?.value ?? false
      case .traits: snapshot.traits = traits(field.value)
      case .display: snapshot.display = display(field.value)
      case .insets: snapshot.insets = windowInsets(field.value)
      case .windows: snapshot.windows = windows(field.value)
      case .spaces: snapshot.spaces = spaces(field.value)
      case .elements: snapshot.elements = elements(field.value)
      case .occluders: snapshot.occluders = occluders(field.value)
      }
    }
    guard fields.range(of: .extends) == nil else { return snapshot }
    if fields.range(of: .screen) == nil { decoder.reportMissingKey("screen", of: "a snapshot", at: node) }
    if fields.range(of: .variant) == nil { decoder.reportMissingKey("variant", of: "a snapshot", at: node) }
    return snapshot
  }

  private mutating func base(_ node: NodeID) -> Sourced<SnapshotName>? {
    guard let text = decoder.string(node, expected: "a snapshot's name, screen/variant") else { return nil }
    let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      decoder.reportOutOfRange(node, "\"\(excerpt(text.value))\" does not name a snapshot: write screen/variant")
      return nil
    }
    return sourced(text.map { _ in SnapshotName(screen: String(parts[0]), variant: String(parts[1])) })
  }

  private mutating func display(_ node: NodeID) -> DisplayDeclaration {
    var display = DisplayDeclaration(span: SourceSpan(document.source, decoder.headRange(node)))
    display.isPartial = document.isPartial || document.kind(node) != .mapping
    var fields = decoder.fields(node, DisplayKey.self, of: "a display")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .size:
        display.size = displaySize(field.value)
        display.isPartial = display.isPartial || display.size == nil
      case .scale: display.scale = positive(field.value, of: "the scale")
      case .cornerRadius: display.cornerRadius = length(field.value, of: "the corner radius")
      case .cutouts:
        display.cutouts = items(field.value, expected: "a list of frames").compactMap { frame($0) }
      }
    }
    return display
  }

  private mutating func displaySize(_ node: NodeID) -> Size? {
    guard let size = size(node) else { return nil }
    guard size.width > 0, size.height > 0 else {
      decoder.reportOutOfRange(node, "the display has no area")
      return nil
    }
    return size
  }

  private mutating func windowInsets(_ node: NodeID) -> WindowInsets {
    var result = WindowInsets()
    var fields = decoder.fields(node, InsetsKey.self, of: "the insets of a snapshot")
    while let field = decoder.next(&fields) {
      switch field.key {
      case .safeArea: result.safeArea = insets(field.value)
      case .statusBars: result.statusBars = insets(field.value)
      case .navigationBars: result.navigationBars = insets(field.value)
      case .ime: result.ime = insets(field.value)
      case .displayCutout: result.displayCutout = insets(field.value)
      }
    }
    return result
  }
}
