// To show tours in SwiftUI, apps import only this module.
@_exported import TutorialPlayer
