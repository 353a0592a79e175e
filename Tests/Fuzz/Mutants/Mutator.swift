import TutorialSyntax
import TutorialCompiler
import TutorialLanguage

/// Changes trees one small step at a time, as people, merges and attackers do.
struct Mutator {
  let donors: Donors
  var random: Random
  /// The tutorial, its layouts and its translations.
  private(set) var trees: [Tree]

  /// Keys whose values name something that is defined elsewhere.
  private static let references: Set<String> = [
    "target", "target[]", "id", "fallback", "fallback[]", "anchor", "avoid", "avoid[]", "allow", "allow[]", "within",
    "has", "anyOf[]", "parent", "window", "space", "in", "items[]", "element", "extends", "screen", "style", "style[]",
    "to", "from", "variant", "flag", "event", "button", "tap", "type",
  ]

  init(_ trees: [Tree], _ donors: Donors, _ random: Random) {
    self.trees = trees
    self.donors = donors
    self.random = random
  }

  /// Makes one change somewhere.
  mutating func mutate() {
    let file = trees.count == 1 || !random.once(in: 3) ? 0 : random.below(trees.count)
    guard trees.indices.contains(file) else { return }
    switch random.below(20) {
    case 0, 1, 2, 3: changeScalar(in: file)
    case 4: reshape(in: file)
    case 5: scaleNumber(in: file)
    case 6: swapItems(in: file)
    case 7: swapValues(in: file)
    case 8, 9: delete(in: file)
    case 10, 11: duplicate(in: file)
    case 12, 13: splice(in: file)
    case 14, 15: insert(in: file)
    case 16: duplicateID(in: file)
    case 17: rename(in: file)
    case 18: silence(in: file)
    default: alias(in: file)
    }
  }

  // MARK: Values

  private mutating func changeScalar(in file: Int) {
    let scalars = trees[file].places.filter { trees[file].node(at: $0.path)?.scalar != nil }
    guard let place = random.pick(scalars), let token = trees[file].node(at: place.path)?.scalar else { return }
    let value = HostileValues.scalar(&random, like: token, under: place.context)
    trees[file].change(at: place.path) { $0 = .scalar(value) }
  }

  private mutating func reshape(in file: Int) {
    guard let place = random.pick(trees[file].places.filter { !$0.path.isEmpty }),
      let node = trees[file].node(at: place.path)
    else { return }
    let shaped = HostileValues.shape(&random, around: node)
    trees[file].change(at: place.path) { $0 = shaped }
  }

  private mutating func scaleNumber(in file: Int) {
    let numbers = trees[file].places.filter { trees[file].node(at: $0.path)?.scalar.flatMap(Double.init) != nil }
    guard let place = random.pick(numbers), let value = trees[file].node(at: place.path)?.scalar.flatMap(Double.init),
      let other = random.pick(numbers).flatMap({ trees[file].node(at: $0.path)?.scalar })
    else { return }
    let scaled = [value * 1000, value / 1000, -value, value + 1e-9, value.nextUp, value * 1e9, value / 1e9, value + 1]
    let token = random.once(in: 4) ? other : "\(random.pick(scaled) ?? value)"
    trees[file].change(at: place.path) { $0 = .scalar(token) }
  }

  // MARK: Order and number

  private mutating func swapItems(in file: Int) {
    let collections = trees[file].places.filter {
      guard let node = trees[file].node(at: $0.path) else { return false }
      return (node.items?.count ?? node.entries?.count ?? 0) > 1
    }
    guard let place = random.pick(collections), let node = trees[file].node(at: place.path) else { return }
    let count = node.items?.count ?? node.entries?.count ?? 0
    let (first, second) = (random.below(count), random.below(count))
    trees[file].change(at: place.path) { node in
      if var items = node.items {
        items.swapAt(first, second)
        node.form = .list(items)
      } else if var entries = node.entries {
        // The keys stay in place, as when somebody puts values under the wrong keys.
        (entries[first].value, entries[second].value) = (entries[second].value, entries[first].value)
        node.form = .map(entries)
      }
    }
  }

  private mutating func swapValues(in file: Int) {
    let places = trees[file].places.filter { !$0.path.isEmpty }
    guard let first = random.pick(places),
      let second = random.pick(places.filter { $0.context == first.context && !$0.path.starts(with: first.path) }),
      !first.path.starts(with: second.path), let value = trees[file].node(at: first.path),
      let other = trees[file].node(at: second.path)
    else { return }
    trees[file].change(at: first.path) { $0 = other }
    trees[file].change(at: second.path) { $0 = value }
  }

