/** The options of a capture. */
export interface CaptureOptions {
  /** The screen's name in tutorials. */
  readonly screen: string;
  /** The variant's name; `default` by default. */
  readonly variant?: string | undefined;
  /** Traits that the page doesn't tell, such as `idiom`; they win over those that it does. */
  readonly traits?: Readonly<Record<string, string>> | undefined;
  /** Attributes for test ids, in place of the finder's. */
  readonly testIds?: readonly string[] | undefined;
  /** Captures the content of fields, except passwords. */
  readonly values?: boolean | undefined;
  /** A selector for private elements: only their frames are captured, no texts, values or addresses. */
  readonly redact?: string | undefined;
  /** Adds to each element a CSS selector that matches it alone. */
  readonly css?: boolean | undefined;
  /** The maximum number of elements of the page that are examined; the rest is left out. 50,000 by default. */
  readonly mostNodes?: number | undefined;
  /** The maximum number of elements that are written. 20,000 by default. */
  readonly mostElements?: number | undefined;
}
