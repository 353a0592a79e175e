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
  /// Whether these are all variants of the layouts: others may have what these lack.
  package var hasAllVariants = true
  /// The variants that nobody asked for, where one that somebody asked for lacks something: what is known of them only
  /// says what they have.
  package var others: [ResolvedVariant] = []
  /// Whether it took more than may be spent, so that nothing is known of it.
  package var isCutShort = false
}

/// A tutorial in one variant.
package struct ResolvedVariant: Sendable {
  /// The variant's name.
  package var id: String
  /// The snapshot whose traits and display stand for the variant.
  package var snapshot: Snapshot
  /// The steps that the variant has, in order.
  package var steps: [ResolvedStep]
  /// The steps that it leaves out, in order.
  package var skipped: [SkippedStep]
  /// What became of each of the tutorial's steps.
  package var courses: [StepCourse] = []
  /// What the steps' selectors come to, step by step.
  package var selectors: [SelectorResult] = []
}

/// What became of one of the tutorial's steps in a variant.
package enum StepCourse: Sendable {
  /// The variant has it: a place among its steps.
  case present(Int)
  /// The variant leaves it out: a place among those it skips.
  case skipped(Int)
  /// Its screen cannot be told; nil where the snapshot is wrong in a way that was reported.
  case stuck(MissingScreen?)
}

/// Why a step has no screen in a variant.
package enum MissingScreen: Sendable, Hashable {
  /// Neither the step nor the tutorial names one, and there are several.
  case unnamed
  /// No layout has one of that name.
  case unknown(Located<String>)
  /// The variant has no snapshot of it. The place is that of its name, or the step.
  case withoutSnapshot(String, ByteRange)
}

/// A step that a variant leaves out, and why.
package struct SkippedStep: Sendable {
  /// The place among the tutorial's steps.
  package var index: Int
  /// The step's id.
  package var id: String
  /// `only`, or the id of the diagnostic that led to `onMissing: skip`.
  package var reason: String
}

