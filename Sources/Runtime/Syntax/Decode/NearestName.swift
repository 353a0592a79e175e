/// The candidate that a person most likely meant, or nil where none is near: ``NameIndex`` says what near is.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  NameIndex(candidates).nearest(to: name)
}
