// The module that plugins, and apps that show diagnostics, import: one name for several modules. Each of those knows
// only what it needs.
@_exported public import TutorialCallouts
@_exported public import TutorialPlayback
@_exported public import TutorialSession
@_exported public import TutorialSyntax
@_exported public import TutorialTour
@_exported public import TutorialTourDescription
@_exported public import TutorialTourWriting
