import TutorialCompiler
import TutorialLanguage
import TutorialPluginKit
import TutorialSyntax
import TutorialThemes
import TutorialTour
import TutorialValues

/// The keys of `tutorialc.yaml` with their kinds, and the values read so far.
struct WrittenConfiguration: DescribedMap {
  var configuration = Configuration()
  /// The registry of diagnostics, whose severities it may set.
  private var registry: @Sendable () -> DiagnosticRegistry = { DiagnosticRegistry([]) }

  init() {}

  init(_ source: SourceText, _ registry: @escaping @Sendable () -> DiagnosticRegistry) {
    configuration.source = source
    configuration.folder = FilePath.folder(of: source.path)
    self.registry = registry
  }

  static let keys = MapDescription<Self>(
    "configuration", of: "the configuration",
    "The tutorials for a run without files, and the settings for all runs below this folder."
  ) {
    Key(.schema("tutorialc.config/1")) { _, _, _, _ in }
    Key(
      .init(
        name: "sources", prose: "Folders, files and globs of tutorials, relative to this file.", form: .paths,
        otherwise: .words("the folder of this file"), examples: ["tutorials", ["app/**/*.tutorial.yaml"]])
    ) { decoder, field, _, owner in owner.configuration.sources = owner.paths(field.value, &decoder) }
    Key(
      .init(
        name: "layouts", prose: "Layout manifests for every tutorial, besides those that it names.", form: .paths,
        otherwise: .nothing, examples: ["layouts/*.layout.yaml"])
    ) { decoder, field, _, owner in owner.configuration.layouts = owner.paths(field.value, &decoder) }
    Key(
      .init(
        name: "output", prose: "The output folder, relative to this file.",
        form: KindForm(["type": "string", "minLength": 1], examples: ["build/tours"]),
        otherwise: .value("build/tours"))
    ) { decoder, field, _, owner in
      let folder = decoder.string(field.value, expected: "a folder")
      owner.configuration.output = folder.map { FilePath.join(owner.configuration.folder, $0.value) }
    }
    Key(
      .init(
        name: "emitters",
        prose:
          "The emitters to run: a map of emitters to their options, which may be empty. One that is a program of its own "
          + "has the key `command`: [plugins.md](plugins.md#out-of-process).",
        form: PluginSettings.emitters.form, otherwise: .value(["json": [:]]))
    ) { decoder, field, _, owner in
      owner.configuration.emitters = PluginSettings.emitters.decode(
        field.value, in: owner.configuration.folder, &decoder)
    }
    Key(
      .init(
        name: "importers",
        prose:
          "Importers that are programs of their own, for `import --from NAME`: a map of each to its `command` and its "
          + "options: [plugins.md](plugins.md#importers-out-of-process).",
        form: PluginSettings.importers.form, otherwise: .nothing)
    ) { decoder, field, _, owner in
      let requests = PluginSettings.importers.decode(field.value, in: owner.configuration.folder, &decoder)
      owner.configuration.importers = requests ?? []
    }
    Key(
      .init(
        name: "diagnostics", prose: "The severities of diagnostics; the command line overrides them.",
        form: .map(DiagnosticSettings.self), otherwise: .nothing)
    ) { decoder, field, _, owner in
      var settings = DiagnosticSettings(owner.registry())
      decoder.read(field.value, into: &settings, DiagnosticSettings.keys)
      owner.configuration.isStrict = settings.isStrict
      owner.configuration.severities += settings.rules
    }
    Key(
      .init(
        name: "fonts",
        prose:
          "The fonts that texts are measured with: a font, a list of fonts, or a map of faces to fonts; see [text.md](text.md).",
        form: FontSettingsDecoder.form, otherwise: .words("a bundled table"))
    ) { decoder, field, _, owner in
      let folder = owner.configuration.folder
      owner.configuration.fonts = FontSettingsDecoder.decode(field.name, field.value, in: folder, &decoder)
    }
    Key(
      .init(
        name: "locales", prose: "The languages that tutorials are shown in: a language tag, or a list of them.",
        form: KindForm(
          [
            "anyOf": [.reference(.locale), ["type": "array", "items": .reference(.locale)]]
          ], examples: [["en", "de", "pt-BR"]]), otherwise: .words("every locale that has a strings file"))
    ) { decoder, field, _, owner in owner.configuration.compile.locales = owner.locales(field.value, &decoder) }
    Key(
      .init(
        name: "links",
        prose: "Schemes that links in texts may have besides http, https and mailto: one, or a list of them.",
        form: KindForm(
          [
            "anyOf": [
              ["type": "string", "pattern": "^[a-z][a-z0-9+.-]*$"],
              ["type": "array", "items": ["type": "string", "pattern": "^[a-z][a-z0-9+.-]*$"]],
            ]
          ], examples: [["myapp", "tel"]]), otherwise: .nothing)
    ) { decoder, field, _, owner in owner.configuration.compile.linkSchemes = owner.schemes(field.value, &decoder) }
    Key(
      .init(
        name: "matrix", prose: "Languages and text sizes that captures [serve](layout.md#matrix) besides their own.",
        form: .map(ConfigurationMatrix.self), otherwise: .nothing)
    ) { decoder, field, _, owner in
      owner.configuration.compile.matrix = decoder.map(field.value, ConfigurationMatrix.self)
    }
    Key(
      .init(
        name: "theme",
        prose:
          "The [appearance of callouts](theme.md), which tutorials can override: a map, or the path of a file with one.",
        form: Kind<ThemePartial>.theme.form, otherwise: .words("the standard theme"))
    ) { decoder, field, called, owner in
      let theme = Kind<ThemePartial>.theme.read(&decoder, field, called)
      owner.configuration.compile.theme = theme.map { ThemeLayer(decoder.document.source, $0) }
    }
  }

