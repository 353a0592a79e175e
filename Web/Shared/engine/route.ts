/** Returns true if a route of the app matches a pattern of a tour. */
export function matchesRoute(pattern: string, route: string): boolean {
  const wanted = parts(pattern);
  const given = parts(route.split(/[?#]/)[0] ?? '');
  const open = wanted[wanted.length - 1] === '*';
  if (open) wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every(
    (part, index) => /^:[A-Za-z_][A-Za-z0-9_]*$/.test(part) || bytes(part) === bytes(given[index] ?? ''),
  );
}

const parts = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** A part's bytes, one character each, with percent-encoding decoded. */
function bytes(part: string): string {
  return String.fromCharCode(...new TextEncoder().encode(part))
    .replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
