const color = (name: string): string => `var(--tour-${name}, var(--_${name}))`;
const length = (name: string): string => `var(--tour-${name}, var(--_${name}))`;

const font = (name: string): string =>
  `font-family: var(--tour-font, var(--_${name}-font)); font-size: var(--_${name}-size);
  line-height: var(--_${name}-line); font-weight: var(--_${name}-weight);`;

/**
 * The rules for the player's own element. All are important: an important rule of a shadow root wins over the page's
 * rules and over animations. `zoom` undoes that of the page, so that a px here is a px of the window.
 */
const HOST = `
:host { all: initial; position: fixed; inset: 0; display: block; width: 100%; height: 100%; overflow: hidden; pointer-events: none;
  z-index: 2147483647; direction: ltr; unicode-bidi: isolate; color-scheme: var(--_scheme); zoom: var(--_zoom, 1); }
:host([dir=rtl]) { direction: rtl; }
:host([data-aside]) { display: none; }
:host([data-asked]) { pointer-events: auto; }
:host::before, :host::after { display: none; }
:host::backdrop { display: none; }
@media print { :host { display: none; } }
`.replace(/([^\s;{}])\s*([;}])/g, '$1 !important$2');

/** The rules for everything that is drawn. */
// deno-fmt-ignore
export const PARTS = `
* { box-sizing: border-box; }
.blocker { position: absolute; inset: 0; pointer-events: auto; touch-action: none; }
.blocker[hidden] { display: none; }
svg, .blur { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
.box, .words { position: absolute; left: 0; top: 0; }
.box { background: ${color('surface')}; border-radius: ${length('radius')};
  box-shadow: 0 0 0 ${length('border-width')} ${color('border')}, var(--tour-shadow, var(--_shadow)); }
.box.sheet { border-radius: ${length('sheet-radius')} ${length('sheet-radius')} 0 0; }
.arrow { fill: ${color('surface')}; }
.arrow-edge { fill: none; stroke: ${color('border')}; stroke-width: ${length('border-width')}; }
.words { overflow: hidden; border-radius: ${length('radius')}; color: ${color('body')}; outline: none; }
.words.sheet { border-radius: ${length('sheet-radius')} ${length('sheet-radius')} 0 0; }
.words.now { pointer-events: auto; }
:host([data-tabbed]) .words:focus-visible { box-shadow: inset 0 0 0 2px ${color('primary')}; }
.inner { position: absolute; left: 0; top: 0; display: flex; flex-direction: column; padding: ${length('padding')}; border: 0 solid transparent; text-align: start;
  overflow-wrap: break-word; user-select: text; -webkit-user-select: text; }
:host(:not([dir=rtl])) .beside { padding-right: var(--_beside-close); }
:host([dir=rtl]) .beside { padding-left: var(--_beside-close); }
.title, .body, .progress { text-align: match-parent; }
.closes { min-height: var(--_finger); }
.title { margin: 0; ${font('title')} color: ${color('title')}; text-wrap: balance; white-space: pre-line; }
.title + .scroller, .title + .body { margin-top: ${length('title-gap')}; }
.scroller { flex: 0 1 auto; min-height: 0; overflow: hidden; overscroll-behavior: contain; }
.scroller[tabindex] { overflow-y: auto; }
.scroller.more { -webkit-mask-image: linear-gradient(#000 calc(100% - 28px), transparent); mask-image: linear-gradient(#000 calc(100% - 28px), transparent); }
.scroller:focus-visible { outline: 2px solid ${color('primary')}; outline-offset: 2px; border-radius: 4px; }
.body { margin: 0; ${font('body')} color: ${color('body')}; text-wrap: balance; white-space: pre-line; }
.body strong { font-weight: 700; }
.body code { font: inherit; color: ${color('title')}; }
.body a { color: ${color('link')}; }
.image { display: block; max-width: 100%; object-fit: cover; border-radius: 8px; margin: 0 auto ${length('section-gap')}; }
.image.wide { width: 100%; aspect-ratio: 16 / 9; }
.image:last-child { margin-bottom: 0; }
.foot { display: flex; flex: none; align-items: center; justify-content: space-between; gap: ${length('section-gap')}; margin-top: var(--_above-buttons); }
.foot:first-child { margin-top: 0; }
.foot.rows { flex-direction: column; align-items: stretch; gap: var(--_stack-gap); }
.buttons { display: flex; flex: none; gap: ${length('button-gap')}; max-width: 100%; margin-inline-start: auto; }
.rows .buttons { align-self: flex-end; }
.stack .buttons { flex-direction: column; align-self: stretch; gap: var(--_stack-gap); width: 100%; }
.stack .button, .rows .progress { white-space: normal; }
.inner.has-buttons { padding-bottom: var(--_below-buttons); }
button { appearance: none; border: 0; margin: 0; cursor: pointer; touch-action: manipulation; }
.button { position: relative; flex: none; max-width: 100%; white-space: nowrap; min-width: var(--_finger); padding: var(--_button-space) ${length('button-padding')}; border-radius: ${length('button-radius')};
  ${font('button')} font-weight: min(500, var(--_button-weight)); text-wrap: balance; background: ${color('secondary')}; color: ${color('on-secondary')}; }
.button::after { content: ''; position: absolute; inset: calc(-1 * var(--_reach)) 0; }
.button.primary { font-weight: var(--_button-weight); background: ${color('primary')}; color: ${color('on-primary')}; }
.button:disabled { opacity: 0.45; cursor: default; }
@media (hover: hover) { .button:not(:disabled):hover { filter: brightness(1.06) saturate(1.06); } }
.button:not(:disabled):active { filter: brightness(0.94); }
.button:focus-visible, .close:focus-visible, .leave:focus-visible { outline: 2px solid ${color('primary')}; outline-offset: 2px; }
.close { position: absolute; inset-block-start: 0; inset-inline-end: 0; width: var(--_finger); height: var(--_finger); padding: 0; background: none; color: ${color('close')}; border-radius: 22px; }
.close.over { color: #fff; }
.close.over svg { box-sizing: content-box; padding: 8px; border-radius: 14px; background: #00000073; }
.close svg { position: static; display: block; width: 12px; height: 12px; margin: auto; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; fill: none; }
.dots { display: flex; gap: 6px; }
.dots > * { width: 6px; height: 6px; border-radius: 3px; background: ${color('progress')}; opacity: 0.35; }
.dots > b { width: 16px; opacity: 1; }
.progress { flex: none; margin: 0; white-space: nowrap; ${font('progress')} color: ${color('progress')}; }
.inner .placed { position: absolute; margin: 0; white-space: nowrap; }
.placed .line { display: block; width: max-content; white-space: pre; }
.button .line { margin: auto; }
.measuring { position: absolute; visibility: hidden; }
.measuring .inner { position: static; }
.leave { position: absolute; inset-block-start: 16px; inset-inline-end: 16px; padding: 8px 14px; border-radius: 18px; ${font('button')}
  background: ${color('surface')}; color: ${color('title')}; pointer-events: auto; }
.leave:not(:focus-visible) { opacity: 0; pointer-events: none; }
.live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sprite { position: absolute; left: 0; top: 0; object-fit: contain; display: grid; place-items: center; }
.safe { position: absolute; width: 1000px; padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left); }
@media (forced-colors: active) {
  .box { outline: 1px solid CanvasText; background: Canvas; }
  .arrow { fill: Canvas; }
  .arrow-edge, .ring { stroke: CanvasText !important; }
  .button, .leave { outline: 1px solid ButtonText; }
  .dots > * { background: CanvasText; }
  :host([data-tabbed]) .words:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; }
}
`;

/**
 * The style sheet of the player's shadow root. A page styles it by `--tour-surface` and the like, or by
 * `::part(callout)`.
 */
export const SHEET = HOST + PARTS;
