// Who shows tours in SwiftUI imports this module alone.
@_exported import TutorialPlayer
