// Follows the source maps of the player's bundles: each name in a map must stand at the map's position in the readable
// module.
//
//     node Web/Player/test/maps.mjs [FOLDER]
//
// A few names within style sheets may be off, because the bundles lack the sheets' white space.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder = fileURLToPath(new URL('../dist', import.meta.url))] = process.argv.slice(2);
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment of a map: base 64, five bits a digit, the sign in the lowest bit. */
function numbers(segment) {
  const result = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    result.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return result;
}

for (const bundle of ['tutorial-player.js', 'tutorial-player.iife.js']) {
  const text = readFileSync(join(folder, bundle), 'utf8');
  if (!text.endsWith(`\n//# sourceMappingURL=${bundle}.map`)) throw new Error(`${bundle} doesn't name its map`);
  const { version, sources, names, mappings } = JSON.parse(readFileSync(join(folder, `${bundle}.map`), 'utf8'));
  if (version !== 3 || sources.join() !== 'tutorial-player.readable.js') {
    throw new Error(`${bundle}.map leads to ${sources}`);
  }
  const lines = readFileSync(join(folder, sources[0]), 'utf8').split('\n');
  let [line, column, name, named, wrong] = [0, 0, 0, 0, 0];
  for (const segment of mappings.split(/[,;]/).filter(Boolean)) {
    const [, , down = 0, across = 0, next] = numbers(segment);
    line += down;
    column += across;
    if (next === undefined) continue;
    name += next;
    named += 1;
    // A name that became a property without quotes may have had them.
    const place = column + (lines[line]?.[column] === '"' ? 1 : 0);
    if (!lines[line]?.startsWith(names[name], place)) wrong += 1;
  }
  if (named < 10_000 || wrong > named / 200) {
    throw new Error(`${bundle}.map: ${wrong} of ${named} names lead elsewhere`);
  }
  console.log(`${bundle}.map: ${named} names, ${wrong} of them elsewhere`);
}
