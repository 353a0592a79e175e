// The module that apps import to play tours. It re-exports smaller modules, each of which depends only on what it
// needs.
@_exported public import TutorialCallouts
@_exported public import TutorialPlayback
@_exported public import TutorialSession
@_exported public import TutorialTour
