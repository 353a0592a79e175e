package import TutorialLanguage
package import TutorialTour

/// A rule of `advance` with its destination found.
package struct RulePlan: Sendable {
  /// The rule's trigger.
  package var trigger: TourAdvance.Trigger
  /// The place in the variant of the step that comes then; nil is the end.
  package var to: Int?
  /// A condition for the client.
  package var when: Condition?
}
