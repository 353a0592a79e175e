import TutorialPlayback
import TutorialTour
import TutorialTourWriting

extension FuzzEntry {
  /// A tour: one that was read can be played, and writing, reading and writing it again gives the same bytes.
  static let tour = FuzzEntry(name: "tour") { bytes in
    guard let tour = try? Tour.read(bytes) else { return }
    let written = tour.json()
    do throws(TourReadError) {
      require(try Tour.read(written).json() == written, "a tour is written otherwise when it is read")
    } catch {
      require(false, "a written tour is not read: \(error.path): \(error.message)")
    }
    _ = tour.expanded()
  }
}
