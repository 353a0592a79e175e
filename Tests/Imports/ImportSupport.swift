import TutorialGeometry
import TutorialIR
import TutorialImportSupport
import TutorialPluginKit

/// An importer of XML that reports errors at their places, and names elements as the built-in importers do.
struct BoxImporter: Importer {
  func describe() -> ImporterDescription {
    ImporterDescription(plugin: PluginDescription(name: "boxes", version: "1", summary: "<box id x y width height>"))
  }

  func recognizes(_ source: SourceText) -> Int {
    XMLReader.read(source, first: 1).elements.first?.name == "boxes" ? 100 : 0
  }

  func read(_ request: ImportRequest) -> ImportResult {
    XMLDump.read(request) { file, root in
      guard let display = request.display else {
        let message = "<\(Diagnostic.excerpt(root.name))> does not say the display's size"
        return .failure(DiagnosticError(Diagnostic(.importFailed, message, at: file.head(of: root))))
      }
      if let impossible = DiagnosticError.impossibleDisplay(display) { return .failure(impossible) }
      var flaws = DumpDiagnostics()
      var drafts: [ElementDraft] = []
      for (index, element) in file.elements.enumerated() where element.name == "box" {
        guard case .success(let x) = DumpNumber.coordinate(element.text("x") ?? "0") else {
          flaws.add(.wrongType, "x is not a number", at: file.value(of: "x", in: element))
          continue
        }
        var draft = ElementDraft(source: index, type: "box", frame: Rect(x, 0, 10, 10))
        draft.shortID = element.text("id")
        draft.element.visibility = element.flag("hidden") == true ? .hidden : .visible
        drafts.append(draft)
      }
      var snapshot = ImportedSnapshot(
        origin: ImportedOrigin(format: "boxes", unit: "pt", scale: 1, truncated: !file.isComplete),
        screen: request.screen, variant: request.variant, display: display)
      snapshot.traits = DeviceTraits.traits(platform: "ios", display: display, given: request.traits)
      snapshot.elements = ElementDraft.elements(of: drafts, in: file)
      let diagnostics = (file.failure.map { [$0] } ?? []) + flaws.diagnostics(lenient: request.lenient)
      return .success(ImportResult(snapshot: snapshot, diagnostics: diagnostics))
    }
  }
}

/// An importer of YAML, of lines such as `- save: [0, 0, 10, 10]`.
struct ListImporter: Importer {
  func describe() -> ImporterDescription {
    ImporterDescription(plugin: PluginDescription(name: "list", version: "1", summary: "- id: [x, y, width, height]"))
  }

  func recognizes(_ source: SourceText) -> Int { DataFile.head(source, as: .yaml)?.isList == true ? 10 : 0 }

  func read(_ request: ImportRequest) -> ImportResult {
    DataDump.read(request, as: .yaml) { file, root in
      guard let display = request.display else {
        return .failure(DiagnosticError(Diagnostic(.importFailed, "no display", at: root.head)))
      }
      let tree = DataTree(root.items) { $0["children"]?.items ?? [] }
      let drafts = tree.nodes.enumerated().map { index, node in
        let member = node.value.members.first
        let sides = member?.value.items.compactMap { try? $0.coordinate.get() } ?? []
        let frame = sides.count == 4 ? Rect(sides[0], sides[1], sides[2], sides[3]) : Rect(0, 0, 0, 0)
        var draft = ElementDraft(source: index, type: "box", frame: frame)
        draft.nativeID = member?.key.text.flatMap { NativeIDs.objection(to: $0) == nil ? $0 : nil }
        draft.shortID = draft.nativeID
        draft.scrolling = .along(.vertical)
        draft.bar = node.value.isMap ? "bar" : nil
        return draft
      }
      var snapshot = ImportedSnapshot(
        origin: ImportedOrigin(format: "list", unit: "pt", scale: 1, truncated: !file.isComplete),
        screen: request.screen, variant: request.variant, display: display)
      snapshot.take(drafts, parents: tree.nodes.map(\.parent), positions: tree.nodes.map(\.position))
      return .success(ImportResult(snapshot: snapshot, diagnostics: file.failure.map { [$0] } ?? []))
    }
  }
}
