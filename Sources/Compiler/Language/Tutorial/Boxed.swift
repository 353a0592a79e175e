/// Keeps an optional value apart from the struct that has it, so that the struct stays small where the value is absent:
/// steps are moved about a lot, and most have few of the parts that a step may have.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private indirect enum Storage {
    case value(Value)
  }

  private var storage: Storage?

  /// No value.
  package init() {}

  /// The value. Setting it makes a new box, so that copies stay values.
  package var wrappedValue: Value? {
    get {
      guard case .value(let value) = storage else { return nil }
      return value
    }
    set { storage = newValue.map { .value($0) } }
  }
}
