import TutorialSyntax

/// Diagnostics as SARIF 2.1.0, the format of code scanning: one run, its rules, a result for each diagnostic.
///
/// Columns count UTF-8 bytes, as everywhere. `byteOffset` and `byteLength` state the same unambiguously.
enum SARIFRenderer {
  static func render(_ diagnostics: [ReportedDiagnostic], onOneLine isOnOneLine: Bool) -> [UInt8] {
    var rules: [DiagnosticID] = []
    var places: [String: Int] = [:]
    for diagnostic in diagnostics where places[diagnostic.id.rawValue] == nil {
      places[diagnostic.id.rawValue] = rules.count
      rules.append(diagnostic.id)
    }
    var json = JSONWriter(pretty: !isOnOneLine)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.list("runs", of: CollectionOfOne(diagnostics)) { json, diagnostics in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "tutorialc")
              json.list("rules", of: rules) { $0.rule($1) }
            }
          }
          json.list("results", of: diagnostics) { $0.result($1, rule: places[$1.id.rawValue] ?? 0) }
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func rule(_ rule: DiagnosticID) {
    object { json in
      json.member("id", rule.rawValue)
      json.message("shortDescription", rule.rule)
      json.object("defaultConfiguration", onOneLine: true) { $0.member("level", rule.defaultSeverity.rawValue) }
    }
  }

  fileprivate mutating func result(_ diagnostic: ReportedDiagnostic, rule: Int) {
    object { json in
      json.member("ruleId", diagnostic.id.rawValue)
      json.member("ruleIndex", rule)
      json.member("level", diagnostic.severity.rawValue)
      var words = [diagnostic.message] + (diagnostic.label.isEmpty ? [] : [diagnostic.label])
      words += diagnostic.notes.map(\.message)
      if !diagnostic.variants.isEmpty { words.append("variants: \(diagnostic.variants.joined(separator: ", "))") }
      json.message("message", words.joined(separator: "\n"))
      json.list("locations", of: [diagnostic.place].compactMap(\.self)) { $0.location($1, nil) }
      let related = (diagnostic.labels + diagnostic.notes).compactMap { note in note.place.map { ($0, note.message) } }
      if !related.isEmpty { json.list("relatedLocations", of: related) { $0.location($1.0, $1.1) } }
      if !diagnostic.fixes.isEmpty { json.list("fixes", of: diagnostic.fixes) { $0.fix($1) } }
    }
  }

  private mutating func location(_ place: Place, _ words: String?) {
    object { json in
      json.object("physicalLocation") { json in
        json.artifact(place.path)
        json.object("region", onOneLine: true) { json in
          json.member("startLine", place.line)
          json.member("startColumn", place.column)
          json.member("endLine", place.endLine)
          json.member("endColumn", place.endColumn)
          json.member("byteOffset", place.start)
          json.member("byteLength", place.end - place.start)
        }
      }
      if let words { json.message("message", words) }
    }
  }

  private mutating func fix(_ fix: ReportedDiagnostic.Fix) {
    object { json in
      json.message("description", fix.title)
      var paths: [String] = []
      for edit in fix.edits where !paths.contains(edit.path) { paths.append(edit.path) }
      json.list("artifactChanges", of: paths) { json, path in
        json.object { json in
          json.artifact(path)
          json.list("replacements", of: fix.edits.filter { $0.path == path }) { json, edit in
            json.object { json in
              json.object("deletedRegion", onOneLine: true) { json in
                json.member("byteOffset", edit.start)
                json.member("byteLength", edit.end - edit.start)
              }
              json.message("insertedContent", edit.text)
            }
          }
        }
      }
    }
  }

  private mutating func artifact(_ path: String) {
    object("artifactLocation", onOneLine: true) { $0.member("uri", uri(path)) }
  }

  private mutating func message(_ name: StaticString, _ text: String) {
    object(name, onOneLine: true) { $0.member("text", text) }
  }
}

/// Returns a path as a URI reference, percent-encoded.
private func uri(_ path: String) -> String {
  (path.hasPrefix("/") ? "file://" : "") + path.percentEncoded
}
