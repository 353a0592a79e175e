import { isColor } from './colors';
import { rowOf, scaleOf } from '../engine/sizes';
import type { Device } from '../engine/live';
import type { Theme, ThemeColors, ThemeShadow, ThemeText, Tour } from '../engine/tour';

const PARTS = 'surface border title body link primary onPrimary secondary onSecondary progress close'.split(' ');

/** Colours by part, given in the order of the parts. */
const colors = (list: string): ThemeColors =>
  Object.fromEntries(list.split(' ').map((color, place) => [PARTS[place], `#${color}`])) as unknown as ThemeColors;
const style = (size: number, line: number, weight: number): ThemeText => ({ font: [], size, line, weight });

/** The standard theme, for tours that name none. */
const standard = (): Omit<Theme, 'shadows'> => ({
  light: colors('ffffff 14171f14 14171f 4a4f5c 1d5fd6 1d5fd6 ffffff 00000000 2a2f3acc 666c7a 8a90a0'),
  dark: colors('24262e ffffff24 f4f5f8 c2c5cf 85aeff 6c9bff 0d1322 00000000 e6e8eecc 9ea2af a2a8b6'),
  title: style(17, 22, 600),
  body: style(15, 20, 400),
  button: style(15, 20, 600),
  progress: style(13, 18, 500),
  margin: 16,
  padding: 16,
  titleGap: 4,
  sectionGap: 14,
  buttonGap: 8,
  buttonHeight: 36,
  buttonPadding: 14,
  buttonRadius: 18,
  radius: 14,
  sheetRadius: 26,
  border: 1,
});

/** The standard theme's shadows, and one that isn't to be seen. */
const SHADOWS: readonly ThemeShadow[] = [
  { light: '#14171f1f', dark: '#0000003d', offset: 1, blur: 2 },
  { light: '#14171f2e', dark: '#0000005c', offset: 8, blur: 24 },
];
const NO_SHADOW: ThemeShadow = { light: '#00000000', dark: '#00000000', offset: 0, blur: 0 };
/** The maximum number of shadows that are drawn. */
const MOST_SHADOWS = 8;

/** Sizes and line heights of titles and bodies, by named text size: docs/text.md. */
const SIZES = [[14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]];
const LINES = [[19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]];

/** The size and line height of a text at a text size. Line heights are rounded up. */
function sized(own: ThemeText, textSize: string | null | undefined, kind: 0 | 1): [number, number] {
  const row = rowOf(textSize ?? 'large');
  const grown = (value: number): number => Math.ceil(value - 1e-9);
  if (row === undefined) {
    const scale = scaleOf(textSize);
    return [own.size * scale, grown(own.line * scale)];
  }
  const ratio = (table: readonly (readonly number[])[]): number => (table[kind]?.[row] ?? 1) / (table[kind]?.[3] ?? 1);
  const size = own.size * ratio(SIZES);
  return [size, Math.max(grown(own.line * ratio(LINES)), Math.ceil(size))];
}

/** A theme's values from a tour. Any value that isn't a colour or a finite length is replaced by the standard one. */
function checked<T>(own: T, given: unknown): T {
  const isLength = typeof given === 'number' && given >= 0 && given < Infinity;
  if (typeof own === 'number') return isLength ? given as T : own;
  if (typeof own === 'string') return isColor(given) ? given as T : own;
  if (Array.isArray(own)) return (Array.isArray(given) ? given.map(String) : own) as T;
  return Object.fromEntries(
    Object.entries(own as object).map(
      (
        [name, value],
      ) => [name, checked(value as unknown, (given as Record<string, unknown> | null | undefined)?.[name])],
    ),
  ) as T;
}

/** The custom properties that the player's style sheet uses, with their values for a tour on a device. */
export function themeProperties(tour: Tour, device: Device, dark: boolean): Map<string, string> {
  const theme = checked(standard(), tour.theme);
  const properties = new Map<string, string>();
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const [name, color] of Object.entries(dark ? theme.dark : theme.light)) {
    properties.set(`--_${kebab(name)}`, color);
  }
  for (const [name, value] of Object.entries(theme)) {
    // A colour has the same name.
    if (typeof value === 'number') {
      properties.set(`--_${name === 'border' ? 'border-width' : kebab(name)}`, `${value}px`);
    }
  }
  const given: unknown = tour.theme?.shadows;
  const shadows = Array.isArray(given) ? given.slice(0, MOST_SHADOWS).map((one) => checked(NO_SHADOW, one)) : SHADOWS;
  properties.set(
    '--_shadow',
    shadows.map(({ light, dark: night, offset, blur }) => `0 ${offset}px ${blur}px ${dark ? night : light}`).join() ||
      '0 0 #0000',
  );
  for (const name of ['title', 'body', 'button', 'progress'] as const) {
    const own = theme[name];
    const [size, line] = sized(own, device.traits['textSize'], name === 'title' ? 0 : 1);
    const families = own.font
      .map((family) => (/^[a-z-]+$/.test(family) ? family : `"${family.replace(/["\\\n\r\f]/g, '')}"`));
    properties.set(`--_${name}-font`, [...families, 'system-ui', 'sans-serif'].join(', '));
    properties.set(`--_${name}-size`, `${size}px`);
    properties.set(`--_${name}-line`, `${line}px`);
    properties.set(`--_${name}-weight`, String(own.weight));
  }
  // The space above and below a button's line is the same at every text size as at `large`.
  properties.set('--_button-space', `${Math.max((Number(theme['buttonHeight']) - theme.button.line) / 2, 0)}px`);
  const finger = device.traits['platform'] === 'android' ? 48 : 44;
  properties.set('--_finger', `${finger}px`);
  const reach = Math.max((finger - Number(theme['buttonHeight'])) / 2, 0);
  properties.set('--_reach', `${reach}px`);
  properties.set('--_stack-gap', `${Math.max(Number(theme['buttonGap']), reach * 2)}px`);
  properties.set('--_above-buttons', `${Math.max(Number(theme['sectionGap']), reach)}px`);
  // The cross is 24 px wide, centred in its touch target.
  properties.set(
    '--_beside-close',
    `${Math.max((finger + 24) / 2 + Number(theme['buttonGap']) - Number(theme['padding']), 0)}px`,
  );
  properties.set('--_below-buttons', `${Math.max(Number(theme['padding']), reach)}px`);
  return properties;
}
