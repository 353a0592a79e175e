/// Stores an optional value on the heap, so that its struct stays small if the value is absent.
///
/// Steps are moved often, and most have few of their possible parts.
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
