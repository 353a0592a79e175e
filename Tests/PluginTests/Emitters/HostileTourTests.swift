import Testing
import TutorialBuiltInPlugins
import TutorialGeometry
import TutorialJSONEmitter
import TutorialMotion
import TutorialPluginKit
import TutorialTour

/// Tours that no compiler makes: emitters must write files of hand-written tours too, and never trap.
@Suite("Hostile tours")
struct HostileTourTests {
  private static let numbers: [Double] = [
    .nan, .infinity, .leastNonzeroMagnitude, -1, 1e7, -1e19,
  ]

  /// Runs all emitters on a tour. Returns the number of files.
  private func emit(_ tour: Tour, on wireframes: [Wireframe] = []) -> Int {
    let requests =
      BuiltInPlugins.emitters.map { ($0, PluginOptions()) } + [
        (JSONEmitter(), PluginOptions([.init("tracks", .text("expanded"))]))
      ]
    return requests.reduce(0) { count, request in
      count
        + request.0.emit(EmitRequest(tours: [LocatedTour(tour, wireframes: wireframes)], options: request.1)).files
        .count
    }
  }

  @Test("steps of one id, whichever of them have holes, callouts and ways")
  func duplicates() {
    var tour = DrawnTour.tour()
    let steps = tour.variants[0].steps
    for order in [[0, 0, 1], [0, 1, 0], [1, 1, 1], [1, 0, 0]] {
      tour.variants[0].steps = order.map { place in
        var step = steps[place]
        step.id = "one"
        step.transitions = step.transitions.map { way in
          var way = way
          way.from = "one"
          return way
        }
        return step
      }
      #expect(emit(tour) > 0)
    }
    tour.variants[0].steps[0].cutouts = []
    tour.variants.append(tour.variants[0])
    #expect(emit(tour) > 0)
  }

  @Test("times that are not in order, negative, or no numbers", arguments: numbers)
  func times(number: Double) {
    var tour = DrawnTour.tour { step in
      step.transitions[0].delay = number
      step.enter?.delay = number
      step.loops = [
        TourLoop(
          kind: .pulse, period: number, amount: number, count: nil, subject: .holes,
          keyframes: [.init(time: 0, change: .init()), .init(time: number, change: .init(grow: number))])
      ]
      step.sprites = [
        TourSprite(
          picture: .symbol("heart.fill"), color: nil, size: Size(number, 10), from: Point(number, 0),
          to: Point(10, number), arc: number, motion: "m1", delay: number, fromOpacity: number,
          toOpacity: 1, after: .keep)
      ]
    }
    #expect(emit(tour) > 0)
    for times in [[0, number], [1, number, 0.5]] {
      tour.motions = [
        "m0": Motion(duration: number, keyframes: times.map { .init(time: $0, progress: number) }),
        "m1": Motion(duration: 1, keyframes: times.map { .init(time: $0, progress: 1) }),
      ]
      #expect(emit(tour) > 0)
    }
  }

  @Test("coordinates that are not finite", arguments: numbers)
  func coordinates(number: Double) {
    let rects = [Rect(number, number, number, number), Rect(0, 0, number, 10)]
    for rect in rects {
      var tour = DrawnTour.tour { step in
        step.overlay?.frame = rect
        step.cutouts[0].frame = rect
        step.cutouts[0].clip = rect
        step.cutouts[0].outline = Outline(points: [number, number, 0, number])
        step.rings = [
          TourRing(
            cutouts: [0, 7], width: number, gap: number, color: "red", dash: [number],
            outline: Outline(points: Array(repeating: number, count: 50)))
        ]
        step.callout = TourCallout(
          kind: .bubble, title: "title", body: "words", anchor: TourElement(target: "b", frame: rect), width: number,
          maxHeight: number, gap: number, avoid: [TourElement(target: "b", frame: rect)])
        step.transitions[0].pairs = [TourPair(0, 9), TourPair(9, 0), TourPair(nil, nil), TourPair(-1, -1)]
        step.transitions[0].arc = number
        step.interaction.pass = [4, -1]
      }
      tour.variants[0].display.size = rect.size
      tour.variants[0].screens = ["home": TourScreen(safeArea: EdgeInsets(number))]
      let elements = [WireframeRole.text, .button, .image, .cell, .bar].map { role in
        Wireframe.Element(id: "e", parent: 7, role: role, frame: rect, outline: nil, clip: rect, text: "some words")
      }
      let wireframe = Wireframe(
        variant: "phone", screen: "home", steps: ["a", "b"], size: rect.size, safeArea: EdgeInsets(number),
        cornerRadius: number, displayCutouts: [rect], elements: elements)
      #expect(emit(tour, on: [wireframe]) > 0)
    }
  }

  @Test("no steps, no variants, no strings")
  func nothing() {
    var tour = DrawnTour.tour()
    tour.strings = [:]
    tour.locales = []
    tour.motions = [:]
    #expect(emit(tour) > 0)
    tour.variants[0].steps = []
    #expect(emit(tour) > 0)
    tour.variants = []
    #expect(emit(tour) > 0)
  }
}
