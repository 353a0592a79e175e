import TutorialHosting
import TutorialSystem

ProcessEnvironment.keepMemory()
GuardMode.runIfRequested(CommandLine.arguments)
StandardStream.makeFailedWritesErrors()
CrashGuard.begin()
ProcessEnvironment.exit(Program.run(Array(CommandLine.arguments.dropFirst()), .current))