  private mutating func delete(in file: Int) {
    guard let path = random.pick(trees[file].places.filter { !$0.path.isEmpty })?.path, let last = path.last else {
      return
    }
    trees[file].change(at: path.dropLast()) { node in
      if var items = node.items {
        items.remove(at: last)
        node.form = .list(items)
      } else if var entries = node.entries {
        entries.remove(at: last)
        node.form = .map(entries)
      }
    }
  }

  private mutating func duplicate(in file: Int) {
    let places = trees[file].places.filter { !$0.path.isEmpty && (!$0.context.hasSuffix("[]") || !random.once(in: 3)) }
    guard let path = random.pick(places)?.path, let last = path.last else { return }
    let isFar = random.once(in: 2)
    trees[file].change(at: path.dropLast()) { node in
      if var items = node.items {
        items.insert(items[last], at: isFar ? items.count : last)
        node.form = .list(items)
      } else if var entries = node.entries {
        entries.insert(entries[last], at: isFar ? entries.count : last)
        node.form = .map(entries)
      }
    }
  }

  // MARK: Other files

  private mutating func splice(in file: Int) {
    guard let place = random.pick(trees[file].places.filter { !$0.path.isEmpty }) else { return }
    let key = random.once(in: 10) ? random.pick(donors.keys) ?? place.context : place.context
    guard let value = random.pick(donors.values[key] ?? []) else { return }
    trees[file].change(at: place.path) { $0 = value }
  }

  private mutating func insert(in file: Int) {
    let collections = trees[file].places.filter { trees[file].node(at: $0.path)?.scalar == nil }
    guard let place = random.pick(collections), let node = trees[file].node(at: place.path) else { return }
    if let items = node.items {
      guard let item = random.pick(donors.values[place.context + "[]"] ?? []) else { return }
      let position = random.below(items.count + 1)
      trees[file].change(at: place.path) { $0.form = .list(items[..<position] + [item] + items[position...]) }
    } else if var entries = node.entries, let entry = random.pick(donors.entries[place.context] ?? []) {
      if let known = entries.firstIndex(where: { $0.key == entry.key }), !random.once(in: 10) {
        entries[known] = entry
      } else {
        entries.insert(entry, at: random.below(entries.count + 1))
      }
      trees[file].change(at: place.path) { $0.form = .map(entries) }
    }
  }

  // MARK: Names

  private mutating func duplicateID(in file: Int) {
    let ids = trees[file].places.filter { $0.context == "id" || $0.context == "variant" || $0.context == "screen" }
    guard let first = random.pick(ids), let second = random.pick(ids.filter { $0.context == first.context }),
      let value = trees[file].node(at: first.path)
    else { return }
    trees[file].change(at: second.path) { $0 = value }
  }

  private mutating func rename(in file: Int) {
    let places = trees[file].places.filter {
      Self.references.contains($0.context) && trees[file].node(at: $0.path)?.scalar != nil
    }
    let names = trees.flatMap { tree in
      tree.places.filter { $0.context == "id" || $0.context == "screen" }.compactMap { tree.node(at: $0.path)?.scalar }
    }
    guard let place = random.pick(places), let name = random.pick(names + ["missing", "next", "end"]) else { return }
    trees[file].change(at: place.path) { $0 = .scalar(name) }
  }

  /// Adds a comment that silences a diagnostic of the line below, or of several lines.
  private mutating func silence(in file: Int) {
    let ids = [DiagnosticID.duplicateStep, .duplicateElement, .unknownTarget, .duplicateKey, .valueOutOfRange]
    let id = random.once(in: 2) ? random.pick(ids) : random.pick(builtInDiagnostics.filter { $0 != .matchesNothing })
    let comment = "# tutorialc: ignore \(id?.rawValue ?? "x")"
    for _ in 0...random.below(12) {
      guard let path = random.pick(trees[file].places.filter { !$0.path.isEmpty })?.path, let last = path.last else {
        return
      }
      trees[file].change(at: path.dropLast()) { node in
        if var items = node.items {
          items[last].comments.append(comment)
          node.form = .list(items)
        } else if var entries = node.entries {
          entries[last].comments.append(comment)
          node.form = .map(entries)
        }
      }
    }
  }

  /// Adds an anchor, and an alias of it elsewhere.
  private mutating func alias(in file: Int) {
    let places = trees[file].places.filter { !$0.path.isEmpty }
    guard let anchor = random.pick(places), let use = random.pick(places) else { return }
    trees[file].change(at: anchor.path) { $0.mark = "&a" }
    guard use.path != anchor.path else { return }
    trees[file].change(at: use.path) { $0 = .scalar("*a") }
    guard random.once(in: 3), let last = anchor.path.last else { return }
    trees[file].change(at: use.path.dropLast()) { node in
      guard var entries = node.entries, !entries.isEmpty else { return }
      entries[min(last, entries.count - 1)].key = "<<"
      node.form = .map(entries)
    }
  }
}
