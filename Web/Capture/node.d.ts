// The parts of Node that playwright.mjs uses. Debian has no package with Node's declarations.
declare module 'node:fs' {
  export function existsSync(path: string | URL): boolean;
  export function mkdirSync(path: string, options: { recursive: boolean }): unknown;
  export function readFileSync(path: string | URL, encoding: 'utf8'): string;
  export function renameSync(from: string, to: string): void;
  export function writeFileSync(path: string, text: string): void;
}
declare module 'node:path' {
  export function dirname(path: string): string;
}
