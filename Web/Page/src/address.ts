/** The state of the page that a link names. */
export interface Place {
  readonly step?: string | undefined;
  readonly variant?: string | undefined;
  readonly locale?: string | undefined;
  readonly textSize?: string | undefined;
  readonly scheme?: string | undefined;
  readonly view?: string | undefined;
}

const NAMES = {
  step: 'step',
  variant: 'variant',
  locale: 'locale',
  textSize: 'size',
  scheme: 'scheme',
  view: 'view',
} as const;

/** Parses the fragment of an address into a place. Anything that it doesn't name is left out. */
export function readAddress(hash: string): Place {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const place: Record<string, string> = {};
  for (const [key, name] of Object.entries(NAMES)) {
    const value = parameters.get(name);
    if (value !== null && value !== '') place[key] = value;
  }
  return place;
}

/** A place as the fragment of an address. */
export function writeAddress(place: Place): string {
  const parameters = new URLSearchParams();
  for (const [key, name] of Object.entries(NAMES)) {
    const value = place[key as keyof Place];
    if (value !== undefined) parameters.set(name, value);
  }
  return `#${parameters.toString().replace(/\+/g, '%20')}`;
}

/** Puts a place into the address. `isNew` adds a history entry. */
export function setAddress(place: Place, isNew: boolean): void {
  const hash = writeAddress(place);
  if (hash === location.hash) return;
  try {
    if (isNew) {
      history.pushState(null, '', hash);
    } else {
      history.replaceState(null, '', hash);
    }
  } catch {
    // A page without an address of its own, as in a frame, has no history either.
  }
}
