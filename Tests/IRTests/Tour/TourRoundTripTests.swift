import Foundation
import Testing
import TutorialGeometry
import TutorialTour
import TutorialTourWriting

@Suite("A tour that is written and read")
struct TourRoundTripTests {
  @Test("gives the same bytes when it is written again", arguments: [false, true])
  func sampleKeepsItsBytes(pretty: Bool) throws {
    let bytes = SampleTour.everything.json(pretty: pretty)
    #expect(try Tour.read(bytes).json(pretty: pretty) == bytes)
  }

  @Test("is the same tour, and gives the same bytes, whatever it holds", arguments: 0..<200)
  func randomToursKeepTheirValues(seed: Int) throws {
    var random = RandomTour(seed: UInt64(seed))
    let tour = try random.tour()
    let bytes = tour.json()
    #expect(try Tour.read(bytes) == tour)
    #expect(try Tour.read(bytes).json() == bytes)
    #expect(try Tour.read(tour.json(pretty: true)) == tour)
  }

  @Test("keeps the clip of a ring", arguments: [false, true])
  func ringClips(isLoop: Bool) throws {
    var tour = SampleTour.everything
    let clip = Rect(0, 0, 393, 700)
    if isLoop {
      tour.variants[0].steps[0].loops[1].rings[0].clip = clip
    } else {
      tour.variants[0].steps[0].rings[0].clip = clip
    }
    let step = try #require(try Tour.read(tour.json()).variants.first?.steps.first)
    #expect((isLoop ? step.loops[1].rings[0] : step.rings[0]).clip == clip)
  }

  @Test("is the committed sample, byte for byte")
  func sampleIsCommitted() throws {
    let file = tests.appendingPathComponent("Samples/everything.tour.json")
    let written = SampleTour.everything.json(pretty: true)
    if ProcessInfo.processInfo.environment["UPDATE_SAMPLES"] != nil { try Data(written).write(to: file) }
    #expect(
      try String(decoding: Data(contentsOf: file), as: UTF8.self) == String(decoding: written, as: UTF8.self),
      "run UPDATE_SAMPLES=1 swift test --filter TourRoundTripTests and look at the difference")
  }

  @Test("gives the same bytes for every compiled example")
  func goldensKeepTheirBytes() throws {
    let goldens = tests.appendingPathComponent("Goldens")
    let files = try FileManager.default.contentsOfDirectory(at: goldens, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".tour.json") }
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try [UInt8](Data(contentsOf: file))
      let tour = try Tour.read(bytes)
      #expect(tour.json(pretty: true) == bytes, "\(file.lastPathComponent)")
      #expect(try Tour.read(tour.json()) == tour, "\(file.lastPathComponent)")
    }
  }

  /// The folder `Tests`.
  private let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
