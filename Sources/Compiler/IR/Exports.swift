// The module that plugins import, and apps that show diagnostics. What stands in it lives in modules of its own, so that each knows no more than it needs.
@_exported public import TutorialCallouts
@_exported public import TutorialPlayback
@_exported public import TutorialSession
@_exported public import TutorialSyntax
@_exported public import TutorialTour
@_exported public import TutorialTourWriting
