/// The candidate that a person most likely meant, or nil if none is near, as defined by ``NameIndex``.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  NameIndex(candidates).nearest(to: name)
}
