// The module that apps import which play tours. What stands in it lives in modules of its own, so that each knows no more
// than it needs.
@_exported public import TutorialCallouts
@_exported public import TutorialPlayback
@_exported public import TutorialSession
@_exported public import TutorialTour
