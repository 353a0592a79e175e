import { attributesOf } from './attributes';
import { frameOf } from './box';
import { type Choice, typeOf } from './choose';
import { isOpaque } from './cover';
import { uniqueSelector } from './css';
import { displayOf, safeAreaOf, traitsOf } from './display';
import { nativeId } from './ids';
import type { ManifestElement, ManifestOccluder, ManifestSnapshot, ManifestWindow } from './manifest';
import { type Name, nameAll } from './naming';
import type { WalkNode } from './node';
import type { CaptureOptions } from './options';
import type { PageModel } from './model';
import { alphaOf, shapeOf } from './shape';
import { manifestSpace, placeIn, type Space } from './spaces';
import { isSecret, stateOf, valueOf } from './state';
import { visibilityOf } from './visibility';

/** The largest coordinate that a manifest may have. */
const FARTHEST = 10_000_000;

/** Writes a captured page as layouts have it. */
export class SnapshotWriter {
  /** True if elements were left out, because they are too many or too far away. */
  isCut = false;
  private readonly names = new Map<WalkNode, Name>();
  private readonly chosen: Choice[] = [];
  private readonly kept = new Set<WalkNode>();

  constructor(private readonly page: PageModel, private readonly options: CaptureOptions) {
    const most = options.mostElements ?? 20_000;
    for (const choice of page.choices.all) {
      const isNear = choice.node.box.every((side) => Number.isFinite(side) && Math.abs(side) < FARTHEST / 2);
      if (isNear && this.chosen.length < most) {
        this.chosen.push(choice);
        this.kept.add(choice.node);
      } else this.isCut = true;
    }
    this.nameElements();
    this.nameSpaces();
  }

  /** The snapshot. */
  snapshot(): ManifestSnapshot {
    const { options, page } = this;
    const insets = safeAreaOf(window);
    const elements = this.chosen.map((choice) => this.element(choice));
    const windows = this.windows();
    const spaces = page.spaces.all.filter((space) => space.id !== '').map(manifestSpace);
    const occluders = this.occluders();
    return {
      screen: options.screen,
      variant: options.variant ?? 'default',
      traits: traitsOf(window, options.traits),
      display: displayOf(window),
      ...(insets ? { insets: { safeArea: insets } } : {}),
      ...(windows.length > 0 ? { windows } : {}),
      ...(spaces.length > 0 ? { spaces } : {}),
      elements,
      ...(occluders.length > 0 || page.areOccludersKnown ? { occluders } : {}),
    };
  }

  private nameElements(): void {
    const places = new Map(this.chosen.map((choice, index) => [choice.node, index]));
    const counts = new Map<number, number>();
    const unnamed = this.chosen.map((choice) => {
      const parent = this.parentOf(choice.node);
      const around = parent ? places.get(parent) ?? -1 : -1;
      const position = counts.get(around) ?? 0;
      counts.set(around, position + 1);
      return { own: choice.own?.id ?? null, type: typeOf(choice), parent: around, position };
    });
    for (const [index, name] of nameAll(unnamed).entries()) {
      const choice = this.chosen[index];
      if (choice) this.names.set(choice.node, name);
    }
  }

  /** Names spaces after their elements, and the page's space `page`. Spaces without elements are left out. */
  private nameSpaces(): void {
    const taken = new Set(['global']);
    const used = new Set<Space>();
    for (const { node } of this.chosen) {
      for (let space = this.page.spaces.of(node); space && !used.has(space); space = space.parent) used.add(space);
    }
    for (const space of this.page.spaces.all) {
      if (!used.has(space)) continue;
      const base = space.node.parent ? this.names.get(space.node)?.id : 'page';
      // The content of an element that was left out is left out too.
      if (base === undefined) continue;
      let id = base;
      for (let number = 1; taken.has(id); number += 1) id = `${base}-${number}`;
      taken.add(id);
      space.id = id;
    }
  }

  private parentOf(node: WalkNode): WalkNode | null {
    for (let next = this.page.choices.around(node.parent); next; next = this.page.choices.around(next.node.parent)) {
      if (this.kept.has(next.node)) return next.node;
    }
    return null;
  }

  private element(choice: Choice): ManifestElement {
    const { options, page } = this;
    const { node, role, name, text } = choice;
    const { element } = node;
    const { id, identity } = this.names.get(node) ?? { id: '', identity: 'path' };
    const isPrivate = page.isPrivate(element);
    const result: ManifestElement = { id, identity, frame: [0, 0, 0, 0], type: typeOf(choice) };
    const native = identity === 'numbered' ? choice.own?.id : nativeId(element, id);
    if (native) result.nativeId = native;
    const css = options.css ? uniqueSelector(element, options.testIds) : undefined;
    if (css) result.css = css;
    if (!isPrivate && name) result.label = name.words;
    if (!isPrivate && text && text !== name?.words) result.text = text;
    const value = options.values && !isPrivate && !isSecret(element) ? valueOf(element) : undefined;
    if (value) result.value = value;
    const parent = this.parentOf(node);
    const parentName = parent && this.names.get(parent);
    if (parentName) result.parent = parentName.id;
    const visibility = visibilityOf(node, page);
    if (visibility) result.visibility = visibility;
    if (node.isRendered) this.place(node, result);
    Object.assign(result, node.isRendered ? stateOf(node, role, page.isInert(node)) : {});
    const attributes = isPrivate ? {} : attributesOf(element, role, options.testIds);
    if (Object.keys(attributes).length > 0) result.attributes = attributes;
    return result;
  }

  /** Writes an element's frame, and the space that it lies in. */
  private place(node: WalkNode, result: ManifestElement): void {
    const { page } = this;
    const space = page.spaces.of(node);
    Object.assign(result, placeIn(space, node));
    if (space) result.space = space.id;
    if (node.isTop) result.window = this.names.get(node)?.id ?? 'app';
    const shape = shapeOf(node);
    if (shape) result.shape = shape;
    const z = this.heightOf(node);
    if (z !== 0) result.z = z;
  }

  /** Gives occluders odd heights, and everything else the even height between those painted before it and after it. */
  private heightOf(node: WalkNode): number {
    const below = this.page.occluders.filter((each) => each !== node && this.page.order.compare(each, node) < 0).length;
    return 2 * below + (this.page.occluders.includes(node) ? 1 : 0);
  }

  private windows(): ManifestWindow[] {
    const { tops, display } = this.page;
    if (tops.length === 0) return [];
    const app: ManifestWindow = { id: 'app', type: 'app', z: 0, frame: frameOf(display) };
    const others = tops.map((node, index): ManifestWindow => {
      const backdrop = getComputedStyle(node.element, '::backdrop').backgroundColor;
      const isAll = node.element.matches(':modal') && alphaOf(backdrop) >= 0.9;
      const frame = frameOf(isAll ? display : node.box);
      return { id: this.names.get(node)?.id ?? 'dialog', type: 'dialog', z: index + 1, frame };
    });
    return [app, ...others];
  }

  private occluders(): ManifestOccluder[] {
    const { page } = this;
    return page.occluders.flatMap((node): ManifestOccluder[] => {
      const name = this.names.get(node);
      if (!name) return [];
      const kind = page.choices.around(node)?.role ?? node.style.position;
      // If something that isn't in the list may lie over others, the list doesn't decide.
      const inferred = page.areOccludersKnown ? {} : { inferred: true };
      return [{ kind, element: name.id, opaque: isOpaque(node), ...inferred }];
    });
  }
}
