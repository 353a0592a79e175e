import TutorialText

/// Breaks and measures texts for the oracles beside it. Each line of standard input is a word and hexadecimal scalars;
/// the answer is one line of JSON.
///
/// - `breaks SCALAR …`: for each scalar, whether a line may end after it.
@main
enum TextRunner {
  static func main() {
    while let line = readLine() {
      let words = line.split(separator: " ")
      let scalars = words.dropFirst().compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      guard words.first == "breaks", scalars.count == words.count - 1 else {
        print("null")
        continue
      }
      print(LineBreaker.opportunities(in: scalars).map { $0 == .allowed || $0 == .mandatory })
    }
  }
}
