import TutorialLanguage
import TutorialLocks
import TutorialSyntax

/// Reports a lock that is out of date.
///
/// - Parameters:
///   - unlocked: the references that the lock lacks.
///   - met: the tutorial's references, locked or not.
///   - isRequired: true if an outdated lock is an error.
func lockStaleness(
  _ lock: TutorialLock, of resolved: ResolvedTutorial, lacking unlocked: [LockedReference], met: Set<LockKey>,
  isRequired: Bool
) -> [Diagnostic] {
  var found: [Diagnostic] = []
  if let first = unlocked.first {
    let count = unlocked.count
    found.append(
      Diagnostic(
        .staleLock,
        count == 1
          ? "the lock does not have this reference" : "the lock does not have this reference, and \(count - 1) more",
        at: SelectorWording(source: resolved.tutorial.source).span(of: first.selector),
        notes: [.init("`tutorialc lock` adds what is missing")]))
  }
  let compiled = Set(resolved.variants.map(\.id))
  let vain = lock.entries.filter { entry in
    !met.contains(entry.key) && (resolved.hasAllVariants || compiled.contains(entry.key.variant))
  }
  if let first = vain.first {
    let others = vain.count == 1 ? "" : ", and \(vain.count - 1) more"
    found.append(
      Diagnostic(
        .staleLock, "the tutorial no longer has this reference\(others)", at: SourceSpan(lock.source, first.range),
        notes: [.init("`tutorialc lock` removes it")]))
  }
  if isRequired { for place in found.indices { found[place].severity = .error } }
  return found
}
