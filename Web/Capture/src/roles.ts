/**
 * An element's role: the author's, or else the one that HTML gives it (HTML Accessibility API Mappings 1.0). Null for
 * elements without a meaningful role, such as `div`.
 */
export function roleOf(element: Element): string | null {
  const written = (element.getAttribute('role') ?? '').toLowerCase().split(/\s+/).find((role) => KNOWN.has(role));
  if (written === 'none' || written === 'presentation' || written === 'generic') {
    return isFocusable(element) || hasGlobalName(element) ? implicitRole(element) : null;
  }
  return written === 'image' ? 'img' : written ?? implicitRole(element);
}

/** Roles that are named by their content, whose words are written only once. */
export const NAMED_BY_CONTENT: ReadonlySet<string> = new Set([
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'gridcell',
  'heading',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'rowheader',
  'switch',
  'tab',
  'tooltip',
  'treeitem',
]);

/** Roles whose parts don't count: the content of a button is the button. */
export const ATOMIC: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'img',
  'math',
  'menuitemcheckbox',
  'menuitemradio',
  'meter',
  'option',
  'progressbar',
  'radio',
  'scrollbar',
  'separator',
  'slider',
  'switch',
  'tab',
]);

/** Roles of controls. */
export const WIDGETS: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
]);

const KNOWN = new Set([
  ...NAMED_BY_CONTENT,
  ...ATOMIC,
  ...WIDGETS,
  'alert',
  'alertdialog',
  'application',
  'article',
  'banner',
  'blockquote',
  'caption',
  'code',
  'complementary',
  'contentinfo',
  'definition',
  'dialog',
  'directory',
  'document',
  'feed',
  'figure',
  'form',
  'generic',
  'grid',
  'group',
  'image',
  'list',
  'listitem',
  'log',
  'main',
  'marquee',
  'menu',
  'menubar',
  'navigation',
  'none',
  'note',
  'paragraph',
  'presentation',
  'radiogroup',
  'region',
  'row',
  'rowgroup',
  'search',
  'status',
  'table',
  'tablist',
  'tabpanel',
  'term',
  'time',
  'timer',
  'toolbar',
  'tree',
  'treegrid',
]);

const BY_NAME: Readonly<Record<string, string>> = {
  address: 'group',
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  caption: 'caption',
  code: 'code',
  datalist: 'listbox',
  dd: 'definition',
  details: 'group',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  figure: 'figure',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hr: 'separator',
  li: 'listitem',
  main: 'main',
  math: 'math',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  summary: 'button',
  table: 'table',
  tbody: 'rowgroup',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
  video: 'video',
  audio: 'audio',
  canvas: 'img',
  iframe: 'iframe',
  frame: 'iframe',
  embed: 'embed',
  object: 'embed',
};

const BY_INPUT: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  submit: 'button',
  search: 'searchbox',
  file: 'button',
  color: 'button',
};

const LANDMARK_BREAKERS = 'article, aside, main, nav, section, [role=article], [role=complementary], [role=main], ' +
  '[role=navigation], [role=region]';

function implicitRole(element: Element): string | null {
  const name = element.localName;
  switch (name) {
    case 'a':
    case 'area':
      return element.hasAttribute('href') ? 'link' : null;
    case 'img':
      return element.getAttribute('alt') === '' && !hasGlobalName(element) ? null : 'img';
    case 'svg':
      return 'img';
    case 'input':
      return BY_INPUT[(element as HTMLInputElement).type] ?? (element.hasAttribute('list') ? 'combobox' : 'textbox');
    case 'select':
      return isListBox(element as HTMLSelectElement) ? 'listbox' : 'combobox';
    case 'header':
    case 'footer':
      if (element.parentElement?.closest(LANDMARK_BREAKERS)) return null;
      return name === 'header' ? 'banner' : 'contentinfo';
    case 'section':
      return hasGlobalName(element) ? 'region' : null;
    case 'td':
    case 'th':
      return cellRole(element);
    default:
      return (Object.prototype.hasOwnProperty.call(BY_NAME, name) ? BY_NAME[name] : null) ?? null;
  }
}

function cellRole(element: Element): string {
  if (element.localName === 'td') return element.closest('[role=grid], [role=treegrid]') ? 'gridcell' : 'cell';
  const scope = element.getAttribute('scope')?.toLowerCase() ?? '';
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  return element.parentElement?.parentElement?.localName === 'thead' || !element.parentElement?.querySelector('td')
    ? 'columnheader'
    : 'rowheader';
}

function isListBox(select: HTMLSelectElement): boolean {
  return select.multiple || select.size > 1;
}

function hasGlobalName(element: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => (element.getAttribute(name) ?? '').trim() !== '');
}

function isFocusable(element: Element): boolean {
  return element.hasAttribute('tabindex') || element.matches('a[href], button, input, select, textarea');
}
