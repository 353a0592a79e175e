package import TutorialGeometry
package import TutorialLanguage
package import TutorialSyntax

/// A tutorial with every selector resolved, in every variant that it is for.
package struct ResolvedTutorial: Sendable {
  /// The tutorial.
  package var tutorial: Tutorial
  /// The variants in the order of the layouts.
  package var variants: [ResolvedVariant]
  /// The names of the layouts' screens.
  package var screens: [String] = []
  /// True if these are all variants of the layouts. Otherwise others may have elements that these lack.
  package var hasAllVariants = true
  /// The variants that weren't requested, if a requested one lacks something.
  ///
  /// They only serve to tell what other variants have.
  package var others: [ResolvedVariant] = []
  /// True if the tutorial was over budget and the result is empty.
  package var isCutShort = false
}

/// A tutorial in one variant.
package struct ResolvedVariant: Sendable {
  /// The variant's name.
  package var id: String
  /// The snapshot whose traits and display represent the variant.
  package var snapshot: Snapshot
  /// The steps that the variant has, in order.
  package var steps: [ResolvedStep]
  /// The steps that it skips, in order.
  package var skipped: [SkippedStep]
  /// The course of each of the tutorial's steps.
  package var courses: [StepPresence] = []
  /// The outcomes of the steps' selectors, step by step.
  package var selectors: [SelectorResult] = []
}

/// The course of one of the tutorial's steps in a variant.
package enum StepPresence: Sendable {
  /// The variant has it, at this index among its steps.
  case present(Int)
  /// The variant skips it, at this index among the skipped ones.
  case skipped(Int)
  /// Its screen isn't known. Nil if an error of the snapshot was reported.
  case unknownScreen(MissingScreen?)
}

/// The reason why a step has no screen in a variant.
package enum MissingScreen: Sendable, Hashable {
  /// Neither the step nor the tutorial names one, and there are several.
  case unnamed
  /// No layout has a screen of that name.
  case unknown(Located<String>)
  /// The variant has no snapshot of it. The range is that of the screen's name or of the step.
  case withoutSnapshot(String, ByteRange)
}

/// A step that a variant skips, with the reason.
package struct SkippedStep: Sendable {
  /// The index among the tutorial's steps.
  package var index: Int
  /// The step's id.
  package var id: String
  /// `only`, or the id of the diagnostic that triggered `onMissing: skip`.
  package var reason: String
}

/// A step in one variant with its resolved elements. Immutable and shared by all stages.
package final class ResolvedStep: Sendable {
  /// The step, merged with defaults and styles.
  package let step: Step
  /// The screen in the variant.
  package let snapshot: Snapshot
  /// Its elements on the screen.
  private let elements: StepElements
  /// The sprites with resolved points.
  package let sprites: [ResolvedSprite]
  /// The target that is scrolled in, as an index into the snapshot's `elements`, even if it is in place already.
  ///
  /// Nil if the step doesn't scroll.
  let scrolled: Int?
  /// The reason why the callout has no room at the scroll position, or nil if it has or scrolling isn't involved.
  let shortfall: ScrollShortfall?

  init(
    step: Step, snapshot: Snapshot, _ elements: StepElements, sprites: [ResolvedSprite], scrolled: Int?,
    shortfall: ScrollShortfall? = nil
  ) {
    self.step = step
    self.snapshot = snapshot
    self.elements = elements
    self.sprites = sprites
    self.scrolled = scrolled
    self.shortfall = shortfall
  }

  /// The highlighted elements, one for each of the step's targets.
  ///
  /// Empty for a step without a target and if `onMissing` centres the callout.
  package var targets: [ResolvedTarget] { elements.targets }
  /// The element that the callout points at, if the step names one.
  package var anchor: ResolvedElement? { elements.anchor }
  /// The elements of `interaction.allow`.
  package var allowed: [ResolvedElement] { elements.allowed }
  /// The elements of `callout.avoid`.
  package var avoided: [ResolvedElement] { elements.avoided }
  /// The moves of scroll containers before the step, outermost first.
  package var scrolling: [ScrollMove] { elements.scrolling }

  /// Returns true if a step of another variant has the same elements in the same places.
  ///
  /// Only the language may differ then. Sprites aren't compared: a step with sprites equals no other.
  func isPlaced(like other: ResolvedStep) -> Bool {
    step === other.step && snapshot.isPlaced(like: other.snapshot) && elements == other.elements && sprites.isEmpty
      && other.sprites.isEmpty
  }

  /// Returns the element whose appearance or absence a rule waits for, by its index in `advance`.
  func awaited(by rule: Int) -> AwaitedElement? { elements.awaited.isEmpty ? nil : elements.awaited[rule] }

  /// Returns the element that an item of `before` waits for, by its index there.
  func prepared(by item: Int) -> AwaitedElement? { elements.prepared.isEmpty ? nil : elements.prepared[item] }

  /// All elements that rules and items of `before` wait for.
  var allAwaited: some Sequence<AwaitedElement> { (elements.awaited + elements.prepared).lazy.compactMap(\.self) }

  /// Returns the element whose tap a rule waits for, by its index in `advance`.
  func tapped(by rule: Int) -> ResolvedElement? { elements.tapped.isEmpty ? nil : elements.tapped[rule] }

  /// All elements whose tap a rule waits for.
  var allTapped: some Sequence<ResolvedElement> { elements.tapped.lazy.compactMap(\.self) }

  /// The elements of its screen that the tour mentions, except awaited ones, in the tour's order, perhaps repeated.
  var named: some Sequence<ResolvedElement> {
    [targets.map(\.element), [anchor].compactMap(\.self), allowed, avoided, Array(allTapped)].joined()
  }

  /// Returns the step at another scroll position.
  ///
  /// - Parameter place: returns an element at that scroll position.
  func scrolled(
    by moves: [ScrollMove], _ shortfall: ScrollShortfall?, _ place: (ResolvedElement) -> ResolvedElement
  ) -> ResolvedStep {
    ResolvedStep(
      step: step, snapshot: snapshot,
      StepElements(
        targets: targets.map { ResolvedTarget(element: place($0.element), item: $0.item, isFallback: $0.isFallback) },
        anchor: anchor.map(place), allowed: allowed.map(place), avoided: avoided.map(place),
        tapped: elements.tapped.map { $0.map(place) }, awaited: elements.awaited, prepared: elements.prepared,
        scrolling: moves),
      sprites: sprites.map { ResolvedSprite(sprite: $0.sprite, from: $0.from.moved(place), to: $0.to.moved(place)) },
      scrolled: scrolled, shortfall: shortfall)
  }
}

