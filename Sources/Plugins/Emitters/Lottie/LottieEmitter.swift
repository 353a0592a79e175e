public import TutorialPluginKit
import TutorialTour

/// Writes tours as Lottie animations, one for each variant: `NAME.VARIANT.lottie.json`.
public struct LottieEmitter: Emitter {
  /// Makes the emitter.
  public init() {}

  /// Describes its outputs, and the features of a tour that it can't show.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "lottie", version: "0.1.0", summary: "an animation of each variant for players of Lottie"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, options: LottieOptions.table,
      cannotExpress: LottieOmissions.phrases)
  }

  /// Returns the names of a file for each variant.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    names.map { .perVariant(prefix: "\($0).", suffix: ".lottie.json") }
  }

  /// Writes the animations of the tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for located in request.tours {
      var room = request.byteLimit
      let count = result.files.count
      var names = VariantNames()
      for variant in located.tour.variants where room >= 0 {
        let path = "\(located.name).\(names.name(forVariant: variant.id)).lottie.json"
        guard let bytes = LottieAnimation(located, variant, options, byteLimit: room).bytes() else {
          room = -1
          break
        }
        room -= bytes.count
        result.files.append(ProducedFile(path: path, bytes: bytes))
      }
      // A tour without variants has no file. A limit below zero is reported all the same.
      if room < 0 {
        result.files.removeSubrange(count...)
        result.diagnostics.append(request.tooLarge(located))
      }
      result.diagnostics += LottieOmissions.losses(of: located, options)
    }
    return result
  }
}