  /// A path or a list of paths, relative to the working directory.
  private func paths(_ node: NodeID, _ decoder: inout Decoder) -> [Located<String>] {
    strings(node, expected: "a path or a list of paths", &decoder).map { path in
      path.map { FilePath.join(configuration.folder, $0) }
    }
  }

  private func strings(_ node: NodeID, expected: String, _ decoder: inout Decoder) -> [Located<String>] {
    guard decoder.document.kind(node) == .sequence else {
      return decoder.string(node, expected: expected).map { [$0] } ?? []
    }
    return decoder.list(node) { $0.string($1) }.value
  }

  private func schemes(_ node: NodeID, _ decoder: inout Decoder) -> [String] {
    var schemes: [String] = []
    for scheme in strings(node, expected: "a scheme or a list of them", &decoder) {
      guard mayLinkLead(to: scheme.value) else {
        decoder.report(
          Diagnostic(
            .valueOutOfRange, "\"\(excerpt(scheme.value))\" is not a scheme that links may have, such as tel",
            at: SourceSpan(decoder.document.source, scheme.range)))
        continue
      }
      if !schemes.contains(scheme.value) { schemes.append(scheme.value) }
    }
    return schemes
  }

  private func locales(_ node: NodeID, _ decoder: inout Decoder) -> [String] {
    var locales: [String] = []
    for locale in strings(node, expected: "a language tag or a list of them", &decoder) {
      let span = SourceSpan(decoder.document.source, locale.range)
      if !LanguageTag.isWellFormed(locale.value) {
        decoder.report(
          Diagnostic(
            .valueOutOfRange, "\"\(excerpt(locale.value))\" is not a language tag such as en or pt-BR", at: span))
      } else if !locales.contains(where: { LanguageTag.folded($0) == LanguageTag.folded(locale.value) }) {
        locales.append(locale.value)
      }
    }
    return locales
  }
}

extension KindForm {
  /// The form of a path or a list of paths.
  fileprivate static var paths: KindForm {
    KindForm(["anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]]])
  }
}
