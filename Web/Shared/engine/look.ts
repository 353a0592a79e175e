/** A text style. Size and line height are those at the text size `large`. */
export interface TextStyle {
  readonly font: readonly string[];
  readonly size: number;
  readonly line: number;
  readonly weight: number;
}

/** The colours of one colour scheme, by part. */
export type Colors = Readonly<Record<string, string>>;

export interface Theme {
  readonly light: Colors;
  readonly dark: Colors;
  readonly title: TextStyle;
  readonly body: TextStyle;
  readonly button: TextStyle;
  readonly progress: TextStyle;
  readonly [length: string]: unknown;
}
