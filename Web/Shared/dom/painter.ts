import type { Part } from './scene';
import type { Stage } from './stage';

const SVG = 'http://www.w3.org/2000/svg';

/** Returns true if CSS can set and animate paths. */
export const hasPathProperty = (): boolean => typeof CSS !== 'undefined' && !!CSS.supports?.('d', 'path("M0 0L1 1")');

/** The parts of a stage that are drawn on. */
export type PaintedStage = Pick<Stage, 'host' | 'art' | 'boxes' | 'words' | 'sprites'>;

/** The makers of words and sprites. */
export interface Makers {
  readonly words: (step: string) => HTMLElement;
  readonly sprite: (image: string | null, symbol: string | null, color: string | null) => HTMLElement;
}

/** Draws parts: creates new ones, removes old ones, and sets the properties that have changed. */
export class Painter {
  private _made = new Map<string, Element>();
  private _frames = new Map<string, Element>();
  private _set = new Map<Element, Record<string, string>>();
  private readonly _byStyle = hasPathProperty();

  constructor(private readonly _stage: PaintedStage, private readonly _makers: Makers) {}

  /** The element of a part, by its key. */
  element(key: string): Element | undefined {
    return this._made.get(key);
  }

  /** Forgets the words of a step, so that they are made anew. */
  forget(key: string): void {
    this._made.get(key)?.remove();
    this._made.delete(key);
  }

  paint(parts: readonly Part[]): void {
    const kept = new Set(parts.map((part) => part.key));
    for (const [key, element] of this._made) {
      if (kept.has(key)) continue;
      element.remove();
      this._frames.get(key)?.remove();
      this._made.delete(key);
      this._frames.delete(key);
    }
    for (const part of parts) {
      let element = this._made.get(part.key);
      if (!element) {
        element = this._make(part);
        this._made.set(part.key, element);
      }
      this._fix(element, part);
      this.style(element, part.css);
    }
  }

  /** Sets the properties whose values have changed. */
  style(element: Element, css: Readonly<Record<string, string>>): void {
    const before = this._set.get(element) ?? {};
    for (const [name, value] of Object.entries(css)) {
      if (before[name] === value) continue;
      if (name !== 'd') {
        (element as HTMLElement | SVGElement).style.setProperty(name, value);
      } else {
        for (const path of pathsOf(element)) {
          if (this._byStyle) {
            path.style.setProperty('d', `path("${value}")`);
          } else {
            path.setAttribute('d', value);
          }
        }
      }
    }
    this._set.set(element, { ...before, ...css });
  }

  private _make(part: Part): Element {
    const page = this._stage.host.ownerDocument;
    const { art, boxes, words, sprites } = this._stage;
    const svg = (name: string, parent: Element, className = ''): SVGElement => {
      const element = page.createElementNS(SVG, name);
      if (className) element.setAttribute('class', className);
      parent.append(element);
      return element;
    };
    const html = (className: string, parent: Element): HTMLElement => {
      const element = page.createElement('div');
      element.className = className;
      parent.append(element);
      return element;
    };
    const layer = part.fixed['layer'] ?? '';
    switch (part.kind) {
      case 'layer': {
        const group = svg('g', art);
        const mask = svg('mask', group);
        mask.setAttribute('id', part.key);
        // A mask covers the bounding box of the element that it is applied to, plus a margin; the rect spans more than
        // the dim.
        const ground = svg('rect', mask);
        for (
          const [name, value] of [
            ['x', '-10000'],
            ['y', '-10000'],
            ['width', '30000'],
            ['height', '30000'],
            ['fill', '#fff'],
          ] as const
        ) {
          ground.setAttribute(name, value);
        }
        return group;
      }
      case 'dim': {
        const group = this._made.get(layer) ?? art;
        const path = svg('path', group);
        // Below the rings, even if they were there before it.
        group.firstElementChild?.after(path);
        // With the attribute instead, Chromium would never free the drawing.
        path.style.setProperty('mask', `url(#${layer})`);
        return path;
      }
      case 'hole': {
        const path = svg('path', this._made.get(layer)?.querySelector('mask') ?? art);
        path.setAttribute('fill', '#000');
        return path;
      }
      case 'ring': {
        const path = svg('path', this._made.get(layer) ?? art, 'ring');
        path.setAttribute('fill', 'none');
        return path;
      }
      case 'blur': {
        const blur = html('blur', boxes);
        // The blur acts on everything below it: the page, and nothing of the tour.
        art.before(blur);
        return blur;
      }
      case 'box': {
        const box = html('box', boxes);
        box.setAttribute('part', 'callout');
        return box;
      }
      case 'arrow': {
        const drawing = svg('svg', boxes);
        svg('path', drawing, 'arrow').setAttribute('part', 'arrow');
        svg('path', drawing, 'arrow-edge');
        return drawing;
      }
      case 'words': {
        const wrapper = html('words', words);
        wrapper.append(this._makers.words(part.fixed['step'] ?? ''));
        return wrapper;
      }
      case 'sprite': {
        const sprite = this._makers.sprite(
          part.fixed['image'] ?? null,
          part.fixed['symbol'] ?? null,
          part.fixed['color'] ?? null,
        );
        sprite.classList.add('sprite');
        sprite.setAttribute('part', 'sprite');
        sprites.append(sprite);
        return sprite;
      }
    }
  }

  private _fix(element: Element, { key, kind, fixed }: Part): void {
    if (kind === 'box' || kind === 'words') element.classList.toggle('sheet', fixed['kind'] === 'sheet');
    if (kind === 'sprite') this.style(element, { width: fixed['width'] ?? '', height: fixed['height'] ?? '' });
    if (kind !== 'hole' && kind !== 'ring') return;
    const clip = fixed['clip'];
    const id = key.replace(' ', '-');
    if (clip) {
      let frame = this._frames.get(key);
      if (!frame) {
        const page = this._stage.host.ownerDocument;
        frame = page.createElementNS(SVG, 'clipPath');
        frame.id = id;
        frame.append(page.createElementNS(SVG, 'path'));
        this._stage.art.append(frame);
        this._frames.set(key, frame);
      }
      this.style(frame, { d: clip });
    }
    this.style(element, { 'clip-path': clip ? `url(#${id})` : '', 'stroke-dasharray': fixed['dash'] ?? '' });
  }
}

/** The paths of an element: itself, or those of an arrow. */
export const pathsOf = (element: Element): SVGElement[] =>
  element.localName === 'path' ? [element as SVGElement] : [...element.querySelectorAll<SVGElement>('path')];