/// The elements of a step on its screen. Steps that are equal in these share their placement between variants, so each new
/// field takes part in that by itself.
struct StepElements: Sendable, Equatable {
  var targets: [ResolvedTarget]
  var anchor: ResolvedElement?
  var allowed: [ResolvedElement]
  var avoided: [ResolvedElement]
  /// For each rule of `advance`, the element whose tap it waits for; empty if no rule does.
  var tapped: [ResolvedElement?]
  /// For each rule of `advance`, the element whose appearance or absence it waits for; empty if no rule does.
  var awaited: [AwaitedElement?]
  /// For each item of `before`, the element that it waits for; empty if no item does.
  var prepared: [AwaitedElement?]
  var scrolling: [ScrollMove]
}

/// An element that a selector matches, at its position after scrolling.
package struct ResolvedElement: Sendable, Equatable {
  /// The element, as an index into the snapshot's `elements`.
  package var index: Int
  /// The element's id.
  package var id: String
  /// The element's bounding box in global coordinates.
  package var frame: Rect
  /// The transform from local to global coordinates.
  package var toGlobal: Transform
}

/// An element that a rule or an item of `before` waits for, and its screen: the step's or that of the next step.
package struct AwaitedElement: Sendable {
  /// The element.
  package var element: ResolvedElement
  /// The screen.
  package var snapshot: Snapshot
}

extension AwaitedElement: Equatable {
  /// Returns true if both are the same element of the same screen, perhaps in different variants: a tour names no more.
  package static func == (one: AwaitedElement, other: AwaitedElement) -> Bool {
    one.element.id == other.element.id && one.snapshot.screen == other.snapshot.screen
  }
}

/// A highlighted element and its item of the target list.
package struct ResolvedTarget: Sendable {
  /// The element.
  package var element: ResolvedElement
  /// The item of the step's target list.
  package var item: StepTarget
  /// True if the element is one of the step's fallbacks.
  package var isFallback = false
}

extension ResolvedTarget: Equatable {
  /// Returns true if both are the same element by the same item. Items of one step differ in their places in the file.
  package static func == (one: ResolvedTarget, other: ResolvedTarget) -> Bool {
    one.element == other.element && one.item.selector.range == other.item.selector.range
      && one.isFallback == other.isFallback
  }
}

/// The reason why a target can't be scrolled to a position with room for its callout.
///
/// The container is an index into the snapshot's `scrollContainers`.
enum ScrollShortfall: Sendable, Hashable {
  /// The container's content ends before that position.
  case contentEnds(Int)
  /// The free part of the container is too small for target and callout together.
  case tooLittleRoom(Int)
}

/// A scroll from the snapshot's offset of a container to the one that a step's frames are valid for.
package struct ScrollMove: Sendable, Hashable {
  /// The container, as an index into the snapshot's `scrollContainers`.
  package var container: Int
  /// The offset in the snapshot.
  package var from: Point
  /// The offset in the step.
  package var to: Point
  /// The movement of the content, in global coordinates.
  package var shift: Point
}
