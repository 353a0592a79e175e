import type { Rect, Size } from './tour';

/** A part of a callout's content; boxes are relative to the callout's frame. */
export interface ContentPart {
  readonly role: 'title' | 'body' | 'button' | 'progress' | 'close' | 'image';
  readonly box: Rect;
  readonly touch?: Rect;
  readonly dots?: { readonly number: number; readonly total: number };
  readonly lines?: readonly { readonly width: number; readonly runs: readonly ContentRun[] }[];
}

export type ContentRun =
  | string
  | {
    readonly text: string;
    readonly strong?: boolean;
    readonly emphasis?: boolean;
    readonly code?: boolean;
    readonly link?: string;
  };

/** A line of text to measure, and its expected width as a multiple of the font's size. */
export interface Probe {
  readonly text: string;
  readonly width: number;
  readonly measured: boolean;
}

/** The content of a callout. */
export interface Content {
  readonly size: Size;
  readonly parts: readonly ContentPart[];
}
