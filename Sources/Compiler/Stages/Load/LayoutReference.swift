/// A layout manifest, and who names it.
package struct LayoutReference: Sendable, Hashable {
  /// Its path.
  package var path: String
  /// How far the names of the file reach that names it.
  package var reach: Reach

  /// The manifest at `path`.
  package init(_ path: String, within reach: Reach = .everywhere) {
    self.path = path
    self.reach = reach
  }
}
