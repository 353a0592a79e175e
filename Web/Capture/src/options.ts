/** What a capture is told. */
export interface CaptureOptions {
  /** What tutorials call the screen. */
  readonly screen: string;
  /** What the variant is called; `default` if left out. */
  readonly variant?: string | undefined;
  /** Traits that the page does not tell, such as `idiom`; they win over those that it does. */
  readonly traits?: Readonly<Record<string, string>> | undefined;
  /** Attributes to take for test ids, in the place of the finder's. */
  readonly testIds?: readonly string[] | undefined;
  /** Whether what is in fields is captured. Passwords never are. */
  readonly values?: boolean | undefined;
  /** A selector of what nothing may be said of but its place: no texts, no values, no addresses. */
  readonly redact?: string | undefined;
  /** Whether each element gets a CSS selector that only it matches. */
  readonly css?: boolean | undefined;
  /** At most so many elements of the page are looked at; what is behind them is left out. 50,000 if left out. */
  readonly mostNodes?: number | undefined;
  /** At most so many elements are written. 20,000 if left out. */
  readonly mostElements?: number | undefined;
}