/// A step in one variant, with the elements that its selectors name. Immutable; all stages share it.
package final class ResolvedStep: Sendable {
  /// The step, defaults and styles merged under it.
  package let step: Step
  /// The screen in the variant.
  package let snapshot: Snapshot
  /// What it highlights, for each of the step's targets; empty for a step without a target, and where `onMissing` centres
  /// the callout.
  package let targets: [ResolvedTarget]
  /// What the callout points at, where the step says so.
  package let anchor: ResolvedElement?
  /// The elements that `interaction.allow` names.
  package let allowed: [ResolvedElement]
  /// The elements that `callout.avoid` names.
  package let avoided: [ResolvedElement]
  /// For each rule of `advance`, the element whose tap it waits for; nothing where none does.
  private let tapped: [ResolvedElement?]
  /// For each rule of `advance`, the element whose coming or going it waits for; nothing where none does.
  private let awaited: [AwaitedElement?]
  /// For each item of `before`, the element that it waits for; nothing where none does.
  private let prepared: [AwaitedElement?]
  /// Its sprites whose points the screen has.
  package let sprites: [ResolvedSprite]
  /// How far the content of scroll containers moves before the step comes, outermost first.
  package let scrolling: [ScrollMove]
  /// The target for which it does, as an index into the snapshot's `elements`, even where that is in place; nil where the
  /// step scrolls none.
  let scrolled: Int?
  /// Why the callout has no room there; nil where it has, and where scrolling has nothing to do with it.
  let shortfall: ScrollShortfall?

  init(
    step: Step, snapshot: Snapshot, targets: [ResolvedTarget], anchor: ResolvedElement?, allowed: [ResolvedElement],
    avoided: [ResolvedElement], tapped: [ResolvedElement?], awaited: [AwaitedElement?], prepared: [AwaitedElement?],
    sprites: [ResolvedSprite], scrolling: [ScrollMove], scrolled: Int?,
    shortfall: ScrollShortfall? = nil
  ) {
    self.step = step
    self.snapshot = snapshot
    self.targets = targets
    self.anchor = anchor
    self.allowed = allowed
    self.avoided = avoided
    self.tapped = tapped
    self.awaited = awaited
    self.prepared = prepared
    self.sprites = sprites
    self.scrolling = scrolling
    self.scrolled = scrolled
    self.shortfall = shortfall
  }

  /// Whether it names the very elements of a step of another variant, in the same places: only the language may differ.
  ///
  /// Sprites are not compared, and a step that has any is like no other.
  func isPlaced(like other: ResolvedStep) -> Bool {
    step === other.step && snapshot.isPlaced(like: other.snapshot) && scrolling == other.scrolling
      && targets.elementsEqual(other.targets) {
        $0.element.index == $1.element.index && $0.item.selector.range == $1.item.selector.range
      }
      && anchor?.index == other.anchor?.index && Self.areSame(allowed, other.allowed)
      && Self.areSame(avoided, other.avoided) && tapped.elementsEqual(other.tapped) { $0?.index == $1?.index }
      && Self.areSame(awaited, other.awaited) && Self.areSame(prepared, other.prepared)
      && sprites.isEmpty && other.sprites.isEmpty
  }

  private static func areSame(_ elements: [ResolvedElement], _ others: [ResolvedElement]) -> Bool {
    elements.elementsEqual(others) { $0.index == $1.index }
  }

  private static func areSame(_ elements: [AwaitedElement?], _ others: [AwaitedElement?]) -> Bool {
    elements.elementsEqual(others) { one, other in
      guard let one, let other else { return (one == nil) == (other == nil) }
      return one.isPlaced(like: other)
    }
  }

  /// The element whose coming or going a rule waits for, by its place in `advance`.
  func awaited(by rule: Int) -> AwaitedElement? { awaited.isEmpty ? nil : awaited[rule] }

  /// The element that an item of `before` waits for, by its place there.
  func prepared(by item: Int) -> AwaitedElement? { prepared.isEmpty ? nil : prepared[item] }

  /// All elements that rules and items of `before` wait for.
  var allAwaited: some Sequence<AwaitedElement> { (awaited + prepared).lazy.compactMap(\.self) }

  /// The element whose tap a rule waits for, by its place in `advance`.
  func tapped(by rule: Int) -> ResolvedElement? { tapped.isEmpty ? nil : tapped[rule] }

  /// All elements whose tap a rule waits for.
  var allTapped: some Sequence<ResolvedElement> { tapped.lazy.compactMap(\.self) }

  /// All elements of its screen that the tour names but those that are awaited, in the order in which it does; some may come more than once.
  var named: some Sequence<ResolvedElement> {
    [targets.map(\.element), [anchor].compactMap(\.self), allowed, avoided, tapped.compactMap(\.self)].joined()
  }

  /// The step as it is where the screen is scrolled otherwise.
  ///
  /// - Parameters:
  ///   - moves: how it is then.
  ///   - place: where elements lie then.
  func scrolled(
    by moves: [ScrollMove], _ shortfall: ScrollShortfall?, _ place: (ResolvedElement) -> ResolvedElement
  ) -> ResolvedStep {
    ResolvedStep(
      step: step, snapshot: snapshot,
      targets: targets.map { ResolvedTarget(element: place($0.element), item: $0.item, isFallback: $0.isFallback) },
      anchor: anchor.map(place), allowed: allowed.map(place), avoided: avoided.map(place),
      tapped: tapped.map { $0.map(place) }, awaited: awaited, prepared: prepared,
      sprites: sprites.map {
        ResolvedSprite(sprite: $0.sprite, from: $0.from.moved(place), to: $0.to.moved(place))
      },
      scrolling: moves, scrolled: scrolled, shortfall: shortfall)
  }
}

/// An element that a selector names, where it is once everything is scrolled.
package struct ResolvedElement: Sendable {
  /// The element, as an index into the snapshot's `elements`.
  package var index: Int
  /// The element's id.
  package var id: String
  /// Its bounding box in global coordinates.
  package var frame: Rect
  /// From its own coordinates to global ones.
  package var toGlobal: Transform
}

/// An element that a rule or an item of `before` waits for, and the screen that it is on: the step's, or that of the step
/// which comes next.
package struct AwaitedElement: Sendable {
  /// The element.
  package var element: ResolvedElement
  /// The screen.
  package var snapshot: Snapshot

  /// Whether it is the same element of the same screen, in another variant too.
  fileprivate func isPlaced(like other: AwaitedElement) -> Bool {
    element.id == other.element.id && snapshot.screen == other.snapshot.screen
  }
}

/// One highlighted element, and what its item of the target list says.
package struct ResolvedTarget: Sendable {
  /// The element.
  package var element: ResolvedElement
  /// The item of the step's target list.
  package var item: StepTarget
  /// Whether the element is one of the step's fallbacks.
  package var isFallback = false
}

/// Why a target cannot be scrolled to where its callout has room; the container as an index into the snapshot's
/// `scrollContainers`.
enum ScrollShortfall: Sendable, Hashable {
  /// The container's content ends before that.
  case contentEnds(Int)
  /// What is free of the container is too small for target and callout together.
  case tooLittleRoom(Int)
}

/// A scroll container's content on its way to the offset at which a step's frames hold.
package struct ScrollMove: Sendable, Hashable {
  /// The container, as an index into the snapshot's `scrollContainers`.
  package var container: Int
  /// The offset of the snapshot.
  package var from: Point
  /// The offset of the step.
  package var to: Point
  /// By how much the content moves in global coordinates.
  package var shift: Point
}
