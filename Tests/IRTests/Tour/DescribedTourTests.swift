import Testing
import TutorialTour
import TutorialTourDescription
import TutorialTourWriting

@Suite("A tour made from the description of the format")
struct DescribedTourTests {
  @Test("is read and written whole, in the order of the description")
  func everyField() throws {
    let difference = try difference(after: DescribedTour.everyField())
    #expect(difference == nil)
  }

  @Test("keeps every field of a second variant that differs from the first in that field alone")
  func oneChangeEach() throws {
    let changes = DescribedTour.oneChangeEach()
    #expect(changes.count > 300)
    for (field, tour) in changes {
      let difference = try difference(after: tour)
      #expect(difference == nil, "\(field)")
    }
  }

  @Test("is refused without any of the fields that have to be there")
  func oneMissingEach() throws {
    for (field, tour) in DescribedTour.oneMissingEach() {
      let isRead = (try? Tour.read(Array(tour.text.utf8))) != nil
      #expect(!isRead, "\(field)")
    }
  }

  @Test("has names that differ, and sentences about them")
  func prose() {
    for object in FormatObject.all {
      #expect(!object.fields.isEmpty && Set(object.fields.map(\.name)).count == object.fields.count, "\(object.name)")
      for field in object.fields { #expect(field.prose.hasSuffix("."), "\(object.name).\(field.name)") }
    }
  }

  /// The first difference between a tour and the same one read and written, with some of the text around it.
  private func difference(after tour: JSONValue) throws -> String? {
    let text = Array((tour.text + "\n").utf8)
    let written = try Tour.read(text).json()
    guard written != text else { return nil }
    let place =
      zip(text, written).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(text.count, written.count)
    func around(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, place - 60)..<min(bytes.count, place + 40)], as: UTF8.self)
    }
    return "\(around(text)) is written as \(around(written))"
  }
}
