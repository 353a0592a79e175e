public import TutorialPluginKit
import TutorialTour

/// Writes a configuration for driver.js, `NAME.driver.json`, and a module that starts it, `NAME.driver.mjs`.
public struct DriverJSEmitter: Emitter {
  /// Makes the emitter.
  public init() {}

  /// Describes its outputs, and the features of a tour that driver.js lacks.
  public func describe() -> EmitterDescription {
    EmitterDescription(
      plugin: PluginDescription(
        name: "driverjs", version: "0.1.0", summary: "a configuration of driver.js, and a module that starts it"),
      tourMajors: Tour.majorVersion...Tour.majorVersion, options: DriverJSOptions.table,
      cannotExpress: DriverJSLosses.phrases)
  }

  /// Returns the names of the configurations and the modules.
  public func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
    names.flatMap { [.named("\($0).driver.json"), .named("\($0).driver.mjs")] }
  }

  /// Writes the files of the tours.
  public func emit(_ request: EmitRequest) -> EmitResult {
    let options = describe().decode(request.options)
    var result = EmitResult(files: [], diagnostics: options.diagnostics)
    for located in request.tours {
      let guide = DriverJSGuide(located, options)
      let files = [
        ProducedFile(path: "\(located.name).driver.json", bytes: guide.config.bytes(pretty: true) + [0x0A]),
        ProducedFile(path: "\(located.name).driver.mjs", bytes: Array(Self.module(for: located.name).utf8)),
      ]
      if files.reduce(0, { $0 + $1.bytes.count }) > request.byteLimit {
        result.diagnostics.append(request.tooLarge(located))
      } else {
        result.files += files
      }
      result.diagnostics += DriverJSLosses.losses(of: located, guide, options)
    }
    return result
  }

  /// Returns the module's source.
  ///
  /// The file name comes from the tutorial's name, which may contain anything. So all but plain characters are
  /// percent-encoded in its URL.
  private static func module(for name: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".utf8)
    let address = name.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return plain.contains(byte) ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
    return """
      // Starts the tour that lies beside this file: start(driver), with driver.js's own `driver`. What else it should know,
      // such as `onDestroyed`, goes into the second place, and counts more than what the file has.
      export async function start(driver, more = {}) {
        const response = await fetch(new URL('./\(address.joined()).driver.json', import.meta.url))
        if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
        const tour = driver({ overlayClickBehavior() {}, ...(await response.json()), ...more })
        tour.drive()
        return tour
      }

      """
  }
}
