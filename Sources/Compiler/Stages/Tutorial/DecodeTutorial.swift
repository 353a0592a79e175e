package import TutorialIR

/// Decodes and validates a tutorial. What is wrong is reported at its place, and the rest goes on; the tutorial is nil
/// only where the document is no map or has no id.
package func decodeTutorial(_ document: Document) -> Parsed<Tutorial?> {
  Parsed(nil)
}
