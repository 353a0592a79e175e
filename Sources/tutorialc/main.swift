GuardMode.runIfAsked(CommandLine.arguments)
StandardStream.makeFailedWritesErrors()
ProcessEnvironment.exit(Program.run(Array(CommandLine.arguments.dropFirst()), .current()))
