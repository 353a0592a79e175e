import TutorialHosting
import TutorialSystem

ProcessEnvironment.keepMemory()
GuardMode.runIfAsked(CommandLine.arguments)
StandardStream.makeFailedWritesErrors()
let crashes = CrashGuard.beginLife()
ProcessEnvironment.exit(Program.run(Array(CommandLine.arguments.dropFirst()), .current(crashes)))
