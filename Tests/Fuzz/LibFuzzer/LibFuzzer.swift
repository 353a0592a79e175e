#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The entry that `TUTORIALC_FUZZ` names. One program holds all entries, because linking one for each takes longer.
private let entry: FuzzEntry = {
  let name = getenv("TUTORIALC_FUZZ").map { String(cString: $0) } ?? ""
  guard let entry = FuzzEntry.named(name) else {
    print("TUTORIALC_FUZZ is none of \(FuzzEntry.all.map(\.name).joined(separator: ", "))")
    exit(2)
  }
  return entry
}()

/// The function that libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  entry.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
