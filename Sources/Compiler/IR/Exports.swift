// The module that plugins import, and apps that show diagnostics: one name for several modules, of which each knows no
// more than it needs.
@_exported public import TutorialCallouts
@_exported public import TutorialPlayback
@_exported public import TutorialSession
@_exported public import TutorialSyntax
@_exported public import TutorialTour
@_exported public import TutorialTourDescription
@_exported public import TutorialTourWriting
