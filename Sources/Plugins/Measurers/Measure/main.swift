import TutorialPluginKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(MeasurerProgram.run(HarfBuzzMeasurer.self))
