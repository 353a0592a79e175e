import type { WalkNode } from './node';

/** A position in the painting order: a path down through stacking contexts. */
type PaintKey = readonly (readonly [layer: number, z: number, index: number])[];

/** The layers of a stacking context (CSS 2, appendix E), from back to front. */
const BEHIND = -1;
const FLOW = 0;
const RAISED = 1;
const IN_FRONT = 2;
const TOP = 3;

/** The order in which the elements of a page are painted, as far as their styles tell. */
export class PaintOrder {
  private readonly keys: PaintKey[] = [];
  /** By node: the key of the stacking context of its positioned descendants. */
  private readonly contexts: PaintKey[] = [];
  /** By node: the key with which its other descendants are painted. */
  private readonly grounds: PaintKey[] = [];

  constructor(nodes: readonly WalkNode[]) {
    for (const node of nodes) this.add(node);
  }

  /** Negative if `a` is painted before `b`, positive if it is painted after it. */
  compare(a: WalkNode, b: WalkNode): number {
    const [one, other] = [this.keys[a.index] ?? [], this.keys[b.index] ?? []];
    for (let depth = 0; depth < Math.min(one.length, other.length); depth += 1) {
      const [first, second] = [one[depth], other[depth]];
      for (let part = 0; part < 3; part += 1) {
        const difference = (first?.[part] ?? 0) - (second?.[part] ?? 0);
        if (difference !== 0) return difference;
      }
    }
    return one.length - other.length;
  }

  private add(node: WalkNode): void {
    const { index, parent, style } = node;
    const context = parent ? this.contexts[parent.index] ?? [] : [];
    const ground = parent ? this.grounds[parent.index] ?? [] : [];
    const z = style.zIndex === 'auto' ? null : Number(style.zIndex);
    const isPlaced = style.position !== 'static';
    const takesZ = isPlaced || /flex|grid/.test(parent?.style.display ?? '');
    const isContext = !parent || node.isTop || makesContext(style) || (takesZ && z !== null);
    if (!isPlaced && !isContext) {
      this.keys[index] = [...ground, [FLOW, 0, index]];
      this.contexts[index] = context;
      this.grounds[index] = ground;
      return;
    }
    const depth = takesZ ? z ?? 0 : 0;
    const layer = node.isTop ? TOP : depth < 0 ? BEHIND : depth > 0 ? IN_FRONT : RAISED;
    const key: PaintKey = node.isTop ? [[TOP, 0, index]] : [...context, [layer, depth, index]];
    this.keys[index] = key;
    this.contexts[index] = isContext ? key : context;
    this.grounds[index] = key;
  }
}

/** Returns true if a style by itself creates a stacking context. */
function makesContext(style: CSSStyleDeclaration): boolean {
  const some = (name: string): boolean => {
    const value = style.getPropertyValue(name);
    return value !== '' && value !== 'none' && value !== 'auto' && value !== 'normal';
  };
  return (
    style.position === 'fixed' || style.position === 'sticky' || Number(style.opacity || 1) < 1 ||
    [
      'transform',
      'rotate',
      'scale',
      'translate',
      'filter',
      'backdrop-filter',
      'perspective',
      'clip-path',
      'mask-image',
      'mix-blend-mode',
      'container-type',
    ].some(some) ||
    style.isolation === 'isolate' || /paint|layout|strict|content/.test(style.contain) ||
    /transform|opacity|filter|perspective|isolation|position|z-index/.test(style.willChange)
  );
}
