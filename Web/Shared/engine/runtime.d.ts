// The only name that the engine uses beyond ECMAScript: every runtime has it, and only the DOM's library declares it.
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
