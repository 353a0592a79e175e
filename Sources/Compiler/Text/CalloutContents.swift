package import TutorialGeometry
package import TutorialTour

/// The contents of a tour's callouts: collected for each callout, but typeset only when the tour is written.
package struct CalloutContents: Sendable {
  /// Everything that a callout's contents depend on.
  private struct Key: Hashable {
    var callout: Int
    var width: Double
    var left: Double
    var right: Double
  }

  /// Contents that aren't typeset yet.
  private struct Request: Sendable {
    var typesetter: CalloutTypesetter
    var width: Double
    var insets: EdgeInsets
  }

  private var places: [Key: Int] = [:]
  private var requests: [Request] = []

  /// Creates an empty collection.
  package init() {}

  /// Returns the index of a callout's contents, and adds them if they are new.
  ///
  /// - Parameters:
  ///   - callout: the callout's index in `callouts`, which must be the same value in every call.
  ///   - width: the callout's width.
  ///   - insets: the safe area insets within the callout.
  package mutating func place(
    of callout: Int, width: Double, insets: EdgeInsets, among callouts: TypesetterCache
  ) -> Int {
    let key = Key(callout: callout, width: width, left: insets.left, right: insets.right)
    let place = keep(&places[key, default: requests.count])
    if place == requests.count {
      requests.append(Request(typesetter: callouts[callout], width: width, insets: insets))
    }
    return place
  }

  /// Typesets all contents.
  package var set: TypesetContents {
    var result = TypesetContents()
    var known: [TourContent: Int] = [:]
    known.reserveCapacity(requests.count)
    for request in requests {
      let content = request.typesetter.content(width: request.width, insets: request.insets)
      let place = keep(&known[content, default: result.contents.count])
      if place == result.contents.count { result.contents.append(content) }
      result.places.append(place)
      result.widenProbes(at: content, in: request.typesetter.setting, isMeasured: request.typesetter.isMeasured)
    }
    return result
  }
}

/// Returns the entry that the subscript found or inserted, with a single look-up in the dictionary.
private func keep(_ place: inout Int) -> Int { place }

/// The typeset contents of a tour.
package struct TypesetContents: Sendable {
  /// The contents, without duplicates.
  package fileprivate(set) var contents: [TourContent] = []
  /// For each index given out, the index in `contents`.
  package fileprivate(set) var places: [Int] = []
  /// The widest lines of each language.
  package private(set) var probes: TourEntries<TourProbes> = [:]

  /// Makes a content's lines probes if they are wider than the current ones.
  fileprivate mutating func widenProbes(at content: TourContent, in setting: TextSetting, isMeasured: Bool) {
    let place = probes.all.firstIndex { $0.name == setting.locale } ?? probes.all.count
    if place == probes.all.count { probes.all.append(.init(setting.locale, TourProbes())) }
    for part in content.parts {
      let role: TextRole
      switch part.role {
      case .title: role = .title
      case .body: role = .body
      case .button: role = .button
      case .image, .progress, .close: continue
      }
      let size = setting.font(role).size
      guard size > 0 else { continue }
      for line in part.lines ?? [] where line.runs.count == 1 {
        let run = line.runs[0]
        guard !run.isCode, !run.isEmphasized else { continue }
        let probe = TourProbe(run.text, width: line.width / size, measured: isMeasured)
        let face: WritableKeyPath<TourProbes, TourProbe?>
        switch role {
        case .title: face = \.title
        case .button, .progress: face = \.button
        case .body: face = run.isStrong ? \.strong : \.body
        }
        if probe.width > probes.all[place].value[keyPath: face]?.width ?? 0 {
          probes.all[place].value[keyPath: face] = probe
        }
      }
    }
  }
}
