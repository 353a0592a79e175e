import TutorialGeometry
import TutorialIR

/// Puts into words what is wrong with a step's callout, once for all languages.
struct CalloutFindings {
  private let layer: CalloutLayer
  private let step: TourStep
  private let source: SourceText
  /// What was found, one of an id.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter layer: the callout as it is written.
  init(_ layer: CalloutLayer, step: TourStep, source: SourceText) {
    self.layer = layer
    self.step = step
    self.source = source
  }

  /// Adds what is wrong in a language.
  mutating func add(
    _ problem: CalloutProblem, _ result: CalloutResult, _ obstacles: CalloutObstacles, locale: String
  ) {
    let diagnostic: Diagnostic
    switch problem {
    case .doesNotFit(let lacks): diagnostic = doesNotFit(lacks, result, obstacles)
    case .tooLarge(let points): diagnostic = tooLarge(points, result)
    case .covers(let place): diagnostic = covers(obstacles.all[place], result)
    }
    if let place = diagnostics.firstIndex(where: { $0.id == diagnostic.id && $0.primary == diagnostic.primary }) {
      let isSame = diagnostic.message == diagnostics[place].message
      diagnostics[place].notes.append(.init("in \(locale)\(isSame ? " too" : ": \(diagnostic.message)")"))
    } else {
      diagnostics.append(diagnostic)
    }
  }

  private func span(_ range: ByteRange?) -> SourceSpan { SourceSpan(source, range ?? layer.range) }

  private var kind: String { step.callout?.kind.rawValue ?? "callout" }

  // MARK: What fits nowhere

  private func doesNotFit(
    _ lacks: [CalloutLack], _ result: CalloutResult, _ obstacles: CalloutObstacles
  ) -> Diagnostic {
    let parts = lacks.filter { $0.cause != .none }.map { "\($0.name) lacks \(describe($0.points))" }
    var diagnostic = Diagnostic(
      .calloutDoesNotFit,
      "the callout of \(describe(result.frame.size)) does not fit: \(parts.joined(separator: ", "))",
      at: span(layer.placement?.range ?? layer.size?.range))
    for lack in lacks {
      guard case .obstacle(let place) = lack.cause else { continue }
      diagnostic.notes.append(.init("at \(lack.name), \(words(obstacles.all[place])) is in the way"))
    }
    let others = lacks.filter { $0.cause == .none }.map(\.name)
    if !others.isEmpty {
      diagnostic.notes.append(
        .init("it would fit at \(others.joined(separator: ", ")), which `placement` does not allow"))
    } else if step.callout?.anchor == nil, step.cutouts.count > 1 {
      diagnostic.notes.append(
        .init("it lies beside all holes together; `anchor` names one thing for it to lie beside instead"))
    }
    return diagnostic
  }

  private func tooLarge(_ points: Double, _ result: CalloutResult) -> Diagnostic {
    Diagnostic(
      .calloutDoesNotFit,
      "the \(kind) of \(describe(result.frame.size)) is \(describe(points)) too large for the display",
      at: span(layer.size?.range ?? layer.sheetHeight?.range))
  }

  // MARK: What lies over something

  private func covers(_ obstacle: CalloutObstacles.Obstacle, _ result: CalloutResult) -> Diagnostic {
    let common = obstacle.box.intersection(result.frame)?.size ?? Size(0, 0)
    let message = "the \(kind) lies over \(words(obstacle)), by \(describe(common))"
    switch step.callout?.kind {
    case .sheet?:
      return Diagnostic(
        .sheetCoversTarget, message, at: span(layer.sheetHeight?.range ?? layer.size?.range ?? layer.kind?.range))
    case .banner?:
      return Diagnostic(.calloutCoversTarget, message, at: span(layer.kind?.range))
    case .bubble?, nil:
      let gap = (layer.gap?.value ?? 0) < 0 ? layer.gap?.range : nil
      return Diagnostic(.calloutCoversTarget, message, at: span(gap ?? layer.placement?.range))
    }
  }

  private func words(_ obstacle: CalloutObstacles.Obstacle) -> String {
    let name = "\"\(excerpt(obstacle.id))\""
    return obstacle.isAvoided ? "\(name), which it is to avoid" : name
  }
}

extension CalloutLack {
  /// The place in a sentence.
  fileprivate var name: String { side?.rawValue ?? "center" }
}

/// A size in a message: `320 × 84`.
private func describe(_ size: Size) -> String { "\(describe(size.width)) × \(describe(size.height))" }
