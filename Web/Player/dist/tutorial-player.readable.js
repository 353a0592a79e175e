// Shared/dom/calls.ts
function report(error) {
  const { reportError } = globalThis;
  if (reportError) {
    reportError(error);
  } else {
    setTimeout(() => {
      throw error;
    });
  }
}
function call(run, otherwise) {
  try {
    return run();
  } catch (error) {
    report(error);
    return otherwise;
  }
}

// Shared/engine/own.ts
var ownValue = (map, key) => map && Object.prototype.hasOwnProperty.call(map, key) ? map[key] : void 0;

// Player/src/store.ts
function browserStore() {
  const attempt = (what, otherwise) => {
    try {
      return what(localStorage);
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key), null),
    setItem: (key, value2) => attempt((store) => store.setItem(key, value2), void 0),
    removeItem: (key) => attempt((store) => store.removeItem(key), void 0)
  };
}
var seenKey = (once) => `tutorialc.seen:${once}`;
var savedKey = (tutorial) => `tutorialc.saved:${tutorial}`;

// Player/src/app.ts
var App = class {
  constructor(_tour, _options) {
    this._tour = _tour;
    this._options = _options;
    this._listeners = /* @__PURE__ */ new Map();
  }
  /** The app's flags, or null if it has none. */
  get flags() {
    const { flags } = this._options;
    return flags ? copied(typeof flags === "function" ? call(flags, {}) : flags, (value2) => value2) : null;
  }
  get seen() {
    return this._read(seenKey(this._tour.once)) !== null;
  }
  get saved() {
    return this._options.fresh ? null : this._read(savedKey(this._tour.tutorial));
  }
  /** Saves the person's place, or deletes it if null. */
  save(saved) {
    const key = savedKey(this._tour.tutorial);
    call(() => saved === null ? this._store?.removeItem(key) : this._store?.setItem(key, saved), void 0);
  }
  /** Remembers that the tour has been seen. */
  remember(once) {
    call(() => this._store?.setItem(seenKey(once), "1"), void 0);
  }
  /** Performs an action. The promise resolves to true if it succeeded, to false if it failed. */
  async perform(action) {
    const { actions = {} } = this._options;
    const perform = ownValue(actions, action);
    try {
      await Promise.resolve();
      await perform?.();
    } catch (error) {
      report(error);
      return false;
    }
    return !!perform;
  }
  /** Adds a listener. Returns a function that removes it. */
  on(name, listener) {
    const list = this._listeners.get(name) ?? /* @__PURE__ */ new Set();
    list.add(listener);
    this._listeners.set(name, list);
    return () => list.delete(listener);
  }
  emit(name, detail) {
    for (const listener of [...this._listeners.get(name) ?? []]) {
      call(() => listener(detail), void 0);
    }
  }
  get _store() {
    return this._options.store === void 0 ? browserStore() : this._options.store;
  }
  _read(key) {
    const value2 = call(() => this._store?.getItem(key), null);
    return typeof value2 === "string" ? value2 : null;
  }
};
function copied(map, make) {
  const names = map && typeof map === "object" ? call(() => Object.keys(map), []) : [];
  const pairs = names.map(
    (name) => call(() => [name, make(map[name])], null)
  );
  return Object.fromEntries(pairs.filter((pair) => !!pair));
}
var variableValues = (values) => copied(values, (value2) => typeof value2 === "number" ? value2 : String(value2));

// Player/src/device.ts
function deviceOf(page, options, tour) {
  const view = page.defaultView;
  const matchesQuery = (query2) => view?.matchMedia?.(query2).matches ?? false;
  const [width, height] = [view?.innerWidth ?? 0, view?.innerHeight ?? 0];
  const factor = Math.round(Math.min(Math.max(mediumOf(page) / 16, 0.25), 5) * 100) / 100;
  const idioms = new Set(tour.variants.map((variant) => variant.traits["idiom"]));
  const idiom = width < 600 ? "phone" : width < 1024 ? "tablet" : "desktop";
  return {
    traits: {
      platform: tour.variants.some((variant) => variant.traits["platform"] === "web") ? "web" : null,
      idiom: idioms.has(idiom) ? idiom : null,
      orientation: width > height ? "landscape" : "portrait",
      locale: options.locale ?? (page.documentElement.lang || view?.navigator.language || null),
      textSize: options.textSize === void 0 ? factor === 1 ? null : String(factor) : String(options.textSize),
      colorScheme: (options.colorScheme === "page" ? schemeOf(page) : options.colorScheme) ?? (matchesQuery("(prefers-color-scheme: dark)") ? "dark" : "light"),
      ...options.traits
    },
    display: [width, height],
    lessMotion: options.lessMotion ?? matchesQuery("(prefers-reduced-motion: reduce)"),
    forcedColors: matchesQuery("(forced-colors: active)")
  };
}
function schemeOf(page) {
  const view = page.defaultView;
  if (!view)
    return void 0;
  const styles = [page.body, page.documentElement].filter((one) => one).map((one) => view.getComputedStyle(one));
  const schemes = (styles[styles.length - 1]?.colorScheme ?? "").split(" ");
  const [light, dark] = [schemes.includes("light"), schemes.includes("dark")];
  if (light !== dark)
    return dark ? "dark" : "light";
  for (const { backgroundColor } of styles) {
    const [r = 0, g = 0, b = 0, a = 1] = rgbaOf(page, backgroundColor);
    if (a >= 0.5)
      return r * 0.2126 + g * 0.7152 + b * 0.0722 < 0.4 * 255 ? "dark" : "light";
  }
  return void 0;
}
function rgbaOf(page, color2) {
  const numbers = (color2.match(/[\d.]+/g) ?? []).map(Number);
  if (/^rgb/.test(color2))
    return numbers;
  const context = page.createElement("canvas").getContext?.("2d", { willReadFrequently: true });
  if (!context)
    return [0, 0, 0, 0];
  context.fillStyle = color2;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
var MEDIUM = /* @__PURE__ */ new WeakMap();
function mediumOf(page) {
  const known3 = MEDIUM.get(page);
  if (known3)
    return known3;
  const probe = page.createElement("span");
  for (const [name, value2] of [["all", "initial"], ["display", "none"], ["font-size", "medium"]]) {
    probe.style?.setProperty(name, value2, "important");
  }
  page.documentElement.append(probe);
  const size = parseFloat(page.defaultView?.getComputedStyle(probe).fontSize ?? "") || 16;
  probe.remove();
  MEDIUM.set(page, size);
  return size;
}

// Player/src/lease.ts
var OWNER = Symbol.for("tutorialc.owner");
var Lease = class {
  constructor(page) {
    this.page = page;
    this._undo = [];
  }
  /**
   * Takes the page and stops its present tenant. A guest only suspends the tenant, and gives the page back when it
   * leaves.
   */
  acquire(tenant, isGuest) {
    const page = this.page;
    let owner = page[OWNER];
    if (owner && isGuest) {
      this._suspended = owner;
      owner.suspend();
    }
    for (; owner && !isGuest; owner = page[OWNER] === owner ? void 0 : page[OWNER])
      owner.stop();
    page[OWNER] = tenant;
    this.add(() => {
      if (page[OWNER] !== tenant)
        return;
      const before = this._suspended?.isOver() ? void 0 : this._suspended;
      page[OWNER] = before;
      before?.resume();
    });
  }
  /** Adds a function that gives something back. */
  add(undo) {
    this._undo.push(undo);
  }
  /** Listens until the release. */
  listen(target, names, listener, capture = false) {
    for (const name of names.split(" ")) {
      target?.addEventListener?.(name, listener, { capture, passive: PASSIVE.test(name) });
      this.add(() => target?.removeEventListener?.(name, listener, { capture }));
    }
  }
  /** Gives everything back. An exception doesn't keep the rest. */
  release() {
    for (let undo = this._undo.pop(); undo; undo = this._undo.pop()) {
      try {
        undo();
      } catch {
      }
    }
  }
};
var PASSIVE = /^(scroll|touchstart|touchend|touchmove)$/;

// Shared/dom/box.ts
var DEEPEST = 8;
var [ELEMENT, TEXT] = [1, 3];
function boxOf(element) {
  let box = ownBox(element);
  for (let frame = frameOf(element); frame; frame = frameOf(frame)) {
    const outer = frame.getBoundingClientRect();
    const style2 = getComputedStyle(frame);
    const across = frame.offsetWidth ? outer.width / frame.offsetWidth : 1;
    const down = frame.offsetHeight ? outer.height / frame.offsetHeight : 1;
    box = [
      outer.x + (box[0] + frame.clientLeft + parseFloat(style2.paddingLeft)) * across,
      outer.y + (box[1] + frame.clientTop + parseFloat(style2.paddingTop)) * down,
      box[2] * across,
      box[3] * down
    ];
  }
  return box;
}
function ownBox(element, depth = 0) {
  if (element.localName === "area")
    return areaBox(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const own = [x, y, width, height];
  const isDrawn = "ownerSVGElement" in element;
  if (isDrawn || depth > DEEPEST || !(element.childElementCount || element.shadowRoot || element.localName === "slot"))
    return own;
  const { display, overflowX, overflowY } = getComputedStyle(element);
  const isEmpty = width * height === 0 && overflowX === "visible" && overflowY === "visible";
  if (display !== "inline" && display !== "contents" && !isEmpty)
    return own;
  const flows = display === "inline" && width > 0 && height > 0;
  const boxes = flows ? [own] : [];
  for (const node of childrenOf(element)) {
    if (node.nodeType === TEXT && display === "contents") {
      const range = element.ownerDocument.createRange();
      range.selectNode(node);
      const rect = range.getBoundingClientRect();
      boxes.push([rect.x, rect.y, rect.width, rect.height]);
    } else if (node.nodeType === ELEMENT) {
      const child = node;
      const style2 = getComputedStyle(child);
      if (style2.display === "none" || style2.visibility !== "visible" || style2.opacity === "0")
        continue;
      const placed = /absolute|fixed/.test(style2.position);
      const box = ownBox(child, depth + 1);
      const isAside = placed && (flows || box[2] < 2 || box[3] < 2 || box[0] + box[2] < 0 || box[1] + box[3] < 0);
      if (!isAside)
        boxes.push(box);
    }
  }
  const some = boxes.filter((box) => box[2] > 0 || box[3] > 0);
  if (!some.length)
    return own;
  const [left, top] = [Math.min(...some.map((box) => box[0])), Math.min(...some.map((box) => box[1]))];
  return [
    left,
    top,
    Math.max(...some.map((box) => box[0] + box[2])) - left,
    Math.max(...some.map((box) => box[1] + box[3])) - top
  ];
}
function childrenOf(element) {
  const slotted = element.assignedNodes?.() ?? [];
  return slotted.length ? slotted : [...(element.shadowRoot ?? element).childNodes];
}
function elementsIn(parent) {
  if (parent.localName === "form")
    return [...parent.querySelectorAll(":scope > *")];
  const list = [];
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling)
    list.push(child);
  return list;
}
function imageOf(area2) {
  const name = area2.closest("map")?.name;
  const images = area2.getRootNode().querySelectorAll("[usemap]");
  return [...images].find((one) => one.getAttribute("usemap") === `#${name}`) ?? null;
}
function areaBox(area2) {
  const image = imageOf(area2);
  if (!image)
    return [0, 0, 0, 0];
  const rect = image.getBoundingClientRect();
  const style2 = getComputedStyle(image);
  const across = rect.width / (image.offsetWidth || rect.width);
  const down = rect.height / (image.offsetHeight || rect.height);
  const at2 = area2.coords.split(",").map(Number);
  if (area2.shape === "default" || at2.length < 3 || !at2.every(Number.isFinite)) {
    return [rect.x, rect.y, rect.width, rect.height];
  }
  const [a = 0, b = 0, c = 0] = at2;
  const xs = at2.length === 3 ? [a - c, a + c] : at2.filter((_, index) => index % 2 === 0);
  const ys = at2.length === 3 ? [b - c, b + c] : at2.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [
    rect.x + (image.clientLeft + parseFloat(style2.paddingLeft) + x) * across,
    rect.y + (image.clientTop + parseFloat(style2.paddingTop) + y) * down,
    (Math.max(...xs) - x) * across,
    (Math.max(...ys) - y) * down
  ];
}
function frameOf(element) {
  try {
    return element.ownerDocument.defaultView?.frameElement ?? null;
  } catch {
    return null;
  }
}
function parentOf(element) {
  const parent = ownProperty(element, "assignedSlot") ?? ownProperty(element, "parentElement");
  if (parent)
    return parent;
  const root = element.getRootNode();
  return "host" in root ? root.host : frameOf(element);
}
var ownProperty = (element, name) => Reflect.get(Element.prototype, name, element);
var isClosedAround = (host, element) => !host.shadowRoot && host.getRootNode() !== element.getRootNode() && within(element, host);
function within(element, outer) {
  for (let at2 = element; at2; at2 = parentOf(at2)) {
    if (at2 === outer)
      return true;
  }
  return false;
}

// Shared/dom/ancestors.ts
function* selfAndAncestors(element) {
  const page = element.ownerDocument;
  let position = "";
  for (let at2 = element; at2 && at2.ownerDocument === page; at2 = parentOf(at2)) {
    const style2 = getComputedStyle(at2);
    const isFree = position === "fixed" || position === "absolute" && style2.position === "static";
    const isContaining = style2.display !== "contents" && !(isFree && !isContainingBlock(style2));
    if (isContaining)
      position = style2.position;
    yield { at: at2, style: style2, isContaining };
    if (isOnTop(at2, style2))
      return;
  }
}
var isOnTop = (at2, { position }) => at2.hasAttribute("popover") || at2.localName === "dialog" && position === "fixed";
function isContainingBlock(style2) {
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter } = style2;
  return style2.display !== "inline" && (/layout/.test(style2.contain) || clipsPaint(style2) || style2.transformStyle === "preserve-3d" || [transform, translate, rotate, scale, perspective, filter, backdropFilter].some(
    (value2) => value2 && value2 !== "none"
  ) || /transform|translate|rotate|scale|perspective|filter|contain/.test(style2.willChange));
}
var clipsPaint = ({ contain, contentVisibility }) => /paint|strict|content/.test(contain) || contentVisibility === "auto";
function overflowOf(style2) {
  if (/^(inline|contents)$/.test(style2.display))
    return ["visible", "visible"];
  const of = (flow) => flow === "visible" && clipsPaint(style2) ? "clip" : flow;
  return [of(style2.overflowX), of(style2.overflowY)];
}
var hasClip = ({ clip: clip2, clipPath }) => !!clipPath && clipPath !== "none" || !!clip2 && clip2 !== "auto";
function rectOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
}

// Shared/dom/layer.ts
var FOLLOWING = 4;
function isAbove(one, element) {
  const path = /* @__PURE__ */ new Set();
  for (let at2 = element; at2; at2 = parentOf(at2))
    path.add(at2);
  let common = one;
  while (common && !path.has(common))
    common = parentOf(common);
  if (!common || common === one || common === element)
    return false;
  const [a, b] = [layerIn(common, one), layerIn(common, element)];
  return a.layer > b.layer || a.layer === b.layer && !!(b.child.compareDocumentPosition(a.child) & FOLLOWING);
}
function layerIn(common, element) {
  let layer = -0.5;
  let child = element;
  for (let at2 = element; at2 && at2 !== common; at2 = parentOf(at2)) {
    const style2 = getComputedStyle(at2);
    const parent = parentOf(at2);
    const isItem = style2.zIndex !== "auto" && style2.position === "static" && !!parent && /flex|grid/.test(getComputedStyle(parent).display);
    if (makesStackingContext(style2, isItem)) {
      layer = style2.position === "static" && !isItem ? 0 : Number(style2.zIndex) || 0;
    } else if (style2.position !== "static" && layer === -0.5) {
      layer = 0;
    }
    child = at2;
  }
  return { layer, child };
}
var makesStackingContext = (style2, isItem) => /fixed|sticky/.test(style2.position) || style2.zIndex !== "auto" && (isItem || style2.position !== "static") || style2.opacity !== "1" || style2.isolation === "isolate" || isContainingBlock(style2) || (style2.clipPath ?? "none") !== "none" || style2.mixBlendMode !== "normal";

// Shared/dom/paint.ts
var [OPAQUE, CLEAR] = [0.5, 0.02];
var COLOR = /(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|\btransparent\b/g;
var alphas = (value2) => (value2.match(COLOR) ?? []).map((color2) => {
  if (color2 === "transparent")
    return 0;
  const [, alpha = color2.startsWith("rgba") ? color2.split(",")[3] : void 0] = color2.split("/");
  return alpha === void 0 ? 1 : fraction(alpha);
});
var fraction = (text) => (parseFloat(text) || 0) / (text.includes("%") ? 100 : 1);
function isOpaque(one) {
  const own = getComputedStyle(one);
  let alpha = paintOpacity(one, own);
  if (alpha < OPAQUE || own.maskImage && own.maskImage !== "none")
    return false;
  for (const { at: at2, style: style2 } of selfAndAncestors(one))
    alpha *= isTurnedAway(at2, style2) ? 0 : styleOpacity(style2);
  return alpha >= OPAQUE && one.checkVisibility?.() !== false;
}
function paintOpacity(one, style2) {
  if (one === one.ownerDocument.body || one === one.ownerDocument.documentElement || style2.backgroundClip === "text") {
    return 0;
  }
  if (isPicture(one, style2))
    return 1;
  const { backgroundColor, backgroundImage, backgroundRepeat, backgroundSize } = style2;
  const [ground = backgroundColor ? 1 : 0] = alphas(backgroundColor);
  const fills = !/no-repeat|repeat-|space|round/.test(backgroundRepeat) || /^(auto|cover|100%( 100%)?)$/.test(backgroundSize);
  const isGradient = fills && /^[^,]*gradient\(/.test(backgroundImage) && !backgroundImage.includes("url(");
  const stops = isGradient ? alphas(backgroundImage) : [];
  return Math.max(ground, stops.length ? Math.min(...stops) : 0);
}
function isPicture(one, { objectFit }) {
  if (objectFit !== "fill" && objectFit !== "cover")
    return false;
  if (one.localName === "video")
    return one.readyState > 1;
  const { complete: complete2, naturalWidth, currentSrc } = one;
  return one.localName === "img" && complete2 && naturalWidth > 0 && /^data:image\/jpeg|^[^?#]+\.jpe?g([?#]|$)/i.test(currentSrc);
}
function styleOpacity(style2) {
  const filters = [...(style2.filter ?? "").matchAll(/opacity\(([^)]*)\)/g)].map(([, value2 = "1"]) => fraction(value2));
  return filters.reduce((all, one) => all * one, Number(style2.opacity || 1)) * (isMaskEmpty(style2) ? 0 : 1);
}
function isMaskEmpty({ maskImage = "", maskSize = "" }) {
  if (!maskImage || maskImage === "none")
    return false;
  const stops = maskImage.includes("url(") ? [] : alphas(maskImage);
  return stops.length > 0 && Math.max(...stops) < CLEAR || /(^| )0(px|%)?( |$)/.test(maskSize);
}
function isTurnedAway(element, style2) {
  if (style2.backfaceVisibility !== "hidden" || typeof DOMMatrix !== "function")
    return false;
  let matrix = new DOMMatrix();
  for (let at2 = element; at2; at2 = parentOf(at2)) {
    const { rotate, transform, transformStyle } = getComputedStyle(at2);
    if (at2 !== element && transformStyle !== "preserve-3d")
      break;
    if (rotate && rotate !== "none")
      return false;
    if (transform !== "none")
      matrix = new DOMMatrix(transform).multiply(matrix);
  }
  return matrix.m33 < -1e-6;
}
var isControl = (element) => /^(input|select)$/.test(element.localName);

// Shared/engine/geometry.ts
var between = (from, to, p) => from + (to - from) * p;
var clamp = (value2, low = 0, high = 1) => Math.min(Math.max(value2, low), high);
var mix = (from, to, p) => from.map((value2, index) => between(value2, to[index] ?? value2, p));
function mixRect(from, to, p) {
  const [x = 0, y = 0, width = 0, height = 0] = mix(from, to, p);
  return [x, y, Math.max(width, 0), Math.max(height, 0)];
}
var fromEdges = (left, top, right, bottom) => [left, top, Math.max(right - left, 0), Math.max(bottom - top, 0)];
function around(rects) {
  if (!rects.length)
    return null;
  return fromEdges(
    Math.min(...rects.map((rect) => rect[0])),
    Math.min(...rects.map((rect) => rect[1])),
    Math.max(...rects.map((rect) => rect[0] + rect[2])),
    Math.max(...rects.map((rect) => rect[1] + rect[3]))
  );
}
function overlap(a, b) {
  const left = Math.max(a[0], b[0]);
  const top = Math.max(a[1], b[1]);
  const right = Math.min(a[0] + a[2], b[0] + b[2]);
  const bottom = Math.min(a[1] + a[3], b[1] + b[3]);
  return right < left || bottom < top ? null : [left, top, right - left, bottom - top];
}
function outset(rect, by) {
  const [top, right, bottom, left] = typeof by === "number" ? [by, by, by, by] : by;
  return fromEdges(rect[0] - left, rect[1] - top, rect[0] + rect[2] + right, rect[1] + rect[3] + bottom);
}
var middle = (rect) => [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2];
var contains = (rect, [x, y]) => x >= rect[0] && y >= rect[1] && x <= rect[0] + rect[2] && y <= rect[1] + rect[3];
function boxOfOutline(outline) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < outline.length; index += 6) {
    const x = outline[index] ?? 0;
    const y = outline[index + 1] ?? 0;
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left <= right ? fromEdges(left, top, right, bottom) : [0, 0, 0, 0];
}
function mapOutline(outline, map) {
  const result = [];
  for (let index = 0; index + 1 < outline.length; index += 2) {
    result.push(...map(outline[index] ?? 0, outline[index + 1] ?? 0, index / 2));
  }
  return result;
}
function collapsed(outline) {
  const centre = middle(boxOfOutline(outline));
  return mapOutline(outline, () => centre);
}

// Shared/dom/clip.ts
function clipOf({ clip: clip2, clipPath, position }, [x, y, width, height]) {
  const [, top, right, bottom, left] = /^rect\(([^ ,]+),? ([^ ,]+),? ([^ ,]+),? ([^ ,]+)\)$/.exec(clip2 ?? "") ?? [];
  if (left && /absolute|fixed/.test(position)) {
    const edge = (text, other) => text === "auto" ? other : parseFloat(text ?? "");
    return [x + edge(left, 0), y + edge(top, 0), x + edge(right, width), y + edge(bottom, height)];
  }
  const [, shape, inner = ""] = /^(inset|polygon|circle|ellipse)\(([^()]*)\)/.exec(clipPath ?? "") ?? [];
  const edges2 = shape === "inset" ? inset(inner, width, height) : shape === "polygon" ? polygon(inner, width, height) : shape ? round(inner, width, height) : null;
  return edges2?.every(Number.isFinite) ? [x + edges2[0], y + edges2[1], x + edges2[2], y + edges2[3]] : null;
}
var length = (text, whole) => /^-?[\d.e-]+(px|%)?$/.test(text) ? parseFloat(text) * (text.endsWith("%") ? whole / 100 : 1) : NaN;
function inset(inner, width, height) {
  const [top = "", right = top, bottom = top, left = right] = inner.replace(/ ?round.*/, "").split(" ");
  return [length(left, width), length(top, height), width - length(right, width), height - length(bottom, height)];
}
function polygon(inner, width, height) {
  const points = inner.replace(/^(evenodd|nonzero), ?/, "").split(/, ?/).map((point) => point.split(" "));
  const xs = points.map(([x = ""]) => length(x, width));
  const ys = points.map(([, y = ""]) => length(y, height));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
function round(inner, width, height) {
  const [radii = "", at2 = "50% 50%"] = inner.split(/ ?\bat /);
  const [across = "", down] = radii.split(" ");
  const [x = "", y = ""] = at2.split(" ");
  const whole = Math.hypot(width, height) / Math.SQRT2;
  const [a, b] = down === void 0 ? [length(across, whole), length(across, whole)] : [length(across, width), length(down, height)];
  const [left, top] = [length(x, width), length(y, height)];
  return a === 0 || b === 0 ? [0, 0, 0, 0] : [left - a, top - b, left + a, top + b];
}

// Player/src/above.ts
var MOST = 200;
function* inertAbove(element, inert, points) {
  const queue = inertBeside(element, new Set(inert));
  for (let index = 0; index < queue.length && index < MOST; index += 1) {
    const [one, isItem] = queue[index];
    const style2 = getComputedStyle(one);
    if (style2.display === "none" || style2.opacity === "0" || /^(script|style|svg|template|table|select)$/.test(one.localName))
      continue;
    const box = rectOf(one);
    const isOver = points.some((point) => contains(box, point)) && style2.visibility === "visible" && style2.pointerEvents !== "none";
    const isLaid = isOver && (isItem || style2.position !== "static" || makesStackingContext(style2, false));
    if (isLaid && isAbove(one, element))
      yield [one, visiblePart(one, box)];
    queue.push(...childrenOf2(one, style2));
  }
}
var childrenOf2 = (parent, style2) => [...parent.shadowRoot ? elementsIn(parent.shadowRoot) : [], ...elementsIn(parent)].map((one) => [one, /flex|grid/.test(style2.display)]);
function inertBeside(element, inert) {
  const page = element.ownerDocument;
  const frame = frameOf(element);
  let isInert = [...inert].some((one) => within(frame, one));
  const path = [];
  for (let at2 = element; at2 && at2.ownerDocument === page; at2 = parentOf(at2))
    path.unshift(at2);
  const found = [];
  for (const at2 of path) {
    isInert ||= inert.has(at2);
    if (at2 === element)
      continue;
    for (const beside of childrenOf2(at2, getComputedStyle(at2))) {
      if ((isInert || inert.has(beside[0])) && !path.includes(beside[0]))
        found.push(beside);
    }
  }
  return found;
}
function visiblePart(element, box) {
  let [left, top, right, bottom] = [box[0], box[1], box[0] + box[2], box[1] + box[3]];
  const cut = (a, b, c, d) => {
    [left, top, right, bottom] = [Math.max(left, a), Math.max(top, b), Math.min(right, c), Math.min(bottom, d)];
  };
  for (const { at: at2, style: style2, isContaining } of selfAndAncestors(element)) {
    const { body, documentElement } = at2.ownerDocument;
    const clip2 = hasClip(style2) && clipOf(style2, rectOf(at2));
    if (clip2)
      cut(...clip2);
    if (!isContaining || at2 === element || at2 === body || at2 === documentElement)
      continue;
    const [across, down] = overflowOf(style2);
    const [x, y, width, height] = rectOf(at2);
    if (across !== "visible")
      cut(x, -Infinity, x + width, Infinity);
    if (down !== "visible")
      cut(-Infinity, y, Infinity, y + height);
  }
  return [left, top, right - left, bottom - top];
}

// Shared/dom/scrollers.ts
function scrollersOf(element) {
  const page = element.ownerDocument;
  const view = page.defaultView;
  const list = [];
  let position = "";
  for (const { at: at2, style: style2, isContaining } of selfAndAncestors(element)) {
    if (!isContaining || at2 !== element && isPage(at2))
      continue;
    ({ position } = style2);
    if (at2 === element)
      continue;
    const across2 = scrolls(style2.overflowX) && at2.scrollWidth > at2.clientWidth;
    const down2 = scrolls(style2.overflowY) && at2.scrollHeight > at2.clientHeight;
    if (!across2 && !down2)
      continue;
    const rect = at2.getBoundingClientRect();
    const [a, b] = scaleOf(at2, rect);
    const box2 = [
      rect.left + at2.clientLeft * a,
      rect.top + at2.clientTop * b,
      at2.clientWidth * a,
      at2.clientHeight * b
    ];
    list.push({ element: at2, box: box2, room: roomOf(at2, across2 ? a : 0, down2 ? b : 0), scale: [a, b] });
  }
  const [across, down] = windowScrolls(page);
  if (!view || position === "fixed" || !across && !down)
    return list;
  const box = [0, 0, page.documentElement.clientWidth || view.innerWidth, view.innerHeight];
  return [...list, {
    element: rootOf(page),
    box,
    room: roomOf(rootOf(page), Number(across), Number(down)),
    scale: [1, 1]
  }];
}
function roomOf(one, across, down) {
  const [[left, right], [top, bottom]] = rangesOf(one);
  const { scrollLeft, scrollTop } = one;
  return [
    (scrollLeft - left) * across,
    (scrollTop - top) * down,
    (right - scrollLeft) * across,
    (bottom - scrollTop) * down
  ];
}
var rootOf = (page) => page.scrollingElement ?? page.documentElement;
function isPage(element) {
  const page = element.ownerDocument;
  return element === page.documentElement || element === page.scrollingElement || element === page.body && isOverflowVisible(getComputedStyle(page.documentElement));
}
var isOverflowVisible = ({ overflowX, overflowY }) => overflowX === "visible" && overflowY === "visible";
var scrolls = (overflow) => /auto|scroll/.test(overflow);
function windowScrolls(page) {
  if (frameOf(page.documentElement)?.getAttribute("scrolling") === "no")
    return [false, false];
  const root = getComputedStyle(page.documentElement);
  const { overflowX, overflowY } = isOverflowVisible(root) && page.body ? getComputedStyle(page.body) : root;
  return [!/hidden|clip/.test(overflowX), !/hidden|clip/.test(overflowY)];
}
function scaleOf(element, { width, height }) {
  const { offsetWidth = 0, offsetHeight = 0 } = element;
  return [offsetWidth && width ? width / offsetWidth : 1, offsetHeight && height ? height / offsetHeight : 1];
}
function rangesOf(one) {
  const page = one.ownerDocument;
  const [left, up] = isReversed(
    getComputedStyle(one === rootOf(page) && page.body ? page.body : one),
    one === rootOf(page)
  );
  const range = (at2, most, isBack) => at2 < 0 || at2 === 0 && isBack ? [-most, 0] : [0, most];
  return [
    range(one.scrollLeft, Math.max(one.scrollWidth - one.clientWidth, 0), left),
    range(one.scrollTop, Math.max(one.scrollHeight - one.clientHeight, 0), up)
  ];
}
function isReversed(style2, isRoot) {
  const { direction, writingMode, display, flexDirection, flexWrap } = style2;
  const isFlex = !isRoot && /flex/.test(display);
  const turns = isFlex && /reverse/.test(flexDirection);
  const wraps = isFlex && flexWrap === "wrap-reverse";
  const [inLines, inBlocks] = /column/.test(flexDirection) ? [wraps, turns] : [turns, wraps];
  const lines = direction === "rtl" !== (writingMode === "sideways-lr") !== inLines;
  const blocks = /-rl$/.test(writingMode) !== inBlocks;
  return /^(vertical|sideways)/.test(writingMode) ? [blocks, lines] : [lines, blocks];
}

// Player/src/cover.ts
function isCovered(element, host, inert) {
  for (let at2 = element; at2; at2 = frameOf(at2)) {
    if (isCoveredThere(at2, host, inert))
      return true;
  }
  return false;
}
function isCoveredThere(element, host, inert) {
  const page = element.ownerDocument;
  const view = page.defaultView;
  const [x, y, w, h] = ownBox(element);
  const own = element.localName === "area" && imageOf(element) || element;
  if (!view || typeof page.elementsFromPoint !== "function")
    return false;
  const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].map(([a = 0, b = 0]) => [x + w * a, y + h * b]).filter(([a, b]) => a >= 0 && b >= 0 && a < view.innerWidth && b < view.innerHeight);
  if (!points.length)
    return false;
  const drawing = drawingOf(own);
  const moves = !isFixed(element) && scrollersOf(element).some(
    ({ element: one }) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth
  );
  const hides = (one) => !one.closest("[popover], dialog, [aria-modal=true]") && isOpaque(one) && !drawing.some((part) => within(one, part)) && !(moves && isFixed(one) && !fillsWindow(one, view));
  const isInert = [...inert].some((one) => within(own, one));
  const above = [...inertAbove(own, inert, points)].filter(([one]) => hides(one)).map(([, box]) => box);
  return points.every((point) => {
    if (above.some((box) => contains(box, point)))
      return true;
    const hits = hitsAt(own.getRootNode(), page, point).filter((one) => !host.contains(one));
    const isOwn = (one) => within(one, own) || within(one, element);
    const isHit = !isInert && hits.some(isOwn);
    for (const one of hits) {
      if (isOwn(one) || within(own, one))
        return false;
      if ((isHit || isAbove(one, own)) && hides(one))
        return true;
    }
    return false;
  });
}
function hitsAt(root, page, [x, y]) {
  const at2 = typeof root.elementsFromPoint === "function" ? root : page;
  return at2.elementsFromPoint(x, y).flatMap((one) => {
    const inner = one.shadowRoot !== root && one.shadowRoot?.elementsFromPoint?.(x, y);
    return inner ? [...inner.filter((each) => each.getRootNode() === one.shadowRoot), one] : [one];
  });
}
function drawingOf(control) {
  if (!isControl(control))
    return [];
  const { labels, type } = control;
  const isNative = /checkbox|radio|file|range|color/.test(type) || Number(getComputedStyle(control).opacity) < OPAQUE;
  const beside = isNative ? [control.previousElementSibling, control.nextElementSibling] : [];
  return [...labels ?? [], ...beside].filter((one) => !!one);
}
function isFixed(element) {
  for (let at2 = element; at2; at2 = parentOf(at2)) {
    if (/fixed|sticky/.test(getComputedStyle(at2).position))
      return true;
  }
  return false;
}
var fillsWindow = (one, view) => {
  const [x, y, w, h] = boxOf(one);
  const across = Math.min(x + w, view.innerWidth) - Math.max(x, 0);
  const down = Math.min(y + h, view.innerHeight) - Math.max(y, 0);
  return across * down > view.innerWidth * view.innerHeight * 0.6;
};

// Shared/dom/visibility.ts
var MOST2 = 60;
function isRendered(element) {
  const [, , width, height] = ownBox(element);
  return (width > 0 || height > 0) && isDisplayed(element);
}
function visibilityOf(element, opaque = true) {
  const [x, y, width, height] = ownBox(element);
  if (width <= 0 && height <= 0 || !isDisplayed(element))
    return visibilityWithin(element);
  let [left, top, right, bottom] = [x, y, x + width, y + height];
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (!view)
    return 2 /* visible */;
  const cut = (a, b, c, d) => {
    [left, top, right, bottom] = [Math.max(left, a), Math.max(top, b), Math.min(right, c), Math.min(bottom, d)];
  };
  const isThin = () => right - left < Math.min(width, 2) || bottom - top < Math.min(height, 2) || left >= right || top >= bottom;
  let position = "";
  let rest = !opaque || isControl(element) ? Infinity : 1;
  for (const { at: at2, style: style2, isContaining } of selfAndAncestors(element)) {
    rest *= styleOpacity(style2);
    if (rest < CLEAR || isTurnedAway(at2, style2))
      return 1 /* hidden */;
    const clip2 = hasClip(style2) ? clipOf(style2, at2 === element ? [x, y, width, height] : rectOf(at2)) : null;
    if (clip2) {
      cut(...clip2);
      if (isThin())
        return 1 /* hidden */;
    }
    if (!isContaining)
      continue;
    position = style2.position;
    if (at2 === element || isPage(at2))
      continue;
    const [across, down] = overflowOf(style2);
    if (across === "visible" && down === "visible")
      continue;
    const rect = at2.getBoundingClientRect();
    const area2 = scrollArea(at2, rect, across, down);
    cut(...area2);
    if (isThin())
      return 1 /* hidden */;
    if (/auto|scroll/.test(across))
      [left, right] = [rect.left, rect.right];
    if (/auto|scroll/.test(down))
      [top, bottom] = [rect.top, rect.bottom];
  }
  if (position === "fixed") {
    cut(0, 0, view.innerWidth, view.innerHeight);
  } else {
    cut(...windowArea(page, view));
  }
  return isThin() ? 1 /* hidden */ : 2 /* visible */;
}
function scrollArea(at2, rect, across, down) {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = at2;
  const [a, b] = scaleOf(at2, rect);
  const [[least], [highest]] = rangesOf(at2);
  const [x, y] = [rect.left + (least - scrollLeft) * a, rect.top + (highest - scrollTop) * b];
  const [left, right] = /auto|scroll/.test(across) ? [x, x + (scrollWidth + 20) * a] : across === "visible" ? [-Infinity, Infinity] : [rect.left, rect.right];
  const [top, bottom] = /auto|scroll/.test(down) ? [y, y + (scrollHeight + 20) * b] : down === "visible" ? [-Infinity, Infinity] : [rect.top, rect.bottom];
  return [left, top, right, bottom];
}
function windowArea(page, { innerWidth: innerWidth2, innerHeight: innerHeight2 }) {
  const root = rootOf(page);
  const [across, down] = windowScrolls(page);
  const [[least], [highest]] = rangesOf(root);
  const [x, y] = [across ? least - root.scrollLeft : 0, down ? highest - root.scrollTop : 0];
  return [
    x,
    y,
    x + (across ? Math.max(root.scrollWidth, innerWidth2) : innerWidth2),
    y + (down ? Math.max(root.scrollHeight, innerHeight2) : innerHeight2)
  ];
}
function visibilityWithin(element) {
  if (getComputedStyle(element).visibility === "visible")
    return 0 /* none */;
  const queue = elementsIn(element);
  for (let index = 0; index < queue.length && index < MOST2; index += 1) {
    const one = queue[index];
    if (getComputedStyle(one).visibility !== "visible")
      queue.push(...elementsIn(one));
    else if (visibilityOf(one) === 2 /* visible */)
      return 2 /* visible */;
  }
  return 0 /* none */;
}
function isDisplayed(element) {
  const check = element.checkVisibility;
  const { display, visibility } = getComputedStyle(element);
  if (check && display !== "contents" && element.localName !== "area") {
    return check.call(element, { checkVisibilityCSS: true, visibilityProperty: true });
  }
  return visibility === "visible" || display === "contents";
}
function isVisible(element, opaque = true) {
  for (let at2 = element; at2; at2 = at2.ownerDocument.defaultView?.frameElement ?? null) {
    if (visibilityOf(at2, opaque) !== 2 /* visible */)
      return false;
  }
  return true;
}

// Shared/dom/finder.ts
var TEST_IDS = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa"];
var TOUR_ID = "data-tour";
function findElement(id, screen = "", names = {}, options = {}) {
  const resolved = resolve(id, screen, options);
  if (resolved)
    return resolved;
  const places = roots(options.root ?? document);
  return findIn(places, id, names, options, isVisible) ?? findIn(places, id, names, options, isRendered);
}
function resolve(id, screen, options) {
  const { resolver } = options;
  const found = resolver ? call(() => resolver(id, screen), null) : null;
  return found?.nodeType === 1 ? found : null;
}
function findIn(places, id, names, options, holds) {
  for (const selector of selectorsFor(id, names, options.testIds)) {
    for (const place of places) {
      for (const element of query(place, selector)) {
        if (holds(element))
          return element;
      }
    }
  }
  return null;
}
function selectorsFor(id, names = {}, testIds = TEST_IDS) {
  const { selector = null, native = null } = ownValue(names.elements, id) ?? {};
  const list = [attribute(TOUR_ID, id)];
  if (selector !== null)
    list.push(selector);
  if (native !== null)
    list.push(attribute("id", native), ...testIds.map((name) => attribute(name, native)));
  list.push(attribute("id", id), ...testIds.map((name) => attribute(name, id)));
  return list;
}
function idOf(element, testIds = TEST_IDS) {
  for (const name of [TOUR_ID, "id", ...testIds]) {
    const value2 = element.getAttribute(name);
    if (value2)
      return value2;
  }
  return null;
}
function roots(root) {
  const found = [root];
  for (let index = 0; index < found.length; index += 1) {
    for (const element of found[index]?.querySelectorAll("*") ?? []) {
      const inner = element.shadowRoot ?? frameDocument(element);
      if (inner)
        found.push(inner);
    }
  }
  return found;
}
function frameDocument(element) {
  if (element.localName !== "iframe" && element.localName !== "frame")
    return null;
  try {
    return element.contentDocument;
  } catch {
    return null;
  }
}
function query(place, selector) {
  try {
    return place.querySelectorAll(selector);
  } catch {
    return [];
  }
}
function attribute(name, value2) {
  return `[${name}="${value2.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\a ")}"]`;
}

// Player/src/bars.ts
var [FLOAT_DISTANCE, GAP] = [40, 8];
var LARGEST_SHARE = 0.4;
function withoutBars(scroller, element, [x, y, w, h], host) {
  const { box, room } = scroller;
  let [left, top, right, bottom] = [box[0], box[1], box[0] + box[2], box[1] + box[3]];
  const [across, down] = [room[0] + room[2] > 0, room[1] + room[3] > 0];
  const bars = [...barsOf(element.ownerDocument, host), ...across ? barsBeside(element, scroller) : []].filter((bar) => !within(element, bar.element) && !within(bar.element, element)).map((bar) => [bar.element.getBoundingClientRect(), bar]).filter(([at2]) => at2.right > left && at2.left < right && at2.bottom > top && at2.top < bottom).map(([at2, bar]) => ({ at: at2, edges: sidesOf(bar, at2, scroller) }));
  for (const { at: at2, edges: [atLeft, atTop, atRight, atBottom] } of [...bars, ...bars, ...bars]) {
    const wide = down && at2.height <= box[3] * LARGEST_SHARE && (at2.width >= box[2] * 0.5 || at2.right >= x && at2.left <= x + w);
    const high = across && at2.width <= box[2] * LARGEST_SHARE && (at2.height >= box[3] * 0.5 || at2.bottom >= y && at2.top <= y + h);
    const ways = [
      [wide && atTop && at2.top <= top + FLOAT_DISTANCE, (at2.bottom - top) / box[3], () => {
        top = Math.max(top, at2.bottom + GAP);
      }],
      [wide && atBottom && at2.bottom >= bottom - FLOAT_DISTANCE, (bottom - at2.top) / box[3], () => {
        bottom = Math.min(bottom, at2.top - GAP);
      }],
      [high && atLeft && at2.left <= left + FLOAT_DISTANCE, (at2.right - left) / box[2], () => {
        left = Math.max(left, at2.right + GAP);
      }],
      [high && atRight && at2.right >= right - FLOAT_DISTANCE, (right - at2.left) / box[2], () => {
        right = Math.min(right, at2.left - GAP);
      }]
    ];
    ways.filter(([is]) => is).sort(([, a], [, b]) => a - b)[0]?.[2]();
  }
  return [left, top, Math.max(right - left, 0), Math.max(bottom - top, 0)];
}
function sidesOf({ style: style2, holder }, at2, { element, box, scale }) {
  if (style2.position === "fixed")
    return [true, true, true, true];
  const isOwn = holder ? holder === element : isPage(element);
  if (!isOwn)
    return holder && within(holder, element) ? [false, false, false, false] : [true, true, true, true];
  const pad = isPage(element) ? null : getComputedStyle(element);
  const sticks = (gap, inset2, padding, by) => gap <= ((parseFloat(inset2) || 0) + (parseFloat(padding ?? "") || 0)) * by + 1.5 && inset2 !== "auto";
  return [
    sticks(at2.left - box[0], style2.left, pad?.paddingLeft, scale[0]),
    sticks(at2.top - box[1], style2.top, pad?.paddingTop, scale[1]),
    sticks(box[0] + box[2] - at2.right, style2.right, pad?.paddingRight, scale[0]),
    sticks(box[1] + box[3] - at2.bottom, style2.bottom, pad?.paddingBottom, scale[1])
  ];
}
var MOST_SEARCHED = 1500;
var CACHE_TIME = 400;
var known = /* @__PURE__ */ new WeakMap();
function barsOf(page, host) {
  const now2 = performance.now();
  const last = known.get(page);
  if (last && now2 - last.at < CACHE_TIME)
    return last.bars;
  const bars = [];
  known.set(page, { at: now2, bars });
  const queue = page.body ? [[page.body, null, null]] : [];
  for (let index = 0; index < queue.length && index < MOST_SEARCHED; index += 1) {
    const [one, holder, around2] = queue[index];
    if (one === host || /^(script|style|svg|template|select)$/.test(one.localName))
      continue;
    const style2 = getComputedStyle(one);
    if (style2.display === "none")
      continue;
    const staying = /fixed|sticky/.test(style2.position) ? style2 : around2;
    const inner = shownIn(one);
    if (!staying && !inner.length || style2.opacity === "0")
      continue;
    const { width, height } = staying ? one.getBoundingClientRect() : { width: 0, height: 0 };
    const isThere = width > 0 && height > 0;
    if (staying && isThere && style2.visibility === "visible")
      bars.push({ element: one, style: staying, holder });
    if (queue.length >= MOST_SEARCHED)
      continue;
    const isOpen2 = style2.overflowX === "visible" && style2.overflowY === "visible";
    const own = isOpen2 || style2.overflowX === "clip" || isPage(one) ? holder : one;
    for (const child of inner)
      queue.push([child, own, staying && !isThere && isOpen2 ? staying : null]);
  }
  return bars;
}
function shownIn(one) {
  const slotted = one.assignedElements?.() ?? [];
  if (slotted.length)
    return slotted;
  if (one.localName !== "table")
    return elementsIn(one.shadowRoot ?? one);
  const { tHead, tFoot, rows } = one;
  return [tHead ?? rows[0], tFoot].filter((each) => !!each);
}
function barsBeside(element, scroller) {
  const bars = [];
  for (let at2 = element; at2 && at2 !== scroller.element && !isPage(at2); at2 = parentOf(at2)) {
    const all = at2.parentElement ? elementsIn(at2.parentElement) : [];
    for (const one of /* @__PURE__ */ new Set([...all.slice(0, 3), ...all.slice(-2)])) {
      const style2 = getComputedStyle(one);
      if (one !== at2 && style2.position === "sticky" && style2.visibility === "visible") {
        bars.push({ element: one, style: style2, holder: isPage(scroller.element) ? null : scroller.element });
      }
    }
  }
  return bars;
}

// Player/src/scroll.ts
var [MOST_ATTEMPTS, MARGIN] = [12, 24];
var Reveal = class {
  constructor(_host) {
    this._host = _host;
    this._attemptsLeft = 0;
    this._last = "";
    this._lastScroll = 0;
    this._step = "";
    this._maySeekFaint = false;
  }
  /** Begins for a step that has come. */
  begin() {
    this._attemptsLeft = MOST_ATTEMPTS;
    this._last = "";
  }
  /** Notes the step that stands or waits; `''` if none does. */
  setStep(step) {
    if (step === this._step)
      return;
    this._step = step;
    this._maySeekFaint = true;
  }
  /** Ends, because the person scrolls or no step stands any more. */
  end() {
    this._attemptsLeft = 0;
    this._maySeekFaint = false;
  }
  /** Scrolls to elements that aren't in sight; the first one matters most. Returns true if there may be more to do. */
  scrollTo(elements, smooth) {
    if (this._attemptsLeft <= 0 || !elements.length)
      return false;
    const state = elements.map((one) => boxOf(one).map(Math.round)).join();
    const now2 = performance.now();
    const moves = state !== this._last;
    this._last = state;
    if (moves && now2 - this._lastScroll < 1e3 && this._attemptsLeft < MOST_ATTEMPTS)
      return true;
    let scrolls2 = false;
    for (const element of [...elements].reverse())
      scrolls2 = reveal(element, smooth, this._host) || scrolls2;
    if (!scrolls2)
      return false;
    this._attemptsLeft -= 1;
    this._lastScroll = now2;
    return true;
  }
  /** Scrolls, once a step, to faint elements, which the page may show then. Returns true if it does. */
  scrollToFaint(elements, smooth) {
    const faint = this._maySeekFaint ? elements.filter(isFaint) : [];
    if (!faint.length)
      return false;
    this._maySeekFaint = false;
    return faint.reverse().map((one) => reveal(one, smooth, this._host)).some(Boolean);
  }
};
function reveal(element, smooth, host) {
  let scrolls2 = false;
  let [left, up] = [0, 0];
  for (let at2 = element; at2; at2 = frameOf(at2)) {
    for (const scroller of scrollersOf(at2)) {
      const { box, element: own, room, scale } = scroller;
      if (room.every((far2) => far2 < 1))
        continue;
      const target = frameBox(element, at2);
      const free = withoutBars(scroller, at2, target, host);
      const across = scrollDistance(target[0] - left, target[2], free[0], free[2], room[0], room[2]);
      const down = scrollDistance(target[1] - up, target[3], free[1], free[3], room[1], room[3]);
      if (Math.abs(across) < 1 && Math.abs(down) < 1)
        continue;
      const far = Math.abs(down) > box[3] * 3;
      const before = [own.scrollLeft, own.scrollTop];
      const behavior = smooth && !far ? "smooth" : "instant";
      own.scrollBy?.({ left: across / scale[0], top: down / scale[1], behavior });
      if (smooth && !far)
        [left, up] = [left + across, up + down];
      scrolls2 = scrolls2 || smooth && !far || own.scrollLeft !== before[0] || own.scrollTop !== before[1];
    }
  }
  return scrolls2;
}
function isFaint(element) {
  for (let at2 = element; at2; at2 = frameOf(at2)) {
    const [x, y, w, h] = frameBox(element, at2);
    const isOut = scrollersOf(at2).some(
      ({ box: [left, top, width, height] }) => x + w <= left || x >= left + width || y + h <= top || y >= top + height
    );
    if (isOut)
      return !isVisible(element) && isVisible(element, false);
  }
  return false;
}
function frameBox(element, at2) {
  const box = boxOf(element);
  const frame = frameOf(at2);
  if (!frame)
    return box;
  const outer = boxOf(frame);
  const style2 = getComputedStyle(frame);
  const [a, b] = scaleOf(frame, { width: outer[2], height: outer[3] });
  return [
    (box[0] - outer[0]) / a - frame.clientLeft - parseFloat(style2.paddingLeft),
    (box[1] - outer[1]) / b - frame.clientTop - parseFloat(style2.paddingTop),
    box[2] / a,
    box[3] / b
  ];
}
function scrollDistance(at2, length3, from, size, before, behind) {
  if (at2 >= from - 1 && at2 + length3 <= from + size + 1)
    return 0;
  if (length3 > size && at2 <= from + MARGIN && at2 + length3 >= from + size - 1 && at2 >= from - 1)
    return 0;
  const goal = length3 > size - 2 * MARGIN ? from + Math.max(0, Math.min(MARGIN, size - length3)) : from + (size - length3) / 2;
  return Math.min(Math.max(at2 - goal, -before), behind);
}
function scrollThrough(element, across, down) {
  const [scroller] = scrollersOf(element);
  const box = frameBox(element, element);
  if (!scroller || box[3] <= scroller.box[3] && box[2] <= scroller.box[2])
    return false;
  const { element: own, box: [x, y, w, h], scale } = scroller;
  const bounded = (by, at2, length3, from, size) => length3 <= size ? 0 : by > 0 ? Math.min(by, Math.max(at2 + length3 - from - size + MARGIN, 0)) : Math.max(by, Math.min(at2 - from - MARGIN, 0));
  own.scrollBy(bounded(across, box[0], box[2], x, w) / scale[0], bounded(down, box[1], box[3], y, h) / scale[1]);
  return true;
}

// Player/src/locate.ts
var SEARCH_INTERVAL = 200;
function elementIDs(step) {
  const { callout } = step;
  return [
    ...highlightedIDs(step),
    ...step.interaction.allow.map((one) => one.target),
    ...step.advance.flatMap((rule) => typeof rule.tap === "object" ? [rule.tap.target] : []),
    ...callout?.anchor ? [callout.anchor.target] : [],
    ...(callout?.avoid ?? []).map((one) => one.target),
    ...step.sprites.flatMap(
      (sprite) => [sprite.fromElement, sprite.toElement].flatMap((one) => one ? [one.target] : [])
    )
  ];
}
var highlightedIDs = (step) => step.cutouts.flatMap((cutout) => [cutout.target, ...cutout.others]);
var awaited = (step) => [...step.advance, ...step.before ?? []].flatMap(
  (rule) => [rule.appears, rule.gone].flatMap((one) => one ? [[one.screen, one.target]] : [])
);
function idsByScreen(variant) {
  const all = new Map(Object.keys(variant.screens).map((screen) => [screen, /* @__PURE__ */ new Set()]));
  const add = (screen, id) => {
    const ids = all.get(screen) ?? /* @__PURE__ */ new Set();
    all.set(screen, ids.add(id));
  };
  for (const step of variant.steps) {
    for (const id of elementIDs(step))
      add(step.screen, id);
    for (const one of awaited(step))
      add(...one);
  }
  return all;
}
var Locator = class {
  constructor(_options, _host, _inert) {
    this._options = _options;
    this._host = _host;
    this._inert = _inert;
    /** True if an element that the step highlights or waits for was missing at the last look. */
    this.lacksElements = false;
    this._found = /* @__PURE__ */ new Map();
    /** Elements that count as missing at the last search because they are transparent and out of sight. */
    this._faint = /* @__PURE__ */ new Map();
    this._idsByScreen = /* @__PURE__ */ new Map();
    this._selectors = /* @__PURE__ */ new Map();
    this._lastSearch = -Infinity;
  }
  /** The element for an id on a screen, as last found, or null. */
  element(id, screen) {
    return this._found.get(keyOf(id, screen)) ?? null;
  }
  /**
   * Looks up the elements' frames on the page. A deep look searches for the elements of all steps, however recent the
   * last search was; any other look only for those of the current step.
   */
  locate(variant, step, size, safeArea, deep) {
    if (variant !== this._variant) {
      this._variant = variant;
      this._idsByScreen = idsByScreen(variant);
      this._selectors.clear();
    }
    const current = new Set(
      step && [
        ...highlightedIDs(step).map((id) => keyOf(id, step.screen)),
        ...awaited(step).map(([screen, id]) => keyOf(id, screen))
      ]
    );
    const ofStep = /* @__PURE__ */ new Set([...current, ...step ? elementIDs(step).map((id) => keyOf(id, step.screen)) : []]);
    const missing = [];
    for (const [screen, ids] of this._idsByScreen) {
      const names = ownValue(variant.screens, screen) ?? {};
      for (const id of ids) {
        if ((deep || ofStep.has(keyOf(id, screen))) && !this._stillMatches(id, screen, names)) {
          missing.push([id, screen, names]);
        }
      }
    }
    const now2 = performance.now();
    if (missing.length && (deep || now2 - this._lastSearch >= SEARCH_INTERVAL)) {
      this._lastSearch = now2;
      this._search(missing, step);
    }
    for (const id of step ? highlightedIDs(step) : []) {
      const element = step && this.element(id, step.screen);
      if (element && step && isCovered(element, this._host, this._inert()))
        this._found.delete(keyOf(id, step.screen));
    }
    this.lacksElements = [...current].some((key) => !this._found.has(key));
    const screens = [...this._idsByScreen.keys()].sort(
      (a, b) => Number(b === step?.screen) - Number(a === step?.screen)
    );
    return screens.map((screen) => ({ screen, size, safeArea, frames: this._frames(screen) }));
  }
  /** The elements that a step would highlight if they weren't transparent and out of sight. */
  faint(step) {
    return highlightedIDs(step).flatMap((id) => this._faint.get(keyOf(id, step.screen)) ?? []);
  }
  /** The elements to watch during a step: its own, and those whose disappearance it waits for. */
  watched(step) {
    return [
      ...elementIDs(step).map((id) => this.element(id, step.screen)),
      ...awaited(step).map(([screen, id]) => this.element(id, screen))
    ].filter((one) => !!one);
  }
  /** The tour's id for an element on an event's path. */
  idAt(path, step) {
    return elementIDs(step).find((id) => {
      const element = this.element(id, step.screen);
      const [at2] = path;
      return !!element && (path.includes(element) || at2?.nodeType === 1 && isClosedAround(at2, element));
    });
  }
  _frames(screen) {
    const frames = /* @__PURE__ */ Object.create(null);
    for (const id of this._idsByScreen.get(screen) ?? []) {
      const element = this.element(id, screen);
      const box = element && boxOf(element).map((value2) => Math.round(value2 * 100) / 100);
      if (box?.every(Number.isFinite))
        frames[id] = box;
    }
    return frames;
  }
  /** Returns true if the element last found is still in the page, is visible, and still matches. */
  _stillMatches(id, screen, names) {
    const key = keyOf(id, screen);
    const own = resolve(id, screen, this._options);
    const known3 = own ?? this._found.get(key);
    const matches = !!known3?.isConnected && (own ? isVisible(own) : known3.matches(this._selector(id, screen, names)) && isVisible(known3));
    if (matches) {
      this._found.set(key, known3);
    } else {
      this._found.delete(key);
    }
    return matches;
  }
  _search(missing, step) {
    this._faint.clear();
    const all = [...new Set(missing.map(([id, screen, names]) => this._selector(id, screen, names)))].join();
    const places = roots(this._options.root ?? this._host.ownerDocument).filter((root) => root.querySelector(all));
    if (!places.length)
      return;
    for (const [id, screen, names] of missing) {
      const open = (one) => isVisible(one) && !isCovered(one, this._host, this._inert());
      const found = findIn(places, id, names, this._options, open);
      if (found) {
        this._found.set(keyOf(id, screen), found);
      } else if (step?.screen === screen && highlightedIDs(step).includes(id)) {
        const faint = resolve(id, screen, this._options) ?? findIn(places, id, names, this._options, isFaint);
        if (faint)
          this._faint.set(keyOf(id, screen), faint);
      }
    }
  }
  /** A single selector for an id, without the parts that the browser can't parse. */
  _selector(id, screen, names) {
    const key = keyOf(id, screen);
    let selector = this._selectors.get(key);
    if (selector === void 0) {
      const probe = document.createDocumentFragment();
      selector = selectorsFor(id, names, this._options.testIds).filter((one) => {
        try {
          probe.querySelector(one);
          return true;
        } catch {
          return false;
        }
      }).join();
      this._selectors.set(key, selector);
    }
    return selector;
  }
};
var keyOf = (id, screen) => `${screen}
${id}`;

// Shared/dom/painter.ts
var SVG = "http://www.w3.org/2000/svg";
var hasPathProperty = () => typeof CSS !== "undefined" && !!CSS.supports?.("d", 'path("M0 0L1 1")');
var Painter = class {
  constructor(_stage, _makers) {
    this._stage = _stage;
    this._makers = _makers;
    this._made = /* @__PURE__ */ new Map();
    this._frames = /* @__PURE__ */ new Map();
    this._set = /* @__PURE__ */ new Map();
    this._byStyle = hasPathProperty();
  }
  /** The element of a part, by its key. */
  element(key) {
    return this._made.get(key);
  }
  /** Forgets the words of a step, so that they are made anew. */
  forget(key) {
    this._made.get(key)?.remove();
    this._made.delete(key);
  }
  paint(parts2) {
    const kept = new Set(parts2.map((part) => part.key));
    for (const [key, element] of this._made) {
      if (kept.has(key))
        continue;
      element.remove();
      this._frames.get(key)?.remove();
      this._made.delete(key);
      this._frames.delete(key);
    }
    for (const part of parts2) {
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
  style(element, css) {
    const before = this._set.get(element) ?? {};
    for (const [name, value2] of Object.entries(css)) {
      if (before[name] === value2)
        continue;
      if (name !== "d") {
        element.style.setProperty(name, value2);
      } else {
        for (const path of pathsOf(element)) {
          if (this._byStyle) {
            path.style.setProperty("d", `path("${value2}")`);
          } else {
            path.setAttribute("d", value2);
          }
        }
      }
    }
    this._set.set(element, { ...before, ...css });
  }
  _make(part) {
    const page = this._stage.host.ownerDocument;
    const { art, boxes, words, sprites } = this._stage;
    const svg = (name, parent, className = "") => {
      const element = page.createElementNS(SVG, name);
      if (className)
        element.setAttribute("class", className);
      parent.append(element);
      return element;
    };
    const html = (className, parent) => {
      const element = page.createElement("div");
      element.className = className;
      parent.append(element);
      return element;
    };
    const layer = part.fixed["layer"] ?? "";
    switch (part.kind) {
      case "layer": {
        const group = svg("g", art);
        const mask = svg("mask", group);
        mask.setAttribute("id", part.key);
        const ground = svg("rect", mask);
        for (const [name, value2] of [
          ["x", "-10000"],
          ["y", "-10000"],
          ["width", "30000"],
          ["height", "30000"],
          ["fill", "#fff"]
        ]) {
          ground.setAttribute(name, value2);
        }
        return group;
      }
      case "dim": {
        const group = this._made.get(layer) ?? art;
        const path = svg("path", group);
        group.firstElementChild?.after(path);
        path.style.setProperty("mask", `url(#${layer})`);
        return path;
      }
      case "hole": {
        const path = svg("path", this._made.get(layer)?.querySelector("mask") ?? art);
        path.setAttribute("fill", "#000");
        return path;
      }
      case "ring": {
        const path = svg("path", this._made.get(layer) ?? art, "ring");
        path.setAttribute("fill", "none");
        return path;
      }
      case "blur": {
        const blur = html("blur", boxes);
        art.before(blur);
        return blur;
      }
      case "box": {
        const box = html("box", boxes);
        box.setAttribute("part", "callout");
        return box;
      }
      case "arrow": {
        const drawing = svg("svg", boxes);
        svg("path", drawing, "arrow").setAttribute("part", "arrow");
        svg("path", drawing, "arrow-edge");
        return drawing;
      }
      case "words": {
        const wrapper = html("words", words);
        wrapper.append(this._makers.words(part.fixed["step"] ?? ""));
        return wrapper;
      }
      case "sprite": {
        const sprite = this._makers.sprite(
          part.fixed["image"] ?? null,
          part.fixed["symbol"] ?? null,
          part.fixed["color"] ?? null
        );
        sprite.classList.add("sprite");
        sprite.setAttribute("part", "sprite");
        sprites.append(sprite);
        return sprite;
      }
    }
  }
  _fix(element, { key, kind, fixed }) {
    if (kind === "box" || kind === "words")
      element.classList.toggle("sheet", fixed["kind"] === "sheet");
    if (kind === "sprite")
      this.style(element, { width: fixed["width"] ?? "", height: fixed["height"] ?? "" });
    if (kind !== "hole" && kind !== "ring")
      return;
    const clip2 = fixed["clip"];
    const id = key.replace(" ", "-");
    if (clip2) {
      let frame = this._frames.get(key);
      if (!frame) {
        const page = this._stage.host.ownerDocument;
        frame = page.createElementNS(SVG, "clipPath");
        frame.id = id;
        frame.append(page.createElementNS(SVG, "path"));
        this._stage.art.append(frame);
        this._frames.set(key, frame);
      }
      this.style(frame, { d: clip2 });
    }
    this.style(element, { "clip-path": clip2 ? `url(#${id})` : "", "stroke-dasharray": fixed["dash"] ?? "" });
  }
};
var pathsOf = (element) => element.localName === "path" ? [element] : [...element.querySelectorAll("path")];

// Shared/dom/focusable.ts
function blockedPath([width, height], open) {
  const display = [0, 0, width, height];
  const holes = open.map((box) => overlap(box, display)).filter(
    (box) => !!box && box[2] > 0 && box[3] > 0
  );
  const rows = [.../* @__PURE__ */ new Set([0, height, ...holes.flatMap((box) => [box[1], box[1] + box[3]])])].sort((a, b) => a - b);
  let path = "";
  for (let index = 0; index + 1 < rows.length; index += 1) {
    const [top, bottom] = [rows[index] ?? 0, rows[index + 1] ?? 0];
    const spans = holes.filter((box) => box[1] < bottom && box[1] + box[3] > top).map((box) => [box[0], box[0] + box[2]]).sort((a, b) => a[0] - b[0]);
    let left = 0;
    const strip = (from, to) => {
      if (to > from)
        path += `M${from} ${top}H${to}V${bottom}H${from}Z`;
    };
    for (const [from, to] of spans) {
      strip(left, from);
      left = Math.max(left, to);
    }
    strip(left, width);
  }
  return path;
}
var FOCUSABLE = 'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])';
function isSkippedByTab(one) {
  const { type, name, form } = one;
  if (type !== "radio" || !name)
    return false;
  const all = [...one.getRootNode().querySelectorAll("input[type=radio]")];
  const group = all.filter((other) => other.name === name && other.form === form);
  return (group.find((other) => other.checked) ?? group[0]) !== one;
}
function focusables(element) {
  const can = (one) => one.matches(FOCUSABLE) && !one.matches(':disabled, [tabindex^="-"]') && isRendered(one) && !isSkippedByTab(one);
  const inner = [];
  const walk = (root) => {
    for (const child of root.querySelectorAll("*")) {
      const frame = frameDocument(child);
      if (!frame && can(child))
        inner.push(child);
      if (child.shadowRoot)
        walk(child.shadowRoot);
      if (frame)
        walk(frame);
    }
  };
  const own = frameDocument(element);
  if (own)
    walk(own);
  if (element.shadowRoot)
    walk(element.shadowRoot);
  walk(element);
  const all = can(element) && !own ? [element, ...inner] : inner;
  const order = ({ tabIndex }) => tabIndex > 0 ? tabIndex : Infinity;
  return all.sort((a, b) => order(a) === order(b) ? 0 : order(a) - order(b));
}
function activeElement(page) {
  let active = page.activeElement;
  for (; ; ) {
    const frame = active && frameDocument(active);
    const inner = active?.shadowRoot?.activeElement ?? frame?.activeElement ?? null;
    if (!inner || inner === frame?.body)
      return active;
    active = inner;
  }
}

// Shared/dom/modal.ts
var HOLDERS = "dialog, [role=dialog], [role=alertdialog], [aria-modal=true], [popover]";
var fits = (element, selector) => {
  try {
    return Element.prototype.matches.call(element, selector);
  } catch {
    return element.hasAttribute("open");
  }
};
var isModal = (element) => element.localName === "dialog" && fits(element, ":modal");
function hostPositionFor(element, page) {
  const holder = holderOf(element, page);
  if (!holder) {
    return page.body && { parent: element ? page.body : fullScreenElement(page) ?? page.body, slot: "", holder };
  }
  let slotted = null;
  for (let at2 = element; at2 && at2 !== holder; at2 = parentOf(at2)) {
    if (at2.assignedSlot)
      slotted = at2;
  }
  const parent = slotted?.parentElement;
  return parent && !within(parent, holder) ? { parent, slot: slotted?.slot ?? "", holder } : { parent: holder, slot: "", holder };
}
var fullScreenElement = (page) => page.fullscreenElement === page.documentElement ? null : page.fullscreenElement ?? null;
function holderOf(element, page) {
  for (let at2 = element; at2; at2 = parentOf(at2)) {
    if (at2.ownerDocument === page && (fits(at2, HOLDERS) && isOpen(at2) || at2 === fullScreenElement(page)))
      return at2;
  }
  return null;
}
var isOpen = (holder) => holder.localName === "dialog" ? holder.hasAttribute("open") : !holder.hasAttribute("popover") || holder.matches("[role=dialog], [role=alertdialog]") || fits(holder, ":popover-open");
function isBlockedByModal(page, element, holder) {
  const full = fullScreenElement(page);
  if (full && (element ? !within(element, full) : /^(video|iframe|img|canvas)$/.test(full.localName)))
    return true;
  return modalsOf(page, element).some((modal) => {
    const own = isModal(modal);
    if (!own && (!fits(modal, "[aria-modal=true]") || modal.closest("[aria-hidden=true]")))
      return false;
    if (within(element, modal) || holder && within(holder, modal))
      return false;
    if (holder && isModal(holder) && !own && !within(modal, holder))
      return false;
    const parts2 = visibleParts(modal);
    if (!parts2.length || holder && isBelow(modal, holder))
      return false;
    return own || !element || !parts2.every((part) => isAbove(element, part));
  });
}
var MODALS = "[aria-modal=true], dialog[open]";
var [CACHE_TIME2, CACHE_FACTOR] = [500, 150];
var known2;
function modalsOf(page, element) {
  const now2 = performance.now();
  if (known2?.page !== page || now2 > known2.until) {
    const found = roots(page);
    const after = performance.now();
    known2 = { page, until: after + Math.max(CACHE_TIME2, (after - now2) * CACHE_FACTOR), roots: found };
  }
  const pages = [page, element?.ownerDocument];
  const modals = known2.roots.filter((root) => pages.includes(root.ownerDocument ?? root)).flatMap((root) => [...root.querySelectorAll(MODALS)]);
  for (let at2 = activeElement(page); at2; at2 = parentOf(at2)) {
    if (pages.includes(at2.ownerDocument) && fits(at2, MODALS) && !modals.includes(at2))
      modals.push(at2);
  }
  return modals;
}
function visibleParts(modal) {
  const inner = elementsIn(modal.shadowRoot ?? modal).slice(0, MOST_CHILDREN);
  return [modal, ...inner, ...inner.flatMap((one) => elementsIn(one).slice(0, MOST_CHILDREN))].filter(
    (one) => isVisible(one)
  );
}
var MOST_CHILDREN = 8;
function isBelow(modal, other) {
  const { left, top, width, height } = modal.getBoundingClientRect();
  const hits = modal.ownerDocument.elementsFromPoint?.(left + width / 2, top + height / 2) ?? [];
  const first = hits.find((hit) => hit.localName !== "tutorial-player" && (within(hit, modal) || within(hit, other)));
  if (modal.closest("[inert]"))
    return !isAbove(modal, other);
  return !!first && within(first, other) && !within(first, modal);
}
function isInertOrHidden(element) {
  return !!element.parentElement?.closest("[inert], [aria-hidden=true]") || element.hasAttribute("inert") || element.getAttribute("aria-hidden") === "true";
}

// Player/src/inert.ts
var MARK = "tutorialc";
var MARKED = `[inert=${MARK}]`;
var MOST3 = 48;
var Inert = class {
  constructor() {
    this.set = /* @__PURE__ */ new Set();
  }
  /** Leaves only the kept elements open, and their ancestors. */
  apply(page, keep) {
    const open = /* @__PURE__ */ new Set();
    for (const element of keep) {
      for (let at2 = element; at2; at2 = parentOf(at2))
        open.add(at2);
    }
    const kept = new Set(keep);
    const isKept = (one) => kept.has(one) || keep.some((outer) => within(one.assignedSlot, outer));
    const closed = /* @__PURE__ */ new Set();
    const walk = (parent) => {
      const inner = [];
      const outer = [];
      for (const child of elementsIn(parent)) {
        if (isKept(child) || staysOpen(child))
          continue;
        if (open.has(child)) {
          inner.push(child);
        } else if (!child.hasAttribute("inert") || child.getAttribute("inert") === MARK) {
          outer.push(child);
        }
        if (outer.length > MOST3)
          break;
      }
      if (closed.size + outer.length <= MOST3)
        outer.forEach((child) => closed.add(child));
      for (const child of outer.length > MOST3 ? [...open].filter((one) => one.parentNode === parent && !kept.has(one)) : inner) {
        walk(child);
        if (child.shadowRoot)
          walk(child.shadowRoot);
      }
    };
    if (page.body)
      walk(page.body);
    for (const element of this.set) {
      if (!closed.has(element))
        this._open(element);
    }
    for (const element of closed) {
      if (this.set.has(element))
        continue;
      element.setAttribute("inert", MARK);
      this.set.add(element);
    }
  }
  release() {
    for (const element of [...this.set])
      this._open(element);
  }
  _open(element) {
    if (element.getAttribute("inert") === MARK)
      element.removeAttribute("inert");
    this.set.delete(element);
  }
};
var staysOpen = (element) => element.localName === "dialog" ? !element.hasAttribute("open") || isModal(element) : element.getAttribute("aria-modal") === "true" || /^(script|style|link|meta|template)$/.test(element.localName);
function cleanCopies(page, host, inert) {
  for (const copy of page.querySelectorAll("tutorial-player")) {
    if (copy !== host && !copy.shadowRoot)
      copy.remove();
  }
  for (const element of page.querySelectorAll(MARKED)) {
    if (!inert.has(element))
      element.removeAttribute("inert");
  }
}

// Player/src/pagefocus.ts
var RETAKE_INTERVAL = 500;
var SCROLLS = { ArrowDown: 0.1, ArrowUp: -0.1, PageDown: 0.8, PageUp: -0.8 };
var PageFocus = class {
  constructor(_context) {
    this._context = _context;
    this.inert = new Inert();
    this._focusedBefore = null;
    this._hasFocus = false;
    this._focusableTarget = null;
    this._current = null;
    this._lastTakenBack = -Infinity;
    /** The app's element that keeps the focus during this step. */
    this._focusKeeper = null;
  }
  /** Gives the focus back to the page. */
  stop() {
    this.moveTo({ kind: "app" });
    cleanCopies(this._context.page, this._context.stage.host, /* @__PURE__ */ new Set());
  }
  /** Moves the focus to a stop, or gives it back to the app. */
  moveTo(stop) {
    if (stop.kind === "app") {
      this._giveBack();
      this.inert.release();
      if (this._hasFocus && this._focusedBefore?.isConnected) {
        focus(this._focusedBefore);
      } else if (this._hasFocus) {
        this._context.stage.root.activeElement?.blur();
      }
      this._hasFocus = false;
      this._focusedBefore = null;
      return;
    }
    this._context.stage.host.removeAttribute("data-tabbed");
    this._focusKeeper = null;
    this._noteFocused();
    this._hasFocus = true;
    this.refresh();
    this._focus(this._targetOf(stop));
  }
  /**
   * Gives the focus back and leaves it there for this step, because the highlighted element is shown only while it has
   * it.
   */
  leaveWithApp() {
    this.moveTo({ kind: "app" });
    this._focusKeeper = activeElement(this._context.page);
  }
  /** Opens the page until `refresh`. The focus stays where it is, or goes where a dialog wants it. */
  release() {
    this._giveBack();
    this.inert.release();
  }
  /** Takes the focus back if nothing has it, after the tour was hidden. */
  restore() {
    const { page, stage } = this._context;
    const active = activeElement(page);
    this.refresh();
    if (this._hasFocus && (!active || active === page.body) && !stage.root.activeElement) {
      this._focus(this._current?.isConnected ? this._current : this._context.words());
    }
  }
  /** Makes everything out of reach inert, after a change of the step or the page. */
  refresh() {
    const { session, page, stage } = this._context;
    const step = session.step;
    if (session.state !== "stands" || !step || step.interaction.mode === "passThrough")
      return this.inert.release();
    const ids = [
      ...session.focusOrder.flatMap((stop) => stop.kind === "element" ? [stop.id] : []),
      ...step.interaction.allow.map((one) => one.target),
      ...(step.interaction.mode === "target" ? step.interaction.pass : []).flatMap((place) => {
        const cutout = step.cutouts[place];
        return cutout ? [cutout.target, ...cutout.others] : [];
      })
    ];
    const elements = ids.map((id) => this._context.element(id)).flatMap((one) => [one, one?.localName === "area" ? imageOf(one) : null]).filter((one) => !!one);
    this._noteFocused();
    const holder = this._focusKeeper && activeElement(page) === this._focusKeeper ? [this._focusKeeper] : [];
    this.inert.apply(page, [stage.host, ...elements, ...holder]);
  }
  /** Handles a key before the app does. */
  keyBeforeApp(event) {
    const { session, page, stage } = this._context;
    if (session.state !== "stands" || event.isComposing || event.keyCode === 229)
      return;
    const isTab = event.key === "Tab" || event.key === "Unidentified" && event.code === "Tab";
    if (event.ctrlKey || event.altKey || event.metaKey)
      return;
    if (isTab)
      return this._tab(event);
    const inside = event.composedPath().includes(stage.host);
    if (event.key === "Escape" && (inside || page.querySelector("dialog[open]")) && !isField(event, page) && session.dismissals.includes("escape")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      this._context.key(event.key);
      return;
    }
    const by = SCROLLS[event.key];
    if (by !== void 0 && inside && !isField(event, page) && this._context.scroll(0, by * (page.defaultView?.innerHeight ?? 0))) {
      event.preventDefault();
    }
  }
  /** Handles a key after the app: the tour's keys, if the focus is in its callout or nowhere. */
  keyAfterApp(event) {
    const { session, page, stage } = this._context;
    if (session.state !== "stands" || event.defaultPrevented || event.repeat || event.isComposing || event.keyCode === 229)
      return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || isField(event, page))
      return;
    const [at2] = event.composedPath();
    const active = activeElement(page);
    const isOwn = event.composedPath().includes(stage.host);
    const nowhere = !active || active === page.body || active === page.documentElement;
    if (event.key !== "Escape" && !isOwn && !nowhere)
      return;
    if ((event.key === "Enter" || event.key === " ") && at2?.closest?.("button, a[href], summary, input, select")) {
      return;
    }
    this._context.key(event.key);
  }
  /** Handles a move of the focus: it may leave the tour's stops only if the whole app may be used. */
  focusMoved() {
    const { session, page, stage } = this._context;
    const isAway = () => {
      const step = session.step;
      if (!this._hasFocus || session.state !== "stands" || !step || step.interaction.mode === "passThrough") {
        return false;
      }
      const active = activeElement(page);
      if (!active || active === page.body || within(active, stage.host))
        return false;
      const ids = [
        ...session.focusOrder.flatMap((stop) => stop.kind === "element" ? [stop.id] : []),
        ...step.interaction.allow.map((one) => one.target)
      ];
      return !ids.some((id) => {
        const element = this._context.element(id);
        return !!element && (within(active, element) || isClosedAround(active, element));
      });
    };
    if (!isAway())
      return;
    const now2 = performance.now();
    if (now2 - this._lastTakenBack < RETAKE_INTERVAL)
      return;
    this._lastTakenBack = now2;
    setTimeout(() => {
      if (isAway())
        this._focus(this._current?.isConnected ? this._current : this._context.words());
    }, 0);
  }
  /**
   * Notes the focused element before the tour takes the focus. An element that becomes inert loses it, in some browsers
   * at once.
   */
  _noteFocused() {
    const active = activeElement(this._context.page);
    if (!this._hasFocus && active !== this._context.page.body)
      this._focusedBefore = active;
  }
  _targetOf(stop) {
    const { stage } = this._context;
    const words = this._context.words();
    if (stop.kind === "callout")
      return words;
    if (stop.kind === "button")
      return words?.querySelector(`[data-index="${stop.index}"]`) ?? words;
    if (stop.kind === "close")
      return words?.querySelector(".close") ?? stage.leave;
    if (stop.kind === "overlay")
      return stage.leave;
    if (stop.kind !== "element")
      return null;
    const element = this._context.element(stop.id);
    return element && (focusables(element)[0] ?? element);
  }
  _focus(target) {
    this._giveBack();
    if (!target)
      return;
    this._current = target;
    focus(target);
    if (activeElement(target.ownerDocument) !== target && !target.hasAttribute("tabindex")) {
      target.setAttribute("tabindex", "-1");
      this._focusableTarget = target;
      focus(target);
    }
  }
  _giveBack() {
    if (this._focusableTarget?.getAttribute("tabindex") === "-1")
      this._focusableTarget.removeAttribute("tabindex");
    this._focusableTarget = null;
  }
  /** All focusable elements of the tour's stops, in order; of the app's elements, those that can be looked into. */
  _tabStops() {
    const stops = [];
    for (const stop of this._context.session.focusOrder) {
      if (stop.kind === "element") {
        const element = this._context.element(stop.id);
        const inner = element ? focusables(element) : [];
        stops.push(...inner.length ? inner : element ? [element] : []);
      } else {
        const target = this._targetOf(stop);
        if (target)
          stops.push(target);
        if (stop.kind === "callout") {
          const scroller = target?.querySelector(".scroller[tabindex]");
          stops.push(
            ...scroller ? [scroller] : [],
            ...target?.querySelectorAll(".body a[href]") ?? []
          );
        }
      }
    }
    return stops.filter((element, index) => stops.indexOf(element) === index);
  }
  /** Tab cycles through the tour's stops. Within an element of the app it keeps the browser's own order. */
  _tab(event) {
    const { page, stage } = this._context;
    const stops = this._tabStops();
    if (!stops.length)
      return;
    stage.host.toggleAttribute("data-tabbed", true);
    const active = activeElement(page);
    let place = stops.findIndex((element) => element === active);
    if (place < 0)
      place = stops.findIndex((element) => within(active, element));
    const next = stops[place < 0 ? 0 : (place + (event.shiftKey ? stops.length - 1 : 1)) % stops.length];
    const target = place < 0 || within(active, stage.host) ? null : this._elementOf(active);
    if (target && (next && within(next, target) && next !== active && this._isFurther(place, stops, event.shiftKey) || isOpaque2(active) || active === this._focusableTarget)) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this._focus(next ?? null);
  }
  /** Returns true if the next stop comes later, rather than around the end of the list. */
  _isFurther(place, stops, back) {
    return back ? place > 0 : place < stops.length - 1;
  }
  /** The step's element that contains the focus. */
  _elementOf(active) {
    for (const stop of this._context.session.focusOrder) {
      const element = stop.kind === "element" ? this._context.element(stop.id) : null;
      if (element && within(active, element))
        return element;
    }
    return null;
  }
};
function focus(element) {
  const own = element.focus;
  (typeof own === "function" ? own : HTMLElement.prototype.focus).call(element, { preventScroll: true });
  if (element.parentElement?.closest(".scroller"))
    element.scrollIntoView?.({ block: "nearest" });
}
function isOpaque2(element) {
  if (!element || element.shadowRoot)
    return false;
  const frame = element.localName === "iframe" && !frameDocument(element);
  return frame || !element.matches(FOCUSABLE) || element.localName.includes("-") || /^(embed|object)$/.test(element.localName) || element.matches(
    "audio[controls], video[controls], input[type=date], input[type=time], input[type=datetime-local], input[type=month], input[type=week]"
  );
}
function isField(event, page) {
  const at2 = event.composedPath()[0] ?? activeElement(page);
  if (!at2?.matches)
    return false;
  const field = at2.matches("textarea, select") || at2.isContentEditable || at2.localName === "input" && !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test(at2.type);
  return field || at2.matches("[role=textbox], [role=searchbox], [role=combobox]") || !!at2.closest("[role=listbox]");
}

// Shared/dom/fit.ts
var [LOW, SAME] = [48, 1];
var LEAST_WITH_BUTTONS = 232;
function fitBubble(inner, width, height) {
  inner.style.setProperty("width", `${width}px`);
  inner.style.setProperty("height", `${height}px`);
  arrangeFoot(inner);
  const scroller = inner.querySelector(".scroller");
  if (!scroller)
    return;
  const bottom = (element) => element.getBoundingClientRect().bottom;
  const title = inner.querySelector(":scope > .title");
  const foot = inner.querySelector(":scope > .foot");
  if (title && scroller.clientHeight < LOW && bottom(foot ?? scroller) > bottom(inner) - SAME)
    scroller.prepend(title);
  if (foot && bottom(foot) > bottom(inner) + SAME)
    scroller.append(foot);
  const left = () => bottom(scroller.lastElementChild ?? scroller) - bottom(scroller);
  const more = () => scroller.classList.toggle("more", left() > 1);
  if (left() + scroller.scrollTop > 1) {
    scroller.tabIndex = 0;
  } else {
    scroller.removeAttribute("tabindex");
  }
  scroller.onscroll = more;
  more();
}
var widthOf = (element) => element.getBoundingClientRect().width;
var gapOf = (element) => parseFloat(getComputedStyle(element).columnGap) || 0;
function arrangeFoot(inner) {
  const foot = inner.querySelector(".foot");
  if (!foot)
    return 0;
  foot.classList.remove("rows", "stack");
  const progress = foot.querySelector(".progress");
  const buttons = [...foot.querySelectorAll(".button")];
  const [row] = buttons.map((one) => one.parentElement);
  const widths = buttons.map(widthOf);
  const beside = widths.reduce((sum, one) => sum + one, row ? gapOf(row) * (widths.length - 1) : 0);
  const words = progress ? widthOf(progress) : 0;
  const all = beside + words + (progress && row ? gapOf(foot) : 0);
  const room = foot.clientWidth + 0.5;
  if (all <= room)
    return all;
  const isStacked = beside > room;
  foot.classList.toggle("rows", !!row);
  foot.classList.toggle("stack", isStacked);
  return Math.max(progress ? widthOfLines(progress) : 0, ...isStacked ? widths : [beside]);
}
function whileMeasuring({ page, host }, inner, work) {
  const room = page.createElement("div");
  room.className = "measuring";
  room.append(inner);
  host.shadowRoot?.append(room);
  const result = work();
  inner.remove();
  room.remove();
  return result;
}
var linesFit = (inner) => [...inner.querySelectorAll(".line")].every(
  (line) => widthOf(line) <= widthOf(line.parentElement) * 1.01
);
function measureBubble(inner, width, fixed) {
  inner.style.setProperty("height", "auto");
  inner.style.setProperty("width", "max-content");
  inner.style.setProperty("max-width", `${width}px`);
  const foot = arrangeFoot(inner);
  const broken = inner.scrollWidth > inner.clientWidth + 1 ? inner.scrollWidth : 0;
  const style2 = getComputedStyle(inner);
  const sides = parseFloat(style2.paddingLeft) + parseFloat(style2.paddingRight);
  const words = [...inner.querySelectorAll(".title, .body")].map((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return widthOfLines(element) + (parseFloat(paddingLeft) || 0) + (parseFloat(paddingRight) || 0);
  });
  const pictures = [...inner.querySelectorAll(".image")].map(widthOf);
  const widest = Math.max(foot, ...words, ...pictures);
  const whole = Math.ceil(widthOf(inner) - 0.01);
  const natural = inner.querySelector(".wide") ? width : fixed || !widest ? whole : Math.min(Math.ceil(widest + sides - 0.01), whole);
  const least = inner.querySelector(".button") ? Math.min(LEAST_WITH_BUTTONS, width) : 0;
  const drawn = fixed ? natural : Math.max(natural, least);
  inner.style.setProperty("width", `${drawn}px`);
  arrangeFoot(inner);
  const size = [Math.max(drawn, broken), inner.offsetHeight];
  inner.style.removeProperty("max-width");
  return size;
}
function widthOfLines(element) {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const lines = /* @__PURE__ */ new Map();
  for (const rect of range.getClientRects?.() ?? []) {
    const key = Math.round(rect.bottom / 4);
    const [left, right] = lines.get(key) ?? [Infinity, -Infinity];
    lines.set(key, [Math.min(left, rect.left), Math.max(right, rect.right)]);
  }
  return Math.max(0, ...[...lines.values()].map(([left, right]) => right - left));
}

// Shared/engine/language.ts
function lookupChain(tag) {
  const chain = [];
  let parts2 = tag.toLowerCase().split("-");
  while (parts2.length) {
    chain.push(parts2.join("-"));
    parts2 = parts2.slice(0, -1);
    if (parts2.length > 1 && parts2[parts2.length - 1]?.length === 1)
      parts2 = parts2.slice(0, -1);
  }
  return chain;
}
function lookup(tag, candidates) {
  for (const wanted of lookupChain(tag)) {
    const found = candidates.find((candidate) => candidate.toLowerCase() === wanted);
    if (found !== void 0)
      return found;
  }
  return void 0;
}
var shownLocale = (tour, tag) => lookup(tag ?? "", tour.locales) ?? tour.locales[0] ?? "und";
function localeOf(tour, key, tag) {
  const has = (locale) => ownValue(ownValue(tour.strings, locale), key ?? "") !== void 0;
  const among = Object.keys(tour.strings).filter(has);
  return lookup(tag ?? "", among) ?? lookup(tour.locales[0] ?? "", among);
}
function textOf(tour, key, tag) {
  const locale = key === null ? void 0 : localeOf(tour, key, tag);
  return locale === void 0 ? null : ownValue(ownValue(tour.strings, locale), key ?? "") ?? null;
}
var script = (tag) => tag.toLowerCase().split("-").slice(1).find((part) => /^[a-z]{4}$/.test(part));
function distance(tag, locale) {
  if (!locale)
    return 101;
  const place = lookupChain(tag).indexOf(locale.toLowerCase());
  if (place >= 0)
    return place;
  if (locale.split("-")[0]?.toLowerCase() !== tag.split("-")[0]?.toLowerCase())
    return 102;
  const [mine, theirs] = [script(tag), script(locale)];
  return mine && theirs && mine !== theirs ? 102 : 100;
}
function isRightToLeftTag(tag) {
  const name = tag.toLowerCase();
  const written = script(name.replace(/-[^-](-.*)?$/, ""));
  if (written)
    return /^(adlm|ara[bn]|hebr|m[ae]nd|nkoo|rohg|samr|syr[cejn]|thaa|yezi)$/.test(written);
  const [first, ...rest] = name.split("-");
  return RIGHT_TO_LEFT.split(" ").includes(first ?? "") !== rest.some((part) => EXCEPTIONS.split(" ").includes(`${first}-${part}`));
}
var RIGHT_TO_LEFT = "aeb aii apc apd ar arb arc ars ary arz bal bej bgn bqi brh ckb dv fa glk haz he iw ji khw ks lki lrc luz mzn nqo pnb prs ps rhg sd sdh skr syr ug ur yi";
var EXCEPTIONS = "az-ir az-iq ha-cm ha-sd kk-af kk-cn kk-ir kk-mn ku-lb ky-cn ms-cc man-gn pa-pk tg-pk uz-af sd-in ug-kz ug-mn";

// Shared/engine/sizes.ts
var NAMES = "xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 accessibilityMedium accessibilityLarge accessibilityxLarge accessibilityxxLarge accessibilityxxxLarge";
var BODIES = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49];
function rowOf(name) {
  const place = NAMES.split(" ").indexOf(name.replace(/extra/gi, "x"));
  return place < 0 ? void 0 : place < BODIES.length ? place : place - 5;
}
function knownScaleOf(name) {
  if (!name)
    return void 0;
  const row = rowOf(name);
  if (row !== void 0)
    return Math.round((BODIES[row] ?? 15) / 15 * 1e6) / 1e6;
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(name);
  const scale = match ? Number(match[1]) / (match[2] ? 100 : 1) : 0;
  return scale >= 0.25 && scale <= 5 ? scale : void 0;
}
var scaleOf2 = (name) => knownScaleOf(name) ?? 1;
function sizeFor(variant, textSize) {
  const wanted = knownScaleOf(textSize);
  if (!variant.textSizes || wanted === void 0)
    return void 0;
  const sizes = Object.entries(variant.textSizes).sort((a, b) => a[1] - b[1]);
  return (sizes.find(([, scale]) => scale >= wanted - 1e-9) ?? sizes[sizes.length - 1])?.[0];
}
function layoutFor(callout, tour, variant, device) {
  const tag = shownLocale(tour, device.traits["locale"]);
  const size = sizeFor(variant, device.traits["textSize"]);
  const scaled2 = callout.sizes && lookup(tag, Object.keys(callout.sizes));
  const found = size !== void 0 && scaled2 !== void 0 ? ownValue(ownValue(callout.sizes, scaled2), size) : void 0;
  const locale = lookup(tag, Object.keys(callout.layouts));
  return found ?? (locale === void 0 ? void 0 : ownValue(callout.layouts, locale));
}

// Shared/dom/colors.ts
var isColor = (value2) => typeof value2 === "string" && /^#([\da-f]{6}|[\da-f]{8})$/i.test(value2);
var colorAndAlpha = (color2, standard2) => isColor(color2) ? [color2.slice(0, 7), parseInt(color2.slice(7) || "ff", 16) / 255] : [standard2, 1];

// Shared/dom/theme.ts
var PARTS = "surface border title body link primary onPrimary secondary onSecondary progress close".split(" ");
var colors = (list) => Object.fromEntries(list.split(" ").map((color2, place) => [PARTS[place], `#${color2}`]));
var style = (size, line, weight) => ({ font: [], size, line, weight });
var standard = () => ({
  light: colors("ffffff 14171f14 14171f 4a4f5c 1d5fd6 1d5fd6 ffffff 00000000 2a2f3acc 666c7a 8a90a0"),
  dark: colors("24262e ffffff24 f4f5f8 c2c5cf 85aeff 6c9bff 0d1322 00000000 e6e8eecc 9ea2af a2a8b6"),
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
  border: 1
});
var SHADOWS = [
  { light: "#14171f1f", dark: "#0000003d", offset: 1, blur: 2 },
  { light: "#14171f2e", dark: "#0000005c", offset: 8, blur: 24 }
];
var NO_SHADOW = { light: "#00000000", dark: "#00000000", offset: 0, blur: 0 };
var MOST_SHADOWS = 8;
var SIZES = [[14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]];
var LINES = [[19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]];
function sized(own, textSize, kind) {
  const row = rowOf(textSize ?? "large");
  const grown = (value2) => Math.ceil(value2 - 1e-9);
  if (row === void 0) {
    const scale = scaleOf2(textSize);
    return [own.size * scale, grown(own.line * scale)];
  }
  const ratio = (table) => (table[kind]?.[row] ?? 1) / (table[kind]?.[3] ?? 1);
  const size = own.size * ratio(SIZES);
  return [size, Math.max(grown(own.line * ratio(LINES)), Math.ceil(size))];
}
function checked(own, given) {
  const isLength2 = typeof given === "number" && given >= 0 && given < Infinity;
  if (typeof own === "number")
    return isLength2 ? given : own;
  if (typeof own === "string")
    return isColor(given) ? given : own;
  if (Array.isArray(own))
    return Array.isArray(given) ? given.map(String) : own;
  return Object.fromEntries(
    Object.entries(own).map(
      ([name, value2]) => [name, checked(value2, given?.[name])]
    )
  );
}
function themeProperties(tour, device, dark) {
  const theme = checked(standard(), tour.theme);
  const properties = /* @__PURE__ */ new Map();
  const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const [name, color2] of Object.entries(dark ? theme.dark : theme.light)) {
    properties.set(`--_${kebab(name)}`, color2);
  }
  for (const [name, value2] of Object.entries(theme)) {
    if (typeof value2 === "number") {
      properties.set(`--_${name === "border" ? "border-width" : kebab(name)}`, `${value2}px`);
    }
  }
  const given = tour.theme?.shadows;
  const shadows = Array.isArray(given) ? given.slice(0, MOST_SHADOWS).map((one) => checked(NO_SHADOW, one)) : SHADOWS;
  properties.set(
    "--_shadow",
    shadows.map(({ light, dark: night, offset: offset2, blur }) => `0 ${offset2}px ${blur}px ${dark ? night : light}`).join() || "0 0 #0000"
  );
  for (const name of ["title", "body", "button", "progress"]) {
    const own = theme[name];
    const [size, line] = sized(own, device.traits["textSize"], name === "title" ? 0 : 1);
    const families = own.font.map((family) => /^[a-z-]+$/.test(family) ? family : `"${family.replace(/["\\\n\r\f]/g, "")}"`);
    properties.set(`--_${name}-font`, [...families, "system-ui", "sans-serif"].join(", "));
    properties.set(`--_${name}-size`, `${size}px`);
    properties.set(`--_${name}-line`, `${line}px`);
    properties.set(`--_${name}-weight`, String(own.weight));
  }
  properties.set("--_button-space", `${Math.max((Number(theme["buttonHeight"]) - theme.button.line) / 2, 0)}px`);
  const finger = device.traits["platform"] === "android" ? 48 : 44;
  properties.set("--_finger", `${finger}px`);
  const reach = Math.max((finger - Number(theme["buttonHeight"])) / 2, 0);
  properties.set("--_reach", `${reach}px`);
  properties.set("--_stack-gap", `${Math.max(Number(theme["buttonGap"]), reach * 2)}px`);
  properties.set("--_above-buttons", `${Math.max(Number(theme["sectionGap"]), reach)}px`);
  properties.set(
    "--_beside-close",
    `${Math.max((finger + 24) / 2 + Number(theme["buttonGap"]) - Number(theme["padding"]), 0)}px`
  );
  properties.set("--_below-buttons", `${Math.max(Number(theme["padding"]), reach)}px`);
  return properties;
}

// Shared/dom/drawable.ts
function canDrawContent(context, content, layout) {
  const { tour, variant, device } = context;
  const { textSize } = device.traits;
  const captured = variant.traits["textSize"];
  if (scaleOf2(sizeFor(variant, textSize) ?? captured) !== scaleOf2(textSize ?? captured))
    return false;
  if (Math.abs(content.size[0] - layout.frame[2]) >= 1e-3)
    return false;
  const faces = /* @__PURE__ */ new Set();
  for (const { role, lines, dots } of content.parts) {
    if (role === "image" || role === "close" || dots)
      continue;
    if (!lines)
      return false;
    for (const run of lines.flatMap((line) => line.runs)) {
      faces.add(
        role === "title" ? role : role !== "body" ? "button" : typeof run !== "string" && run.strong ? "strong" : role
      );
    }
  }
  const probes = ownValue(tour.probes, shownLocale(tour, device.traits["locale"]));
  const textContext = textContextOf(context.page);
  const properties = themeProperties(tour, device, false);
  const font2 = context.page.defaultView?.getComputedStyle(context.host).getPropertyValue("--tour-font").trim();
  return [...faces].every((face) => {
    const name = face === "strong" && !probes?.strong ? "body" : face;
    const probe = probes?.[name];
    if (!probe || !textContext)
      return false;
    const style2 = name === "strong" ? "body" : name;
    textContext.font = `${name === "strong" ? 700 : properties.get(`--_${style2}-weight`)} 100px ${font2 || properties.get(`--_${style2}-font`)}`;
    const width = textContext.measureText(probe.text).width / 100;
    return width <= probe.width * 1.01 && (!probe.measured || width >= probe.width * 0.99);
  });
}
var TEXT_CONTEXTS = /* @__PURE__ */ new WeakMap();
function textContextOf(page) {
  let context = TEXT_CONTEXTS.get(page);
  if (context === void 0)
    TEXT_CONTEXTS.set(page, context = page.createElement("canvas").getContext?.("2d") ?? null);
  return context;
}

// Shared/dom/image.ts
function sourceOf({ sources }, scheme, scale) {
  const own = sources.filter((one) => one.scheme === scheme);
  const among = (own.length ? own : sources.filter((one) => !one.scheme)).map((one) => ({
    ...one,
    scale: one.scale ?? 1
  }));
  const enough = among.filter((one) => one.scale >= scale);
  const [first, ...others] = enough.length ? enough : among;
  return first ? others.reduce((a, b) => (enough.length ? b.scale < a.scale : b.scale > a.scale) ? b : a, first).name : null;
}

// Shared/engine/markup.ts
var ESCAPED = /\\([\\`*_[\]])/y;
var TICKS = /`+/y;
var MARK2 = /\*+|_+/y;
var WORDS = /\[((?:\\.|[^\\[\]])*)\]\(/y;
var SPACE = /\s*/y;
var ANGLED = /<([^<>\n]*)>/y;
var BARE = /(?:\\.|[^\s()\\])*(?:\((?:\\.|[^\s()\\])*\)(?:\\.|[^\s()\\])*)*/y;
var TITLE = /\s+(?:"[^"]*"|'[^']*')/y;
var CLOSE = /\s*\)/y;
function at(expression, source, place) {
  expression.lastIndex = place;
  return expression.exec(source);
}
function runsOf(source) {
  const runs = [];
  const marks = [];
  const unclosed = /* @__PURE__ */ new Set();
  let text = "";
  const flush = () => {
    if (text)
      runs.push({ text });
    text = "";
  };
  for (let index = 0; index < source.length; ) {
    const char = source.charAt(index);
    const escaped = char === "\\" && at(ESCAPED, source, index);
    const ticks = char === "`" && at(TICKS, source, index)?.[0];
    const words = char === "[" && source.charAt(index - 1) !== "!" && at(WORDS, source, index);
    const mark = (char === "*" || char === "_") && at(MARK2, source, index)?.[0];
    const end3 = ticks ? closing(source, index, ticks.length, unclosed) : void 0;
    const destination = words && destinationAt(source, index + words[0].length);
    if (escaped) {
      text += escaped[1];
      index += 2;
    } else if (ticks && end3 !== void 0) {
      flush();
      const inner = source.slice(index + ticks.length, end3).replace(/\n/g, " ");
      runs.push({ text: /^ .*[^ ].* $/.test(inner) ? inner.slice(1, -1) : inner, code: true });
      index = end3 + ticks.length;
    } else if (words && destination) {
      flush();
      for (const run of runsOf(words[1] ?? "")) {
        runs.push({ ...run, link: destination[0].replace(/\\([!-/:-@[-`{-~])/g, "$1") });
      }
      [, index] = destination;
    } else if (mark) {
      flush();
      marks.push(flank(source, index, mark, runs.length));
      index += mark.length;
    } else {
      text += ticks || char;
      index += ticks ? ticks.length : 1;
    }
  }
  flush();
  return emphasised(runs, marks);
}
function closing(source, index, length3, unclosed) {
  if (unclosed.has(length3))
    return void 0;
  for (let place = source.indexOf("`", index + length3); place >= 0; ) {
    const found = at(TICKS, source, place)?.[0].length ?? 1;
    if (found === length3)
      return place;
    place = source.indexOf("`", place + found);
  }
  unclosed.add(length3);
  return void 0;
}
function destinationAt(source, place) {
  const ended = (link, from, titled = false) => {
    const after = at(TITLE, source, from) ? TITLE.lastIndex : from;
    return (after > from || !titled) && at(CLOSE, source, after) ? [link, CLOSE.lastIndex] : void 0;
  };
  at(SPACE, source, place);
  const start2 = SPACE.lastIndex;
  const angled = at(ANGLED, source, start2);
  const bare = at(BARE, source, start2)?.[0] ?? "";
  return angled && ended(angled[1] ?? "", start2 + angled[0].length) || ended(bare, start2 + bare.length) || (start2 > place ? ended("", place, true) : void 0);
}
function flank(source, index, mark, at2) {
  const before = source[index - 1] ?? " ";
  const after = source[index + mark.length] ?? " ";
  const sign = /[\p{P}\p{S}]/u;
  const left = !/\s/.test(after) && (!sign.test(after) || /\s/.test(before) || sign.test(before));
  const right = !/\s/.test(before) && (!sign.test(before) || /\s/.test(after) || sign.test(after));
  const under = mark[0] === "_";
  return {
    char: mark[0] ?? "*",
    length: mark.length,
    opens: left && (!under || !right || sign.test(before)),
    closes: right && (!under || !left || sign.test(after)),
    at: at2
  };
}
function emphasised(runs, marks) {
  const original = marks.map((mark) => mark.length);
  const [strong, emphasis] = [new Int32Array(runs.length + 1), new Int32Array(runs.length + 1)];
  const openers = [];
  const floors = /* @__PURE__ */ new Map();
  marks.forEach((closer, place) => {
    const kind = `${closer.char}${closer.opens}${(original[place] ?? 0) % 3}`;
    const fits2 = (other) => {
      const mark = marks[other];
      const [a, b] = [original[other] ?? 0, original[place] ?? 0];
      return mark?.char === closer.char && !((mark.closes || closer.opens) && (a + b) % 3 === 0 && (a % 3 !== 0 || b % 3 !== 0));
    };
    while (closer.closes && closer.length > 0) {
      const floor = floors.get(kind) ?? 0;
      let open = openers.length - 1;
      while (open >= floor && !fits2(openers[open] ?? -1))
        open -= 1;
      const opener = open < floor ? void 0 : marks[openers[open] ?? -1];
      if (!opener) {
        floors.set(kind, openers.length);
        break;
      }
      const used = opener.length > 1 && closer.length > 1 ? 2 : 1;
      opener.length -= used;
      closer.length -= used;
      openers.length = opener.length ? open + 1 : open;
      floors.forEach((value2, key) => floors.set(key, Math.min(value2, openers.length)));
      const depth = used === 2 ? strong : emphasis;
      depth[opener.at] = (depth[opener.at] ?? 0) + 1;
      depth[closer.at] = (depth[closer.at] ?? 0) - 1;
    }
    if (closer.opens && closer.length)
      openers.push(place);
  });
  const result = [];
  const add = (run) => {
    const last = result[result.length - 1];
    if (last && last.strong === run.strong && last.emphasis === run.emphasis && last.code === run.code && last.link === run.link) {
      last.text += run.text;
    } else {
      result.push(run);
    }
  };
  let [next, isStrong, isEmphasis] = [0, 0, 0];
  for (let index = 0; index <= runs.length; index += 1) {
    for (let mark = marks[next]; mark?.at === index; mark = marks[next += 1]) {
      if (mark.length)
        add({ text: mark.char.repeat(mark.length) });
    }
    isStrong += strong[index] ?? 0;
    isEmphasis += emphasis[index] ?? 0;
    const run = runs[index];
    if (run)
      add({ ...run, ...isStrong ? { strong: true } : {}, ...isEmphasis ? { emphasis: true } : {} });
  }
  return result;
}

// Shared/engine/template.ts
var SIGNS = /(%+)(\{(?:([A-Za-z][A-Za-z0-9_]{0,63})\})?)?/g;
function replaceVariables(text, variable) {
  return text.replace(SIGNS, (all, signs, brace, name) => {
    if (brace === void 0)
      return all;
    const half = "%".repeat(signs.length >> 1);
    if (signs.length % 2 === 0)
      return half + (name === void 0 ? "{" : `{${name}}`);
    return half + (name === void 0 ? "%{" : variable(name));
  });
}
function value(tour, values, name, isIsolated) {
  const text = ownValue(tour.variables, name) === void 0 ? void 0 : ownValue(values, name);
  if (text === void 0)
    return `%{${name}}`;
  return isIsolated ? `⁨${text}⁩` : String(text);
}
var filled = (tour, text, values, isIsolated) => tour.variables ? replaceVariables(text, (name) => value(tour, values, name, isIsolated)) : text;
function numbered(tour, text, number2, total, values, isIsolated = true) {
  const names = [];
  const marked = tour.variables ? replaceVariables(text, (name) => `\0${names.push(name) - 1}\0`) : text;
  return marked.replace(/\{(step|total)\}/g, (_, which) => String(which === "step" ? number2 : total)).replace(/\0(\d+)\0/g, (_, place) => value(tour, values, names[Number(place)] ?? "", isIsolated));
}
function filledRuns(tour, text, values, isIsolated) {
  if (!tour.variables)
    return runsOf(text);
  const names = [];
  let first = 57344;
  while (first < 61440 && [...text].some((char) => char >= String.fromCharCode(first) && char < String.fromCharCode(first + 256))) {
    first += 256;
  }
  const marked = replaceVariables(text, (name) => {
    if (names.length === 256)
      return `%{${name}}`;
    names.push(name);
    return String.fromCharCode(first + names.length - 1);
  });
  const words = (part, of) => part.replace(/[\ue000-\uf8ff]/g, (char) => {
    const name = names[char.charCodeAt(0) - first];
    return name === void 0 ? char : of(name);
  });
  return runsOf(marked).map((run) => ({
    ...run,
    text: words(run.text, (name) => value(tour, values, name, isIsolated)),
    ...run.link === void 0 ? {} : { link: words(run.link, (name) => `%{${name}}`) }
  }));
}

// Shared/dom/texts.ts
function textFor(tour, device, key, variables = {}, isIsolated = true) {
  return filled(tour, textOf(tour, key ?? null, device.traits["locale"]) ?? "", variables, isIsolated);
}
function withLanguage(element, tour, device, key) {
  const tag = device.traits["locale"];
  const locale = localeOf(tour, key, tag);
  if (locale === void 0 || locale === shownLocale(tour, tag))
    return element;
  element.lang = locale;
  element.dir = isRightToLeftTag(locale) ? "rtl" : "ltr";
  return element;
}
var bodyFor = (tour, device, key, variables = {}) => filledRuns(tour, textOf(tour, key ?? null, device.traits["locale"]) ?? "", variables, true);
function runElements(runs, { page, links, follow: follow2 }) {
  return runs.map((run) => {
    let node = page.createTextNode(run.text);
    const wrap = (name) => {
      const element = page.createElement(name);
      element.append(node);
      node = element;
      return element;
    };
    if (run.code)
      wrap("code");
    if (run.emphasis)
      wrap("em");
    if (run.strong)
      wrap("strong");
    const { link } = run;
    if (link && isAllowedLink(link, links)) {
      const anchor = wrap("a");
      anchor.href = link;
      if (/^http/i.test(link))
        anchor.target = "_blank";
      anchor.rel = "noopener noreferrer";
      anchor.setAttribute("part", "link");
      const ask = (event) => {
        if (event.button < 2 && follow2(link) === false)
          event.preventDefault();
      };
      anchor.onclick = ask;
      anchor.onauxclick = ask;
    }
    return node;
  });
}
var REFUSED_SCHEMES = /^(javascript|vbscript|livescript|data|blob|file|filesystem|about|view-source|jar|intent)$/;
function isAllowedLink(link, schemes) {
  if (/^(https?:\/\/|mailto:|tel:)[^\0-\x20\x7f]+$/i.test(link))
    return true;
  const scheme = /^([a-z][a-z0-9+.-]*):[^\0-\x20\x7f]+$/i.exec(link)?.[1]?.toLowerCase();
  return !!scheme && !REFUSED_SCHEMES.test(scheme) && !/^https?$/.test(scheme) && schemes.some((one) => one.toLowerCase() === scheme);
}
var CLOSE_LABELS = {
  en: "Close",
  de: "Schließen",
  fr: "Fermer",
  es: "Cerrar",
  it: "Chiudi",
  pt: "Fechar",
  nl: "Sluiten",
  sv: "Stäng",
  pl: "Zamknij",
  ru: "Закрыть",
  uk: "Закрити",
  tr: "Kapat",
  ar: "إغلاق",
  he: "סגירה",
  fa: "بستن",
  hi: "बंद करें",
  ja: "閉じる",
  ko: "닫기",
  zh: "关闭"
};
function closeLabel(tour, device) {
  const language = shownLocale(tour, device.traits["locale"]).split("-")[0] ?? "en";
  return textFor(tour, device, "common.close") || (CLOSE_LABELS[language] ?? "Close");
}

// Shared/dom/parts.ts
function pictureOf({ callout }, { page, device, image }) {
  const scheme = device.traits["colorScheme"] === "dark" ? "dark" : "light";
  const name = callout?.image ? sourceOf(callout.image, scheme, page.defaultView?.devicePixelRatio ?? 1) : null;
  return name && image(name);
}
function makeImage(step, context) {
  const { page, device } = context;
  const source = pictureOf(step, context);
  if (!source)
    return null;
  const image = page.createElement("img");
  const { size, label } = step.callout?.image ?? {};
  image.className = size ? "image" : "image wide";
  image.setAttribute("part", "image");
  image.onerror = () => context.imageFailed(source);
  image.src = source;
  image.alt = textFor(context.tour, device, label, context.variables, false);
  if (size) {
    image.style.setProperty("width", `${size[0]}px`);
    image.style.setProperty("aspect-ratio", `${size[0]} / ${size[1]}`);
  }
  return image;
}
function makeProgress(step, context) {
  const { page, tour, device, variant: { steps }, variables } = context;
  const progress = step.callout?.progress;
  const place = steps.findIndex((one) => one.id === step.id);
  const total = steps.length;
  if (!progress || place < 0 || total < 2)
    return null;
  const text = textOf(tour, progress.text, device.traits["locale"]) ?? "";
  const words = (isIsolated) => numbered(tour, text, place + 1, total, variables, isIsolated);
  const element = withLanguage(page.createElement("p"), tour, device, progress.text);
  element.className = "progress";
  element.setAttribute("part", "progress");
  if (progress.kind === "dots" && total <= 10) {
    element.classList.add("dots");
    element.removeAttribute("dir");
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", words(false));
    element.append(...steps.map((_, index) => page.createElement(index === place ? "b" : "i")));
  } else {
    element.textContent = words(true);
  }
  return element;
}
var BUTTON_EVENTS = /* @__PURE__ */ new WeakMap();
function makeButton(step, index, context) {
  const buttons = step.callout?.buttons ?? [];
  const button = context.page.createElement("button");
  const isLast = index === buttons.length - 1;
  button.type = "button";
  button.className = isLast ? "button primary" : "button";
  button.setAttribute("part", `button ${isLast ? "primary" : "secondary"}`);
  button.dataset["index"] = String(index);
  button.textContent = textFor(context.tour, context.device, buttons[index]?.title, context.variables);
  withLanguage(button, context.tour, context.device, buttons[index]?.title);
  button.disabled = !context.isEnabled(index);
  BUTTON_EVENTS.set(button, { kind: "button", index });
  return button;
}
function makeClose(context, hasPicture) {
  const button = context.page.createElement("button");
  button.type = "button";
  button.className = hasPicture ? "close over" : "close";
  button.setAttribute("part", "close");
  BUTTON_EVENTS.set(button, { kind: "close" });
  button.setAttribute("aria-label", closeLabel(context.tour, context.device));
  withLanguage(button, context.tour, context.device, "common.close").removeAttribute("dir");
  const make = (name, attributes) => {
    const element = context.page.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value2] of Object.entries(attributes))
      element.setAttribute(key, value2);
    return element;
  };
  const svg = make("svg", { viewBox: "0 0 12 12", "aria-hidden": "true" });
  svg.append(make("path", { d: "M1 1L11 11M11 1L1 11" }));
  button.append(svg);
  return button;
}

// Shared/dom/bubble.ts
function makeBubble(step, context) {
  const compiled = context.layout && compiledBubble(step, context, context.layout);
  if (compiled)
    return compiled;
  const inner = makeInner(context.page);
  if (!step.callout)
    return inner;
  if (context.render) {
    const filled2 = call(() => {
      context.render?.(step, inner);
      return true;
    }, false);
    if (filled2)
      return inner;
    inner.textContent = "";
  }
  stackParts(inner, step, context);
  return inner;
}
function compiledBubble(step, context, layout) {
  const content = context.render || layout.content === void 0 ? void 0 : context.tour.contents?.[layout.content];
  if (!content || !step.callout || !canDrawContent(context, content, layout))
    return null;
  const inner = makeInner(context.page);
  if (!placeParts(inner, step, { ...context, layout }, content))
    return null;
  return whileMeasuring(context, inner, () => linesFit(inner)) ? inner : null;
}
function sizeOf(step, context, width, layout) {
  if (layout && step.callout?.image && !context.render && !pictureOf(step, context))
    return null;
  if (layout && compiledBubble(step, context, layout))
    return [layout.frame[2], layout.frame[3]];
  const inner = makeBubble(step, context);
  return whileMeasuring(
    context,
    inner,
    () => measureBubble(inner, width, step.callout?.kind !== "bubble" || !!step.callout.size)
  );
}
function makeInner(page) {
  const inner = page.createElement("div");
  inner.className = "inner";
  return inner;
}
function stackParts(inner, step, context) {
  const { page, tour, device, canClose } = context;
  const { callout } = step;
  if (!callout)
    return;
  const make = (name, className, ...children) => {
    const element = page.createElement(name);
    element.className = className;
    element.setAttribute("part", className);
    element.append(...children);
    return element;
  };
  const image = makeImage(step, context);
  const words = textFor(tour, device, callout.title, context.variables);
  const title = words ? withLanguage(make("h2", "title", words), tour, device, callout.title) : null;
  const runs = bodyFor(tour, device, callout.body, context.variables);
  const body = runs.length ? withLanguage(make("p", "body", ...runElements(runs, context)), tour, device, callout.body) : null;
  const progress = makeProgress(step, context);
  const buttons = callout.buttons.length ? make("div", "buttons", ...callout.buttons.map((_, index) => makeButton(step, index, context))) : null;
  const present = (list) => list.filter((one) => one !== null);
  const stays = !image && body ? title : null;
  const scrolls2 = present([image, stays ? null : title, body]);
  inner.append(...present([stays, scrolls2.length ? make("div", "scroller", ...scrolls2) : null]));
  if (progress || buttons)
    inner.append(make("div", "foot", ...present([progress, buttons])));
  inner.classList.toggle("has-buttons", !!buttons);
  if (context.layout)
    inner.style.setProperty("border-width", `0 ${context.safe[1]}px 0 ${context.safe[3]}px`);
  if (!canClose)
    return;
  inner.classList.add("closes");
  if (!image)
    (title ?? body ?? progress)?.classList.add("beside");
  inner.append(makeClose(context, !!image));
}
function placeParts(inner, step, context, { parts: parts2, size }) {
  const height = (context.layout?.frame[3] ?? 0) - context.safe[2];
  const excess = size && size[1] > height + 0.5 ? size[1] - height : 0;
  const above = parts2.filter(({ role }) => role === "image" || role === "title" || role === "body");
  if (above.length > 1 && above[0]?.role === "title")
    above.shift();
  const scroller = context.page.createElement("div");
  const [first, last] = [above[0], above[above.length - 1]];
  const top = first?.box[1] ?? 0;
  scroller.className = "scroller placed";
  let buttons = 0;
  for (const part of parts2) {
    const element = makePart(part, step, context, part.role === "button" ? buttons++ : 0, parts2[0]?.role === "image");
    if (!element)
      return false;
    element.classList.add("placed", part.role);
    if (!element.hasAttribute("part"))
      element.setAttribute("part", part.role);
    const [x, y, w, h] = part.role === "close" && part.touch ? part.touch : part.box;
    const inside = excess > 0 && above.includes(part);
    const below = excess > 0 && !inside && part.role !== "close" && !!last && y > last.box[1];
    setBox(element, [x, inside ? y - top : below ? y - excess : y, w, h]);
    if (part.role === "button" && part.touch)
      element.style.setProperty("--_reach", `${y - part.touch[1]}px`);
    if (inside && part === first)
      inner.append(scroller);
    (inside ? scroller : inner).append(element);
  }
  if (last)
    setBox(scroller, [0, top, size?.[0] ?? 0, Math.max(last.box[1] + last.box[3] - top - excess, 0)]);
  inner.style.padding = "0";
  return true;
}
function makePart(part, step, context, index, hasPicture) {
  const { role, lines } = part;
  if (role === "image")
    return makeImage(step, context);
  if (role === "close")
    return makeClose(context, hasPicture);
  const element = role === "button" ? makeButton(step, index, context) : role === "progress" ? makeProgress(step, context) : withLanguage(
    context.page.createElement(role === "title" ? "h2" : "p"),
    context.tour,
    context.device,
    role === "title" ? step.callout?.title : step.callout?.body
  );
  if (!element || !lines)
    return element;
  element.textContent = "";
  for (const line of lines) {
    const row = context.page.createElement("span");
    row.className = "line";
    row.append(...runElements(line.runs.map((run) => typeof run === "string" ? { text: run } : run), context));
    element.append(row, " ");
  }
  return element;
}
function setBox(element, [x, y, w, h]) {
  for (const [name, value2] of [["left", x], ["top", y], ["width", w], ["height", h]]) {
    element.style.setProperty(name, `${value2}px`);
  }
  if (element.localName === "button")
    element.style.setProperty("padding", "0");
}

// Shared/engine/extent.ts
function extentOf(outline) {
  const range = (axis) => {
    let [low, high] = [Infinity, -Infinity];
    const see = (value2) => {
      low = Math.min(low, value2);
      high = Math.max(high, value2);
    };
    for (let index = axis; index + 6 < outline.length; index += 6) {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 2, 4, 6].map((offset2) => outline[index + offset2]);
      see(a);
      see(d);
      const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
      const root = Math.sqrt(Math.max(q * q - 4 * p * r, 0));
      for (const t of Math.abs(p) > 1e-12 ? [(-q + root) / (2 * p), (-q - root) / (2 * p)] : Math.abs(q) > 1e-12 ? [-r / q] : []) {
        if (t <= 0 || t >= 1)
          continue;
        const u = 1 - t;
        see(u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d);
      }
    }
    return [low, high];
  };
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  return fromEdges(left, top, right, bottom);
}
function mitred(outline, distance2, box) {
  const points = [];
  const count = Math.floor((outline.length - 2) / 6);
  for (let index = 0; index < count && distance2 > 0; index += 1) {
    const at2 = [outline[index * 6] ?? 0, outline[index * 6 + 1] ?? 0];
    if (box && !contains(box, at2))
      continue;
    const after = directionFrom(outline, index, 1);
    const before = directionFrom(outline, index, -1);
    if (!after || !before)
      continue;
    const [a, b] = [[-before[1], before[0]], [after[1], -after[0]]];
    const turn = -before[0] * after[1] + before[1] * after[0];
    const cos = clamp(a[0] * b[0] + a[1] * b[1], -1, 1);
    if (turn <= 1e-9 || 1 / Math.sqrt((1 + cos) / 2 || 1e-12) > 4)
      continue;
    points.push([at2[0] + (a[0] + b[0]) * distance2 / (1 + cos), at2[1] + (a[1] + b[1]) * distance2 / (1 + cos), 0, 0]);
  }
  return points;
}
function directionFrom(outline, index, step) {
  const length3 = outline.length - 2;
  const at2 = index * 6;
  const [x, y] = [outline[at2] ?? 0, outline[at2 + 1] ?? 0];
  for (let hop = 1; hop <= length3 / 2; hop += 1) {
    const place = ((at2 + hop * 2 * step) % length3 + length3) % length3;
    const [dx, dy] = [(outline[place] ?? 0) - x, (outline[place + 1] ?? 0) - y];
    const size = Math.hypot(dx, dy);
    if (size > 1e-6)
      return [dx / size, dy / size];
  }
  return null;
}

// Shared/engine/place.ts
var TOLERANCE = 1e-6;
var axesOf = (side) => side === "top" || side === "bottom" ? [1, 0] : [0, 1];
var end = (rect, axis) => rect[axis] + (axis ? rect[3] : rect[2]);
var isBelowOrRight = (side) => side === "bottom" || side === "right";
function overlaps(a, b) {
  const both = overlap(a, b);
  return !!both && both[2] > TOLERANCE && both[3] > TOLERANCE;
}
function placementOf(text, isRightToLeft2) {
  const [name = "", align = "center"] = text.split("-");
  const [start2, last] = isRightToLeft2 ? ["right", "left"] : ["left", "right"];
  return [name === "leading" ? start2 : name === "trailing" ? last : name, align];
}
function roomAt({ reference, visible, gap }, side) {
  const [deep] = axesOf(side);
  return isBelowOrRight(side) ? end(visible, deep) - Math.max(end(reference, deep) + gap, visible[deep]) : Math.min(reference[deep] - gap, end(visible, deep)) - visible[deep];
}
function sidesByRoom(scene) {
  const natural = scene.size(scene.widest);
  const order = scene.isRightToLeft ? ["top", "left", "bottom", "right"] : ["top", "right", "bottom", "left"];
  const left = (side) => roomAt(scene, side) - natural[axesOf(side)[0]];
  return order.map((side, index) => ({ side, index, left: left(side) })).sort((a, b) => Math.abs(a.left - b.left) <= TOLERANCE ? a.index - b.index : b.left - a.left).map(({ side }) => [side, "center"]);
}
function stripAlong(scene, side, align, size) {
  const [deep, long] = axesOf(side);
  const { reference, visible, gap } = scene;
  const length3 = size[long];
  const [first, last] = [reference[long], end(reference, long)];
  const half = (first + last) / 2;
  const near = isBelowOrRight(side) ? Math.max(end(reference, deep) + gap, visible[deep]) : Math.min(reference[deep] - gap, end(visible, deep)) - size[deep];
  const whole = scene.arrow && Math.min(scene.arrow[1], gap) > 0 ? scene.radius + scene.arrow[0] / 2 : 0;
  const inset2 = length3 < 2 * whole - TOLERANCE ? 0 : whole;
  const mirrored = long === 0 && scene.isRightToLeft;
  const aligned = align === "center" ? half - length3 / 2 : align === "start" !== mirrored ? Math.min(first, half - inset2) : Math.max(last, half + inset2) - length3;
  const low = Math.max(visible[long], first - length3);
  const high = Math.min(end(visible, long) - length3, last);
  const crossing = scene.obstacles.filter(
    (one) => one[deep] < near + size[deep] - TOLERANCE && end(one, deep) > near + TOLERANCE
  );
  let free = low <= high + TOLERANCE ? [[low, Math.max(low, high)]] : [];
  for (const one of crossing) {
    const [from, to] = [one[long] - length3, end(one, long)];
    free = free.flatMap(
      ([a, b]) => to <= a + TOLERANCE || from >= b - TOLERANCE ? from < a - TOLERANCE && to > b + TOLERANCE ? [] : [[a, b]] : [
        ...from >= a - TOLERANCE ? [[a, Math.max(from, a)]] : [],
        ...to <= b + TOLERANCE ? [[Math.min(to, b), b]] : []
      ]
    );
  }
  free = free.filter(
    ([a, b]) => b - a > TOLERANCE || !crossing.some((one) => a > one[long] - length3 + TOLERANCE && a < end(one, long) - TOLERANCE)
  );
  const pointing = [first + inset2 - length3, last - inset2];
  const frame = (begin2) => long === 0 ? [begin2, near, ...size] : [near, begin2, ...size];
  return { deep, long, length: length3, inset: inset2, aligned, low, high, crossing, free, pointing, frame, half, mirrored };
}
function placeAt(scene, [side, align], size) {
  if (side === "center")
    return void 0;
  const strip = stripAlong(scene, side, align, size);
  if (size[strip.deep] > roomAt(scene, side) + TOLERANCE || !strip.free.length)
    return void 0;
  const [from, to] = strip.pointing;
  const points = strip.free.map(([a, b]) => [Math.max(a, from), Math.min(b, to)]).filter(
    ([a, b]) => a <= b + TOLERANCE
  );
  const isFree = strip.free.some(([a, b]) => strip.aligned >= a - TOLERANCE && strip.aligned <= b + TOLERANCE);
  let begin2 = strip.aligned;
  if (!isFree) {
    let best = Infinity;
    for (const [a, b] of points.length ? points : strip.free) {
      const at2 = clamp(strip.aligned, a, Math.max(a, b));
      const off = Math.abs(at2 - strip.aligned);
      if (off < best - TOLERANCE || off < best + TOLERANCE && strip.mirrored && at2 > begin2) {
        [best, begin2] = [Math.min(off, best), at2];
      }
    }
  }
  const frame = strip.frame(begin2);
  return { frame, side, align, shift: Math.abs(begin2 - strip.aligned), arrow: arrowAt(scene, side, frame, strip) };
}
function arrowAt(scene, side, frame, { inset: inset2, pointing, half, long, deep }) {
  if (!scene.arrow || inset2 <= 0 || frame[long] < pointing[0] - TOLERANCE || frame[long] > pointing[1] + TOLERANCE) {
    return null;
  }
  const [width] = scene.arrow;
  const high = Math.min(scene.arrow[1], scene.gap);
  const tip = clamp(half, frame[long] + inset2, end(frame, long) - inset2);
  const edge = isBelowOrRight(side) ? frame[deep] : end(frame, deep);
  const far = isBelowOrRight(side) ? edge - high : edge + high;
  const at2 = (value2, away) => long === 0 ? [value2, away] : [away, value2];
  const before = side === "bottom" || side === "left" ? -1 : 1;
  const box = long === 0 ? [tip - width / 2, Math.min(edge, far), width, high] : [Math.min(edge, far), tip - width / 2, high, width];
  if (scene.obstacles.some((one) => overlaps(box, one)))
    return null;
  const base = [
    ...at2(tip + before * width / 2, edge),
    ...at2(tip - before * width / 2, edge)
  ];
  return { tip: at2(tip, far), base };
}
function centreOf(scene, size = scene.size(scene.widest)) {
  const [x, y] = middle(scene.visible);
  return { frame: [x - size[0] / 2, y - size[1] / 2, ...size], side: "center", align: "center", shift: 0, arrow: null };
}
function isFreeCentre(scene) {
  const { frame } = centreOf(scene);
  return frame[2] <= scene.visible[2] + TOLERANCE && frame[3] <= scene.visible[3] + TOLERANCE && !scene.obstacles.some((one) => overlaps(frame, one));
}
function findSpot(scene, placements, narrows = true) {
  const natural = scene.size(scene.widest);
  const auto = sidesByRoom(scene);
  const all = placements.flatMap((one) => one === "auto" ? auto : [placementOf(one, scene.isRightToLeft)]);
  if (all[0]?.[0] === "center" && isFreeCentre(scene))
    return centreOf(scene);
  const places = new Map(all.map((one) => [one, placeAt(scene, one, natural)]));
  const exact = all.map((one) => places.get(one)).find((one) => one && one.shift <= TOLERANCE);
  if (exact)
    return exact;
  let candidates = [];
  for (const text of [...placements, ""]) {
    if (text && text !== "auto" && text !== "center") {
      const place = placeAt(scene, placementOf(text, scene.isRightToLeft), natural);
      if (place)
        candidates.push(place);
      continue;
    }
    const least = candidates.reduce(
      (a, b) => a && b.shift >= a.shift - TOLERANCE ? a : b,
      void 0
    );
    if (least)
      return least;
    if (text === "center" && isFreeCentre(scene))
      return centreOf(scene);
    const side = text === "auto" ? auto.map((one) => places.get(one)).find((one) => one) : void 0;
    if (side)
      return side;
    candidates = [];
  }
  for (const one of narrows && scene.narrowest !== null ? all : []) {
    const [side] = one;
    if (side !== "left" && side !== "right")
      continue;
    const room = roomAt(scene, side);
    if (room >= natural[0] - TOLERANCE || room < (scene.narrowest ?? 0) - TOLERANCE)
      continue;
    const size = scene.size(room);
    const place = size[0] <= room + TOLERANCE && size[1] < Infinity ? placeAt(scene, one, size) : void 0;
    if (place)
      return place;
  }
  return placements.includes("center") && coversOnlyFilling(scene) ? centreOf(scene) : void 0;
}
function coversOnlyFilling(scene) {
  const { frame } = centreOf(scene);
  const area2 = (rect) => rect ? rect[2] * rect[3] : 0;
  if (frame[2] > scene.visible[2] + TOLERANCE || frame[3] > scene.visible[3] + TOLERANCE || scene.avoided.some((one) => overlaps(frame, one))) {
    return false;
  }
  return scene.targets.filter((one) => overlaps(frame, one)).every((one) => {
    const beside = { ...scene, reference: one, gap: Math.max(scene.gap, 0) };
    const hasRoom = ["top", "right", "bottom", "left"].some(
      (side) => roomAt(beside, side) >= (axesOf(side)[0] ? frame[3] : frame[2]) - TOLERANCE
    );
    return area2(overlap(one, scene.visible)) > area2(scene.visible) / 2 && !hasRoom && area2(overlap(one, frame)) < area2(one) / 2;
  });
}
var covers = (scene, { frame, side }) => [...scene.targets, ...scene.avoided].some((one) => overlaps(frame, one)) && !(side === "center" && coversOnlyFilling(scene));
function movedInside(frame, visible) {
  const put = (at2, size, low, length3) => size > length3 ? low : clamp(at2, low, low + length3 - size);
  return [
    put(frame[0], frame[2], visible[0], visible[2]),
    put(frame[1], frame[3], visible[1], visible[3]),
    frame[2],
    frame[3]
  ];
}
function bestEffort(scene, placements) {
  const natural = scene.size(scene.widest);
  const seen = /* @__PURE__ */ new Set();
  let best;
  const within2 = (frame) => movedInside(frame, scene.visible);
  for (const [side, align] of placements.flatMap(
    (one) => one === "auto" ? sidesByRoom(scene) : [placementOf(one, scene.isRightToLeft)]
  )) {
    if (seen.has(side))
      continue;
    seen.add(side);
    let lack;
    let frame;
    if (side === "center") {
      frame = centreOf(scene).frame;
      const over = Math.max(frame[2] - scene.visible[2], frame[3] - scene.visible[3]);
      const push = (one) => Math.min(end(frame, 0) - one[0], end(one, 0) - frame[0], end(frame, 1) - one[1], end(one, 1) - frame[1]);
      lack = over > TOLERANCE ? over : Math.max(0, ...scene.obstacles.filter((one) => overlaps(frame, one)).map(push));
    } else {
      const room = roomAt(scene, side);
      const limit = Math.max(room, scene.narrowest ?? Infinity);
      const narrow = (side === "left" || side === "right") && limit < natural[0] - TOLERANCE ? scene.size(limit) : natural;
      const size = narrow[1] < Infinity ? narrow : natural;
      const strip = stripAlong(scene, side, align, size);
      lack = lackOf(scene, strip, size, room);
      frame = strip.frame(strip.aligned);
    }
    if (!best || lack < best.lack - TOLERANCE) {
      best = { lack, found: { frame: within2(frame), side, align, arrow: null } };
    }
  }
  return best?.found ?? { ...centreOf(scene), frame: within2(centreOf(scene).frame) };
}
function lackOf(scene, { deep, long, length: length3, low, high, crossing }, size, room) {
  const { visible, reference } = scene;
  if (size[deep] > room + TOLERANCE)
    return size[deep] - room;
  const seen = long === 0 ? visible[2] : visible[3];
  if (length3 > seen + TOLERANCE)
    return length3 - seen;
  const beyond = Math.max(visible[long] - end(reference, long), reference[long] - end(visible, long));
  if (beyond > TOLERANCE)
    return beyond;
  let [at2, longest] = [low, 0];
  const last = high + length3;
  for (const one of [...crossing].sort((a, b) => a[long] - b[long])) {
    longest = Math.max(longest, Math.min(one[long], last) - at2);
    at2 = Math.max(at2, end(one, long));
  }
  return length3 - Math.max(longest, last - at2);
}

// Shared/engine/callout.ts
var themeLength = (tour, name, standard2) => {
  const value2 = ownValue(tour.theme, name);
  return typeof value2 === "number" ? value2 : standard2;
};
var isRightToLeft = ({ tour, variant, device }) => {
  const direction = variant.traits["layoutDirection"];
  return direction ? direction === "rtl" : isRightToLeftTag(shownLocale(tour, device.traits["locale"]));
};
var WIDEST_BANNER = 560;
var safeAreaOf = ({ variant, live }, step) => live?.get(step.screen)?.safeArea ?? ownValue(variant.screens, step.screen)?.safeArea ?? [0, 0, 0, 0];
var sheetAreaOf = (at2, step) => step.callout?.kind === "sheet" ? safeAreaOf(at2, step) : [0, 0, 0, 0];
function calloutLayout(at2, step) {
  const { callout } = step;
  if (!callout)
    return null;
  const compiled = layoutFor(callout, at2.tour, at2.variant, at2.device);
  const live = at2.live.get(step.screen);
  const clientSizes = at2.clientSizes.get(step.id);
  const old = safeAreaOf({ variant: at2.variant }, step);
  const measured = !callout.size && compiled ? at2.measure?.(step, compiled.frame[2], compiled) : void 0;
  const hasOutgrown = measured === null || !!measured && !!compiled && (measured[1] > compiled.frame[3] + 1 || measured[0] > compiled.frame[2] + 1);
  const centred2 = at2.centred.has(step.id);
  if (compiled && !live && !clientSizes && !hasOutgrown && !centred2)
    return compiled;
  if (!compiled && !clientSizes && !at2.measure && !callout.size)
    return null;
  const [width, height] = live?.size ?? at2.variant.display.size;
  const safe = safeAreaOf(at2, step);
  const inner = fromEdges(safe[3], safe[0], width - safe[1], height - safe[2]);
  const margin = themeLength(at2.tour, "margin", 16);
  const visible = outset(inner, -margin);
  const contentSize = (limit) => {
    if (clientSizes?.length) {
      const fitting = clientSizes.filter((size) => size[0] <= limit + 1e-6);
      return (fitting.length ? fitting : clientSizes).reduce((a, b) => b[0] > a[0] === fitting.length > 0 ? b : a);
    }
    if (at2.measure && (hasOutgrown || !compiled || compiled.frame[2] > limit + 1e-6)) {
      return at2.measure(step, limit) ?? [limit, 0];
    }
    return compiled ? [compiled.frame[2], compiled.frame[3]] : [limit, 0];
  };
  const widest = Math.min(callout.size?.[0] ?? callout.width, visible[2]);
  const highest = clientSizes || at2.measure ? Math.min(callout.maxHeight ?? Infinity, visible[3]) : Infinity;
  const sizeWithin = (limit) => {
    const [across, down] = callout.size ?? contentSize(limit);
    const squeezes = !callout.size && limit < widest - TOLERANCE && down > highest + TOLERANCE;
    return [across, squeezes ? Infinity : callout.size ? down : Math.min(down, highest)];
  };
  const layoutOf = (found) => {
    const { content, ...rest } = { ...compiled, ...found, measured: true };
    const keeps = content !== void 0 && compiled && !clientSizes && Math.abs(found.frame[2] - compiled.frame[2]) < 1e-3 && (callout.kind !== "sheet" || safe[1] === old[1] && safe[3] === old[3]);
    return keeps ? { ...rest, content } : rest;
  };
  const layoutIn = (frame) => layoutOf({ frame, side: compiled?.side ?? "center", align: compiled?.align ?? "center", arrow: null });
  const inMiddle = (rect) => {
    const [w, h] = callout.kind === "bubble" ? sizeWithin(widest) : compiled && !clientSizes && !hasOutgrown ? [compiled.frame[2], compiled.frame[3]] : sizeWithin(visible[2]);
    return [middle(rect)[0] - w / 2, middle(rect)[1] - h / 2, w, h];
  };
  if (centred2)
    return layoutIn(inMiddle(inner));
  if (callout.kind === "sheet") {
    const ownHeight = clientSizes || at2.measure && (hasOutgrown || !compiled) ? contentSize(inner[2])[1] : (compiled?.frame[3] ?? 0) - old[2];
    const tall = callout.sheet?.height ?? Math.min(ownHeight, clientSizes || at2.measure ? callout.maxHeight ?? Infinity : Infinity, inner[3]) + safe[2];
    return layoutIn([0, height - tall, width, tall]);
  }
  if (callout.kind === "banner") {
    const widest2 = Math.min(visible[2], WIDEST_BANNER);
    const [w, h] = callout.size ?? [widest2, sizeWithin(widest2)[1]];
    return layoutIn([middle(visible)[0] - w / 2, visible[1], w, h]);
  }
  const scene = sceneOf(at2, step, sizeWithin, widest, visible, [0, 0, width, height]);
  return scene ? layoutOf(placeBubble(scene, callout.placement, compiled)) : layoutIn(movedInside(inMiddle(visible), visible));
}
function placeBubble(scene, placement, compiled) {
  const asCompiled = compiled && findSpot(scene, [compiled.side === "center" ? "center" : `${compiled.side}-${compiled.align}`], false);
  if (asCompiled && !covers(scene, asCompiled))
    return asCompiled;
  const preferred = findSpot(scene, placement);
  for (const found of [preferred, findSpot(scene, ["auto"]), findSpot(scene, ["center"])]) {
    if (found && !covers(scene, found))
      return found;
  }
  return preferred ?? bestEffort(scene, placement);
}
var hasArea = (box) => Math.min(box[2], box[3]) > TOLERANCE;
function sceneOf(at2, step, size, widest, visible, display) {
  const { callout, cutouts } = step;
  if (!callout)
    return null;
  const holes = cutouts.map((_, place) => holeBox(step, place, display));
  const { anchor } = callout;
  const anchorHole = anchor ? cutouts.findIndex((hole) => hole.target === anchor.target) : -1;
  const boxes = holes.filter((box) => !!box);
  const reference = anchor ? holes[anchorHole] ?? anchor.frame : around(boxes);
  if (!reference)
    return null;
  const avoided = callout.avoid.map((one) => one.frame).filter(hasArea);
  const targets = [...boxes, ...anchor ? [anchor.frame] : []].filter(hasArea);
  const inside = (box) => box[0] >= reference[0] - 1e-6 && box[1] >= reference[1] - 1e-6 && box[0] + box[2] <= reference[0] + reference[2] + 1e-6 && box[1] + box[3] <= reference[1] + reference[3] + 1e-6;
  return {
    size,
    widest,
    reference,
    visible,
    targets,
    avoided,
    narrowest: callout.size ? null : callout.width / 2,
    obstacles: [...targets.filter((box) => callout.gap >= 0 || !inside(box)), ...avoided],
    gap: callout.gap,
    arrow: callout.arrow ? callout.arrowSize ?? [20, 10] : null,
    radius: themeLength(at2.tour, "radius", 14),
    isRightToLeft: isRightToLeft(at2)
  };
}
function holeBox(step, place, display) {
  const hole = step.cutouts[place];
  if (!hole)
    return null;
  const cut = (box2, clip2) => {
    const seen = overlap(box2, display);
    return seen && clip2 ? overlap(seen, clip2) : seen;
  };
  const whole = around([hole.frame, extentOf(hole.outline)]);
  let box = whole && cut(whole, hole.clip);
  if (!box || !hasArea(box))
    return null;
  for (const ring of step.rings) {
    if (ring.isHairline || !ring.cutouts.includes(place))
      continue;
    const alone = ring.cutouts.length === 1;
    const distance2 = alone ? ring.width / 2 : Math.max(ring.gap + ring.width, 0);
    const outline = alone ? ring.outline : hole.outline;
    const inner = alone ? extentOf(outline) : box;
    const stroke = around([outset(inner, distance2), ...mitred(outline, distance2, alone ? null : inner)]);
    const seen = stroke && cut(stroke, ring.clip);
    if (seen && hasArea(seen))
      box = around([box, seen]) ?? box;
  }
  return box;
}

// Shared/engine/motion.ts
function progressAt(motion, time) {
  return valueAt(motion.keyframes, time, (frame) => frame.progress);
}
function valueAt(frames, time, value2) {
  const place = frames.findIndex((frame) => frame.time > time);
  const after = frames[place];
  const before = frames[place < 0 ? frames.length - 1 : place - 1];
  if (!before)
    return after ? value2(after) : 1;
  if (!after)
    return value2(before);
  const x = (time - before.time) / (after.time - before.time);
  return between(value2(before), value2(after), before.easing ? ease(before.easing, x) : x);
}
var along = (a, b, t) => ((1 - t) * 3 * (a * (1 - t) + b * t) + t * t) * t;
var slope = (a, b, t) => a * (1 - t) ** 2 + 2 * t * (1 - t) * (b - a) + t * t * (1 - b);
function ease([x1, y1, x2, y2], x) {
  let [low, high] = [0, 1];
  for (let round2 = 0; round2 < 48; round2 += 1) {
    const half = (low + high) / 2;
    if (along(x1, x2, half) < x) {
      low = half;
    } else {
      high = half;
    }
  }
  return along(y1, y2, (low + high) / 2);
}
function piecesOf([x1, y1, x2, y2] = [1 / 3, 1 / 3, 2 / 3, 2 / 3], count) {
  return [...Array(count).keys()].map((index) => {
    const [from, to] = [index / count, (index + 1) / count];
    const [x, y] = [along(x1, x2, from), along(y1, y2, from)];
    const [across, up] = [along(x1, x2, to) - x, along(y1, y2, to) - y];
    const handle = (t) => [slope(x1, x2, t) / count / across, slope(y1, y2, t) / count / up];
    const [a, b, c, d] = [...handle(from), ...handle(to)];
    return { x, y, easing: Math.abs(up) < 1e-6 ? "linear" : `cubic-bezier(${[a, b, 1 - c, 1 - d]})` };
  });
}

// Shared/engine/outline.ts
var ONE_EACH = [1, 1, 1, 1, 1, 1, 1, 1];
function reframe(outline, from, to, shape, division = ONE_EACH, extra = 0) {
  const same = Math.abs(from[2] - to[2]) <= 5e-4 && Math.abs(from[3] - to[3]) <= 5e-4;
  if (same)
    return mapOutline(outline, (x, y) => [x + to[0] - from[0], y + to[1] - from[1]]);
  const ends = [0];
  division.forEach((count, part) => ends.push((ends[part] ?? 0) + 3 * count));
  if (!hasCorners(shape) || !isDivided(outline, from, ends)) {
    return mapOutline(outline, (x, y) => [scaled(x, from, to, 0), scaled(y, from, to, 1)]);
  }
  const old = cornerLengths(shape, from, extra);
  const keeps = shape.kind === "roundedRect" && to[2] >= from[2] - 5e-4 && to[3] >= from[3] - 5e-4;
  return withCorners(outline, from, to, old, keeps ? old : cornerLengths(shape, to, extra), ends);
}
function withCorners(outline, from, to, old, next, ends) {
  const made = [...outline];
  const last = outline.length - 2;
  for (let side = 0; side < 4; side += 1) {
    const corner = (side + 1) % 4;
    const reach = old[corner] ?? 0;
    const scale = reach > 0 ? (next[corner] ?? 0) / reach : 0;
    for (let point = ends[2 * side + 1] ?? 0; point <= (ends[2 * side + 2] ?? 0); point += 1) {
      for (const axis of [0, 1]) {
        const at2 = 2 * point + axis;
        made[at2] = boxCorner(to, corner)[axis] + ((outline[at2] ?? 0) - boxCorner(from, corner)[axis]) * scale;
      }
    }
  }
  [made[0], made[1]] = [made[last] ?? 0, made[last + 1] ?? 0];
  for (let side = 0; side < 4; side += 1) {
    const [first = 0, end3 = 0] = [ends[2 * side], ends[2 * side + 1]];
    const axis = side % 2;
    const along3 = (list, point) => list[2 * point + axis] ?? 0;
    const way = along3(outline, end3) - along3(outline, first);
    for (let point = first + 1; point < end3; point += 1) {
      const share = Math.abs(way) > 1e-3 ? (along3(outline, point) - along3(outline, first)) / way : (point - first) / (end3 - first);
      const across = 1 - axis;
      made[2 * point + axis] = along3(made, first) + share * (along3(made, end3) - along3(made, first));
      made[2 * point + across] = (outline[2 * point + across] ?? 0) + edgeOf(to, side) - edgeOf(from, side);
    }
  }
  return made;
}
function isDivided(outline, box, ends) {
  return outline.length === 2 * (ends[8] ?? 0) + 2 && ends.slice(0, 8).every((first, part) => {
    const side = part >> 1;
    const point = first % (ends[8] ?? 1);
    return Math.abs((outline[2 * point + 1 - side % 2] ?? 0) - edgeOf(box, side)) < 0.01;
  });
}
function boxCorner(box, corner) {
  return [box[0] + (corner + 1 & 2 ? box[2] : 0), box[1] + (corner & 2 ? box[3] : 0)];
}
var edgeOf = (rect, side) => (side % 2 ? rect[0] : rect[1]) + (side === 1 ? rect[2] : side === 2 ? rect[3] : 0);
var hasCorners = ({ kind }) => /^(rect|roundedRect|capsule|circle)$/.test(kind);
function square(box) {
  const side = Math.min(box[2], box[3]);
  return [box[0] + (box[2] - side) / 2, box[1] + (box[3] - side) / 2, side, side];
}
function scaled(value2, from, to, axis) {
  const [a, b] = axis === 0 ? [from[2], to[2]] : [from[3], to[3]];
  return to[axis] + (a > 0 ? (value2 - from[axis]) * b / a : value2 - from[axis]);
}
function cornerLengths(shape, box, extra) {
  if (shape.kind === "rect")
    return [0, 0, 0, 0];
  if (shape.kind !== "roundedRect")
    return Array(4).fill(Math.min(box[2], box[3]) / 2);
  const list = [0, 1, 2, 3].map((index) => {
    const radius = shape.radii?.[index] ?? 0;
    return radius > 0 ? Math.max(radius + extra, 0) * (1 + (shape.smoothing ?? 0)) : 0;
  });
  const factor = Math.min(
    1,
    ...list.map((reach, index) => {
      const sum = reach + (list[(index + 1) % 4] ?? 0);
      const side = index % 2 ? box[3] : box[2];
      return sum > side ? side / sum : 1;
    })
  );
  return list.map((reach) => reach * factor);
}
function withEqualLengths(a, b) {
  if (a.length === b.length)
    return [a, b];
  const pad = (outline, length3) => {
    const last = outline.slice(-2);
    const result = [...outline];
    while (result.length < length3)
      result.push(...last, ...last, ...last);
    return result;
  };
  return [pad(a, b.length), pad(b, a.length)];
}
function pathData(outline) {
  if (!outline.every(Number.isFinite))
    return "M0 0Z";
  const round2 = (value2) => Math.round((value2 ?? 0) * 1e3) / 1e3;
  let text = `M${round2(outline[0])} ${round2(outline[1])}`;
  for (let index = 2; index + 5 < outline.length; index += 6) {
    text += `C${outline.slice(index, index + 6).map(round2).join(" ")}`;
  }
  return `${text}Z`;
}
function flatten(outline) {
  const points = [];
  for (let index = 0; index + 7 < outline.length; index += 6) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = outline.slice(index, index + 8);
    const length3 = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2);
    const isStraight = length3 - Math.hypot(x3 - x0, y3 - y0) < 1e-6;
    const parts2 = length3 < 1e-6 ? 0 : isStraight ? 1 : Math.min(Math.max(4, Math.ceil(2.6 * Math.sqrt(length3))), 500);
    for (let part = 0; part < parts2; part += 1) {
      const t = part / parts2;
      const u = 1 - t;
      points.push([
        u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
        u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3
      ]);
    }
  }
  return points;
}
function polygon2(points) {
  const result = [...points[0] ?? [0, 0]];
  points.forEach(([x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x, y];
    result.push(x + (x2 - x) / 3, y + (y2 - y) / 3, x + (x2 - x) * 2 / 3, y + (y2 - y) * 2 / 3, x2, y2);
  });
  return result;
}

// Shared/engine/polygon.ts
var edges = (polygon3) => polygon3.map((a, index) => [a, polygon3[(index + 1) % polygon3.length] ?? a]);
var distanceBetween = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);
var along2 = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
var winding = (list, x, y) => list.reduce(
  (sum, [a, b]) => a[1] <= y !== b[1] <= y && a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1]) > x ? sum + Math.sign(b[1] - a[1]) : sum,
  0
);
var rectangle = (a, b, c, d) => [[a, b], [c, b], [c, d], [a, d]];
var area = (polygon3) => edges(polygon3).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0) / 2;
var largest = (polygons) => polygons.reduce((one, other) => area(other) > area(one) ? other : one, []);
function containsNearly(polygon3, point) {
  const list = edges(polygon3);
  return winding(list, point[0], point[1]) !== 0 || list.some(([a, b]) => {
    const square2 = distanceBetween(a, b) ** 2;
    const share = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / (square2 || 1);
    return distanceBetween(point, along2(a, b, Math.min(Math.max(share, 0), 1))) <= 0.1;
  });
}
var keyOf2 = (place) => place.map((value2) => Math.round(value2 * 1e5)).join();
function union(polygons) {
  const list = [];
  const first = [];
  for (const polygon3 of polygons) {
    const own = edges(polygon3).filter(([a, b]) => distanceBetween(a, b) > 1e-7);
    first.push(...own.map(() => list.length));
    list.push(...own);
  }
  const stops = list.map(([a, b]) => [[0, a], [1, b]]);
  const crossed = /* @__PURE__ */ new Set();
  list.forEach((edge, i) => {
    for (let j = 0; j < i; j += 1) {
      if (first[i] !== first[j] || j + 1 !== i && (j !== first[i] || first[i + 1] === first[i])) {
        addCrossings(edge, list[j] ?? edge, stops[i] ?? [], stops[j] ?? []).forEach(
          (place) => crossed.add(keyOf2(place))
        );
      }
    }
  });
  const kept = /* @__PURE__ */ new Map();
  let [isEdge, inner] = [false, false];
  stops.forEach((own, i) => {
    own.sort((a, b) => a[0] - b[0]);
    own.slice(1).forEach(([, b], index) => {
      const a = own[index]?.[1] ?? b;
      const long = distanceBetween(a, b);
      if (long < 1e-7)
        return;
      if (index === 0 && i === first[i] || crossed.has(keyOf2(a))) {
        const [x, y] = along2(a, b, 0.5);
        const [u, v] = [(a[1] - b[1]) / long * 1e-5, (b[0] - a[0]) / long * 1e-5];
        inner = winding(list, x + u, y + v) > 0;
        isEdge = inner !== winding(list, x - u, y - v) > 0;
      }
      if (!isEdge)
        return;
      const [from, to] = inner ? [a, b] : [b, a];
      const others = kept.get(keyOf2(from)) ?? [];
      if (!others.some((other) => keyOf2(other) === keyOf2(to)))
        kept.set(keyOf2(from), [...others, to]);
    });
  });
  return linkEdges(kept);
}
function addCrossings(one, other, stops, others) {
  const [[a, b], [c, d]] = [one, other];
  const apart = (axis) => Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) || Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]);
  if (apart(0) || apart(1))
    return [];
  const [x, y, u, v, across, down] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1], c[0] - a[0], c[1] - a[1]];
  const cross = x * v - y * u;
  if (Math.abs(cross) > 1e-9 * distanceBetween(a, b) * distanceBetween(c, d)) {
    const [t, s] = [(across * v - down * u) / cross, (across * y - down * x) / cross];
    if (Math.min(t, s) < -1e-9 || Math.max(t, s) > 1 + 1e-9)
      return [];
    const place = along2(a, b, t);
    stops.push([t, place]);
    others.push([s, place]);
    return [place];
  }
  if (Math.abs(across * y - down * x) > 1e-7 * distanceBetween(a, b))
    return [];
  const divide = (own, [p, q], ends) => ends.forEach((end3) => {
    const share = ((end3[0] - p[0]) * (q[0] - p[0]) + (end3[1] - p[1]) * (q[1] - p[1])) / distanceBetween(p, q) ** 2;
    if (share > 0 && share < 1)
      own.push([share, end3]);
  });
  divide(stops, one, other);
  divide(others, other, one);
  return [a, b, c, d];
}
function linkEdges(kept) {
  const result = [];
  for (const start2 of kept.keys()) {
    const points = [];
    let place = kept.get(start2)?.pop();
    while (place) {
      points.push(place);
      place = kept.get(keyOf2(place))?.pop();
    }
    if (points.length > 2 && Math.abs(area(points)) > 1e-3)
      result.push(points);
  }
  return result;
}
var linesFor = (radius) => Math.min(Math.max(4, Math.ceil(3.3 * Math.sqrt(Math.abs(radius)))), 500);
var pointInDirection = (from, distance2, way) => [from[0] + distance2 * Math.cos(way), from[1] + distance2 * Math.sin(way)];
function offset(polygon3, distance2) {
  const list = edges(polygon3);
  const directions = list.map(([a, b]) => Math.atan2(b[1] - a[1], b[0] - a[0]));
  const points = [];
  let isConvex = distance2 > 0;
  list.forEach(([corner], index) => {
    const before = directions[(index || directions.length) - 1] ?? 0;
    const turn = Math.PI - ((before - (directions[index] ?? 0) + Math.PI) % (2 * Math.PI) + 2 * Math.PI) % (2 * Math.PI);
    if (turn < -1e-6)
      isConvex = false;
    if (Math.abs(turn) < 0.2) {
      points.push(pointInDirection(corner, distance2 / Math.cos(turn / 2), before + turn / 2 - Math.PI / 2));
      return;
    }
    const parts2 = Math.ceil(Math.abs(turn) / Math.PI * 2 * linesFor(distance2));
    for (let part = 0; part <= parts2; part += 1) {
      points.push(pointInDirection(corner, distance2, before + turn * part / parts2 - Math.PI / 2));
    }
  });
  return isConvex ? [points] : union([points]);
}

// Shared/dom/scene.ts
var px = (value2) => `${Math.round(value2 * 1e3) / 1e3}px`;
var number = (value2) => String(Math.round(value2 * 1e4) / 1e4);
var boxPath = ([x, y, w, h]) => `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
var visibleArea = (holes) => union(holes.flatMap(({ outline, clip: clip2 }) => {
  const shape = flatten(outline);
  if (!clip2)
    return [shape];
  const [x, y, w, h] = clip2;
  return union([shape, rectangle(x, y, x + w, y + h), rectangle(1e6, -1e6, -1e6, 1e6)]);
})).map((points) => `M${points.join("L")}Z`).join("");
function partsOf(picture, session) {
  const parts2 = [];
  const add = (key, kind, css, fixed = {}) => {
    parts2.push({ key, kind, css, fixed });
  };
  picture.forEach((layer, index) => {
    const at2 = `layer${index}`;
    const opacity = number(layer.opacity);
    add(at2, "layer", { opacity });
    if (layer.dim) {
      const { color: color2, opacity: strength, blur, frame } = layer.dim;
      const [fill, own] = colorAndAlpha(color2, "#000000");
      add(`${at2} dim`, "dim", { d: boxPath(frame), fill, opacity: number(strength * own) }, { layer: at2 });
      if (blur > 0) {
        const holes = hasPathProperty() ? "" : visibleArea(layer.holes);
        add(`${at2} blur`, "blur", {
          opacity,
          "clip-path": `path(evenodd, "${boxPath(frame)}${holes}")`,
          mask: holes ? "none" : `url(#${at2})`,
          "backdrop-filter": `blur(${px(blur)})`
        });
      }
    }
    layer.holes.forEach(
      (hole, place) => add(`${at2} hole${place}`, "hole", { d: pathData(hole.outline) }, { layer: at2, clip: clip(hole.clip) })
    );
    layer.rings.forEach((ring, place) => {
      const [stroke, own] = colorAndAlpha(ring.color, "#ffffff");
      add(`${at2} ring${place}`, "ring", {
        d: pathData(ring.outline),
        stroke,
        "stroke-width": px(ring.width),
        opacity: number(ring.opacity * own)
      }, { layer: at2, clip: clip(ring.clip), dash: ring.dash && ring.dash.join(" ") });
    });
    const { callout } = layer;
    if (callout) {
      const [x, y, w, h] = callout.frame;
      const place = { transform: `translate(${px(x)}, ${px(y)})`, width: px(w), height: px(h) };
      const seen = layer.opacity * callout.opacity;
      const kind = session.playback.step(layer.step)?.callout?.kind ?? "bubble";
      add(`${at2} box`, "box", { ...place, opacity: number(seen) }, { kind });
      if (callout.arrow) {
        const [tx = 0, ty = 0, ax = 0, ay = 0, bx = 0, by = 0] = callout.arrow;
        add(`${at2} arrow`, "arrow", { d: `M${ax} ${ay}L${tx} ${ty}L${bx} ${by}`, opacity: number(seen) });
      }
      for (const [step, strength] of Object.entries(callout.words)) {
        add(`words ${step}`, "words", { ...place, opacity: number(seen * strength) }, { step, kind });
      }
    }
    layer.sprites.forEach((sprite, place) => {
      const [w, h] = sprite.size;
      add(`${at2} sprite${place} ${sprite.image ?? sprite.symbol} ${sprite.color}`, "sprite", {
        transform: `translate(${px(sprite.middle[0] - w / 2)}, ${px(sprite.middle[1] - h / 2)})`,
        opacity: number(layer.opacity * sprite.opacity)
      }, { image: sprite.image, symbol: sprite.symbol, color: sprite.color, width: px(w), height: px(h) });
    });
  });
  return parts2;
}
var clip = (rect) => rect && boxPath(rect);
var isAnimatedAtRest = (step) => !!step && (step.loops.length > 0 || step.sprites.length > 0);

// Player/src/animator.ts
var [OVERSHOOT_PIECES, BENT_PIECES] = [12, 24];
var Animator = class {
  constructor(_painter, _session, _now) {
    this._painter = _painter;
    this._session = _session;
    this._now = _now;
    this._animations = [];
    this._frame = 0;
    this._byKeyframes = hasPathProperty() && typeof Element.prototype.animate === "function";
  }
  /** The method of moving pictures in this browser. */
  get method() {
    return this._byKeyframes ? "keyframes" : "frames";
  }
  /** Shows the present picture, and starts its motion. */
  show() {
    const now2 = this._now();
    const { playback } = this._session;
    const passage2 = playback.passageAt(now2);
    this._stop();
    const moves = !!passage2 && now2 < passage2.end;
    const step = passage2 ? playback.step(passage2.to) : void 0;
    if (moves && passage2 && this._byKeyframes)
      return this._animatePassage(passage2, now2);
    const restless = !moves && !playback.device.lessMotion && isAnimatedAtRest(step);
    this._painter.paint(partsOf(this._session.picture(now2), this._session));
    if (moves || restless && (!this._byKeyframes || !this._animateEffects(step, now2))) {
      this._frame = requestAnimationFrame(() => this.show());
    }
  }
  stop() {
    this._stop();
  }
  _stop() {
    for (const animation of this._animations)
      animation.cancel();
    this._animations = [];
    cancelAnimationFrame(this._frame);
  }
  _animatePassage(passage2, now2) {
    const pictures = this._session.playback.pictures(passage2);
    const total = passage2.end - passage2.start;
    const instants = instantsOf(passage2, pictures, total);
    this._painter.paint(partsOf(pictures(1), this._session));
    this._animate(instants, total, 1, (now2 - passage2.start) * 1e3);
  }
  /** Runs a step's loops and sprites as keyframes. Returns false if they act on each other. */
  _animateEffects(step, now2) {
    if (step.loops.filter((loop2) => loop2.subject === "holes").length > 1 || step.loops.length + Number(step.sprites.length > 0) > 1) {
      return false;
    }
    const { playback } = this._session;
    const since = playback.arrival;
    const [loop] = step.loops;
    const total = loop ? loop.period : Math.max(
      1e-3,
      ...step.sprites.map((sprite) => sprite.delay + (ownValue(playback.tour.motions, sprite.motion)?.duration ?? 0))
    );
    const instants = [];
    const steps = loop ? 48 : 60;
    for (let index = 0; index <= steps; index += 1) {
      const time = since + total * clamp(index, 1e-3, steps - 1e-3) / steps;
      instants.push({ offset: index / steps, easing: "linear", picture: this._session.picture(time) });
    }
    if (!loop && instants.some(({ picture }) => picture[0]?.sprites.length !== step.sprites.length))
      return false;
    const rounds = loop ? loop.repeat ?? Infinity : 1;
    if (now2 - since >= rounds * total)
      return true;
    const [first] = instants;
    if (first)
      this._painter.paint(partsOf(first.picture, this._session));
    this._animate(instants, total, rounds, (now2 - since) * 1e3);
    return true;
  }
  /** Hands keyframes of all parts to the browser. */
  _animate(instants, total, rounds, at2) {
    const lists = instants.map(({ picture }) => partsOf(picture, this._session));
    lists[0]?.forEach((part, index) => {
      const element = this._painter.element(part.key);
      if (!element)
        return;
      const properties = Object.keys(part.css).filter(
        (name) => lists.some((list) => list[index]?.css[name] !== part.css[name])
      );
      if (!properties.length)
        return;
      const paths = properties.includes("d") ? pathsOf(element) : [];
      const rest = properties.filter((name) => name !== "d");
      const run = (target, names) => {
        const frames = instants.map(({ offset: offset2, easing }, place) => {
          const css = lists[place]?.[index]?.css ?? part.css;
          const frame = { offset: Math.min(Math.max(offset2, 0), 1), easing };
          for (const name of names) {
            frame[name === "d" ? "d" : camel(name)] = name === "d" ? `path("${css["d"]}")` : css[name] ?? "";
          }
          return frame;
        });
        const animation = target.animate(frames, { duration: total * 1e3, iterations: rounds, fill: "both" });
        animation.currentTime = at2;
        animation.onfinish = () => this.show();
        this._animations.push(animation);
      };
      for (const path of paths)
        run(path, ["d"]);
      if (rest.length)
        run(element, rest);
    });
  }
};
var camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
function instantsOf(passage2, pictures, total) {
  const { motion, delay } = passage2;
  const still = { offset: 0, easing: "linear", picture: pictures(0) };
  if (!motion)
    return [{ ...still, picture: pictures(null) }, { ...still, offset: 1, picture: pictures(null) }];
  const offset2 = (time) => total > 0 ? (delay + time) / total : 1;
  const list = delay > 0 ? [still, { ...still, offset: offset2(0) }] : [];
  const bent = passage2.arc !== 0;
  const overshoots = motion.keyframes.some(
    (frame) => frame.progress < 0 || frame.progress > 1 || frame.easing && [frame.easing[1], frame.easing[3]].some((y) => y < 0 || y > 1)
  );
  const frames = motion.keyframes;
  frames.forEach((frame, index) => {
    const next = frames[index + 1];
    const count = !next || next.time <= frame.time || !(bent || overshoots) ? 1 : bent ? BENT_PIECES : OVERSHOOT_PIECES;
    for (const { x, y, easing } of piecesOf(frame.easing, count)) {
      const time = frame.time + ((next?.time ?? 0) - frame.time) * x;
      list.push({
        offset: offset2(time),
        easing,
        picture: pictures(frame.progress + ((next?.progress ?? 0) - frame.progress) * y)
      });
    }
  });
  const last = list[list.length - 1];
  if (last && last.offset < 1)
    list.push({ ...last, offset: 1 });
  return list;
}

// Shared/engine/touch.ts
function inHole(step, place, point) {
  const cutout = step.cutouts[place];
  if (!cutout)
    return false;
  const padding = step.interaction.hitPadding;
  if (cutout.clip && !contains(cutout.clip, point))
    return false;
  return contains(outset(cutout.frame, padding), point) || contains(outset(cutout.element, padding), point);
}
var inAnyHole = (step, point) => step.cutouts.some((_, place) => inHole(step, place, point));
var inElement = (step, element, point) => contains(outset(element.frame, step.interaction.hitPadding), point);
function reachesApp(step, point) {
  const { mode, pass, allow } = step.interaction;
  if (mode === "passThrough" || allow.some((element) => inElement(step, element, point)))
    return true;
  return mode === "target" && pass.some((place) => inHole(step, place, point));
}
function openBoxes(step) {
  const { mode, pass, allow, hitPadding } = step.interaction;
  if (mode === "passThrough")
    return null;
  const boxes = allow.map((element) => outset(element.frame, hitPadding));
  for (const place of mode === "target" ? pass : []) {
    const cutout = step.cutouts[place];
    if (!cutout)
      continue;
    for (const box of [outset(cutout.frame, hitPadding), outset(cutout.element, hitPadding)]) {
      const clip2 = cutout.clip;
      if (!clip2) {
        boxes.push(box);
      } else {
        const [x, y] = [Math.max(box[0], clip2[0]), Math.max(box[1], clip2[1])];
        boxes.push(
          [x, y, Math.min(box[0] + box[2], clip2[0] + clip2[2]) - x, Math.min(box[1] + box[3], clip2[1] + clip2[3]) - y]
        );
      }
    }
  }
  return boxes.filter((box) => box[2] > 0 && box[3] > 0);
}
function tapFits(step, rule, point, onCallout) {
  if (rule.tap === void 0 || rule.tap === "anywhere")
    return rule.tap === "anywhere";
  if (onCallout)
    return false;
  return rule.tap === "target" ? inAnyHole(step, point) : inElement(step, rule.tap, point);
}
function elementFits(step, rule, id) {
  if (rule.tap === void 0 || rule.tap === "anywhere")
    return rule.tap === "anywhere";
  if (rule.tap !== "target")
    return rule.tap.target === id;
  return step.cutouts.some((cutout) => cutout.target === id || cutout.others.includes(id));
}

// Player/src/display.ts
var Display = class {
  constructor(_stage, _session, _options, _callbacks) {
    this._stage = _stage;
    this._session = _session;
    this._options = _options;
    this._callbacks = _callbacks;
    this._sizes = /* @__PURE__ */ new Map();
    /** Addresses of pictures that failed to load. */
    this._failed = /* @__PURE__ */ new Set();
    this._theme = "";
    this._words = null;
    this._page = _stage.host.ownerDocument;
    this._painter = new Painter(_stage, {
      words: (step) => this._makeWords(step),
      sprite: (...all) => this._makeSprite(...all)
    });
    this.animator = new Animator(this._painter, _session, _callbacks.now);
    this.clearWords();
  }
  /** The words of the current step. */
  get words() {
    return this._words;
  }
  /** The language in which the step's words begin. */
  get language() {
    const { step, tour, playback } = this._session;
    const { locale } = playback.device.traits;
    const key = step?.accessibility.label ?? step?.callout?.title ?? step?.callout?.body;
    return localeOf(tour, key, locale) ?? shownLocale(tour, locale);
  }
  /**
   * Makes all words anew and clears their measured sizes, after fonts have loaded, an image has failed or the device has
   * changed.
   */
  clearWords() {
    this._theme = "";
    this._sizes.clear();
    this._session.measureWith((step, width, layout) => this._measure(step, width, layout));
  }
  /** Makes all words anew the next time they are shown. */
  remakeWords() {
    this._theme = "";
  }
  show() {
    const { _session: session, _stage: stage } = this;
    const { step } = session;
    const focused = stage.root.activeElement;
    const place = stage.words.contains(focused) ? this._stops().indexOf(focused) : null;
    this._undoZoom();
    this._applyTheme();
    this.animator.show();
    this._fit(step);
    if (place !== null && !stage.root.activeElement) {
      (this._stops()[place] ?? this._words)?.focus({ preventScroll: true });
    }
    const stands = session.state === "stands" && !!step;
    const open = stands && step ? openBoxes(step) : null;
    stage.blocker.hidden = !open;
    const view = this._page.defaultView;
    if (open) {
      const path = blockedPath([view?.innerWidth ?? 0, view?.innerHeight ?? 0], session.locked ? [] : open);
      stage.blocker.style.setProperty("clip-path", `path("${path}")`);
    }
    stage.leave.hidden = !session.focusOrder.some(
      (stop) => stop.kind === "overlay" || stop.kind === "close" && !step?.callout
    );
    stage.leave.textContent = closeLabel(session.tour, session.playback.device);
    withLanguage(stage.leave, session.tour, session.playback.device, "common.close");
  }
  /** The focusable elements in the current step's words. */
  _stops() {
    return [...this._words?.querySelectorAll("a, button, .scroller") ?? []];
  }
  /** Undoes the page's present zoom, whichever ancestor has it. */
  _undoZoom() {
    const { host, root } = this._stage;
    const measure = root.querySelector(".safe");
    const width = measure?.getBoundingClientRect().width;
    const own = measure ? parseFloat(this._page.defaultView?.getComputedStyle(measure).width ?? "") : 0;
    if (!width || !(Math.abs(own - 1e3) < 1) || Math.abs(width - 1e3) < 0.1)
      return;
    const zoom = Number(host.style.getPropertyValue("--_zoom")) || 1;
    host.style.setProperty("--_zoom", String(zoom * 1e3 / width), "important");
  }
  /** Sets colours, fonts and lengths. */
  _applyTheme() {
    const { playback } = this._session;
    const { device } = playback;
    const dark = device.traits["colorScheme"] === "dark";
    const locale = shownLocale(this._session.tour, device.traits["locale"]);
    const dir = isRightToLeft(playback) ? "rtl" : "ltr";
    const theme = JSON.stringify([dark, locale, dir, device.traits["textSize"]]);
    if (theme === this._theme)
      return;
    const { host } = this._stage;
    for (const [name, value2] of [
      ...themeProperties(this._session.tour, device, dark),
      ["--_scheme", dark ? "dark" : "light"]
    ]) {
      host.style.setProperty(name, value2, "important");
    }
    host.lang = locale;
    host.dir = dir;
    this.clearWords();
    this._theme = theme;
    for (const step of this._session.playback.variant.steps)
      this._painter.forget(`words ${step.id}`);
    this._words = null;
  }
  /** Sizes the current step's words, and makes them the ones that are read and focused. */
  _fit(step) {
    for (const wrapper2 of this._stage.words.children)
      wrapper2.classList.remove("now");
    const wrapper = step && this._painter.element(`words ${step.id}`);
    for (const other of this._stage.words.children)
      other.toggleAttribute("inert", other !== wrapper);
    const layout = this._session.playback.layout(step?.id ?? null);
    if (!step || !wrapper || !layout || this._session.state !== "stands")
      return;
    wrapper.classList.add("now");
    wrapper.tabIndex = -1;
    wrapper.setAttribute("role", "dialog");
    wrapper.setAttribute("part", "words");
    const { device } = this._session.playback;
    const text = (key) => textFor(this._session.tour, device, key, this._session.values, false);
    wrapper.setAttribute(
      "aria-label",
      text(step.accessibility.label) || text(step.callout?.title ?? null) || text(this._session.tour.title) || this._session.tour.tutorial
    );
    const hint = text(step.accessibility.hint);
    if (hint)
      wrapper.setAttribute("aria-description", hint);
    const inner = wrapper.firstElementChild;
    this._words = wrapper;
    fitBubble(inner, layout.frame[2], layout.frame[3]);
    for (const button of inner.querySelectorAll("[data-index]")) {
      button.disabled = !this._session.isEnabled(Number(button.dataset["index"]));
    }
  }
  _context(step, plainly) {
    const { playback, values, tour } = this._session;
    const { device, variant } = playback;
    const { render, links = [], onLink } = this._options;
    const controls = {
      text: (key) => textFor(tour, device, key, values),
      press: (button) => this._callbacks.handle({ kind: "button", index: button }),
      isEnabled: (button) => this._session.isEnabled(button),
      close: () => this._callbacks.handle({ kind: "close" })
    };
    return {
      page: this._page,
      host: this._stage.host,
      tour,
      variant,
      device,
      variables: values,
      canClose: (step.dismiss ?? tour.dismiss).includes("close"),
      layout: plainly ? null : playback.layout(step.id),
      safe: sheetAreaOf(playback, step),
      isEnabled: controls.isEnabled,
      image: (name) => this._source(name),
      imageFailed: (source) => {
        if (this._failed.has(source))
          return;
        this._failed.add(source);
        this.clearWords();
        this._callbacks.handle({ kind: "time" });
      },
      links,
      follow: (link) => call(() => onLink?.(link, step), void 0),
      render: render && ((one, element) => render(one, element, controls))
    };
  }
  _makeWords(id) {
    const step = this._session.playback.step(id);
    const inner = step ? makeBubble(step, this._context(step, false)) : this._page.createElement("div");
    const layout = this._session.playback.layout(id);
    if (layout)
      setTimeout(() => fitBubble(inner, layout.frame[2], layout.frame[3]), 0);
    return inner;
  }
  /** Handles a click on the callout: on a button, on the cross, or on anything else. */
  click(event) {
    const [target] = event.composedPath();
    const at2 = target?.closest?.("a, button");
    if (!at2)
      return this._callbacks.tap([event.clientX, event.clientY]);
    const act = BUTTON_EVENTS.get(at2);
    if (act)
      this._callbacks.handle(act);
  }
  /** The address of a picture, or null if the app has none or it failed to load. */
  _source(name) {
    const { image } = this._options;
    const source = image ? call(() => image(name), null) : name;
    return typeof source === "string" && source && !this._failed.has(source) ? source : null;
  }
  _makeSprite(image, symbol, color2) {
    const source = image && this._source(image);
    const element = this._page.createElement(source ? "img" : "span");
    if (source) {
      Object.assign(element, { alt: "", src: source });
    } else if (symbol) {
      element.setAttribute("data-symbol", symbol);
    }
    if (isColor(color2))
      element.style.setProperty("color", color2);
    return element;
  }
  _measure(step, width, layout) {
    const key = `${step.id} ${width} ${layout?.content}`;
    const known3 = this._sizes.get(key);
    if (known3 !== void 0)
      return known3;
    const size = sizeOf(step, this._context(step, true), width, layout);
    this._sizes.set(key, size);
    return size;
  }
};

// Player/src/address.ts
function followAddress(lease, report2) {
  let path = "";
  const check = () => {
    const { pathname, search: search2, hash } = location;
    if (pathname + search2 + hash === path)
      return;
    path = pathname + search2 + hash;
    report2(/^#!?\//.test(hash) ? hash.replace(/^#!?/, "") : path);
  };
  const { navigation } = window;
  if (navigation?.addEventListener) {
    lease.listen(navigation, "currententrychange", check);
  } else {
    lease.listen(window, "popstate hashchange", check);
    wrapHistory(lease, check);
  }
  check();
}
function wrapHistory(lease, check) {
  for (const name of ["pushState", "replaceState"]) {
    const had = Object.prototype.hasOwnProperty.call(history, name);
    const own = history[name];
    let open = true;
    const wrapped = function(...all) {
      own.apply(this, all);
      if (open)
        check();
    };
    history[name] = wrapped;
    lease.add(() => {
      open = false;
      if (history[name] !== wrapped)
        return;
      if (had) {
        history[name] = own;
      } else {
        delete history[name];
      }
    });
  }
}

// Player/src/isolate.ts
var ISOLATED_EVENTS = "pointerdown pointerup mousedown mouseup click touchstart touchend focusin focusout keydown keyup";
function isolate(event, host) {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || event.type === "click" && target.localName === "input")
    return;
  const copy = copyOf(event);
  if (!copy)
    return;
  event.stopImmediatePropagation();
  if (target === host)
    return;
  if (event.type === "click")
    event.preventDefault();
  if (!target.dispatchEvent(copy))
    event.preventDefault();
}
function copyOf(event) {
  const init = {};
  for (const name in event)
    init[name] = event[name];
  const isKey = event instanceof KeyboardEvent;
  try {
    const copy = new (isKey ? Event : event.constructor)(event.type, { ...init, composed: false });
    for (const name in init) {
      if (isKey && !(name in copy))
        Object.defineProperty(copy, name, { value: init[name] });
    }
    return copy;
  } catch {
    return null;
  }
}

// Player/src/press.ts
var SLOP = 10;
var [CLICK_DELAY, TOUCH_CLICK_DELAY] = [40, 200];
var LONGEST = 1e3;
var Press = class {
  constructor(_callbacks) {
    this._callbacks = _callbacks;
    this._down = null;
    this._since = 0;
    this._isReported = false;
    this._sawPointer = false;
  }
  /** Handles a pointer event or a click, in the capturing phase. */
  handle(event) {
    const path = event.composedPath();
    const { isPrimary, pointerType } = event;
    if (event.button > 0 || event.type !== "click" && !isPrimary)
      return;
    switch (event.type) {
      case "pointerdown": {
        this.flush();
        this._sawPointer = true;
        this._isReported = false;
        this._since = performance.now();
        this._down = { at: [event.clientX, event.clientY], region: this._callbacks.region(path) };
        return this._callbacks.begins(path);
      }
      case "pointercancel": {
        this._down = null;
        return;
      }
      case "pointerup": {
        if (!this._down)
          return;
        const { at: [x, y], region } = this._down;
        const near = Math.hypot(event.clientX - x, event.clientY - y) <= SLOP;
        if (!near || this._callbacks.region(path) !== region) {
          this._down = null;
          return;
        }
        this._timer = setTimeout(() => this.flush(), pointerType === "mouse" ? CLICK_DELAY : TOUCH_CLICK_DELAY);
        return;
      }
      case "click":
        return this._click(event, path);
    }
  }
  /** True while a press is under way, for no longer than a tap takes, or waits for its click. */
  get isOn() {
    return this._timer !== void 0 || !!this._down && performance.now() - this._since < LONGEST;
  }
  /** Reports a press that has ended and still waits for its click. */
  flush() {
    if (this._timer === void 0)
      return;
    clearTimeout(this._timer);
    this._timer = void 0;
    this._report();
  }
  stop() {
    clearTimeout(this._timer);
    this._timer = void 0;
  }
  _click(event, path) {
    if (this._timer !== void 0) {
      clearTimeout(this._timer);
      this._timer = setTimeout(() => this.flush(), 0);
      return;
    }
    if (event.detail === 0) {
      if (!this._isReported)
        this._callbacks.key(path);
    } else if (!this._sawPointer) {
      this._callbacks.tap([event.clientX, event.clientY], this._callbacks.region(path));
    }
  }
  _report() {
    const down = this._down;
    this._down = null;
    this._isReported = true;
    setTimeout(() => {
      this._isReported = false;
    }, 0);
    if (down)
      this._callbacks.tap(down.at, down.region);
  }
};

// Player/src/inputs.ts
var COPY_EVENTS = "turbo:before-cache turbolinks:before-cache htmx:beforeHistorySave";
var SCROLL_EVENTS = "wheel touchmove";
var SCROLL_KEYS = /^( |Spacebar|PageDown|PageUp|Home|End|Arrow(Up|Down|Left|Right))$/;
var Inputs = class {
  constructor(_lease, _stage, _pageFocus, _callbacks) {
    this._lease = _lease;
    this._stage = _stage;
    this._pageFocus = _pageFocus;
    this._callbacks = _callbacks;
    this._frames = /* @__PURE__ */ new Map();
    this._lastTouch = null;
    const { page } = _lease;
    const view = page.defaultView;
    this._press = new Press({
      region: (path) => this._region(path),
      begins: () => _callbacks.check(),
      tap: (point, region) => region === "callout" || _callbacks.tap(point),
      key: (path) => _callbacks.pressed(path)
    });
    if (!view)
      return;
    _lease.listen(view, `${ISOLATED_EVENTS} pointercancel`, (event) => this._handleFirst(event), true);
    _lease.listen(
      view,
      "keydown",
      (event) => _callbacks.run(() => _callbacks.isHidden() || _pageFocus.keyAfterApp(event))
    );
    _lease.listen(
      view,
      SCROLL_EVENTS,
      (event) => event.composedPath().includes(_stage.host) || _callbacks.scrolled(),
      true
    );
    _lease.listen(view, "blur", () => this._blurred());
    _lease.listen(view, "pagehide", () => {
      this._press.flush();
      _callbacks.pageLeft(false);
    });
    _lease.listen(view, "pageshow", () => _callbacks.requestCheck());
    _lease.listen(page, COPY_EVENTS, () => _callbacks.pageLeft(true));
    _lease.listen(page, "toggle", (event) => event.target === _stage.host || _callbacks.requestCheck(), true);
    _lease.listen(
      page.fonts,
      "loadingdone",
      () => _callbacks.run(_callbacks.fontsLoaded)
    );
    _lease.listen(
      page,
      "visibilitychange",
      () => _callbacks.visibilityChanged({ kind: page.visibilityState === "hidden" ? "background" : "foreground" })
    );
    for (const query2 of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
      _lease.listen(view.matchMedia?.(query2), "change", () => _callbacks.requestCheck());
    }
    _lease.listen(_stage.blocker, "wheel", (event) => {
      event.preventDefault();
      _callbacks.scroll(event.deltaX, event.deltaY);
    });
    _lease.listen(_stage.blocker, "touchmove", (event) => this._pan(event));
    _lease.add(() => this._stop());
  }
  /** Follows the page's address as the app's route. */
  route(report2) {
    followAddress(this._lease, (path) => this._callbacks.run(() => report2(path)));
  }
  /** True while a press is under way, or has ended and waits for its click. */
  get isPressing() {
    return this._press.isOn;
  }
  /** Reports a press that has ended, before anything else is reported. */
  flush() {
    this._press.flush();
  }
  /** Listens to touches and keys in these frames, and in no others. */
  frames(pages) {
    for (const [page, undo] of this._frames) {
      if (pages.includes(page))
        continue;
      undo();
      this._frames.delete(page);
    }
    for (const page of pages) {
      if (this._frames.has(page))
        continue;
      let path = [];
      const press = new Press({
        region: () => "app",
        begins: (through) => {
          path = through;
          this._callbacks.check();
        },
        tap: () => this._callbacks.pressed(path),
        key: (through) => this._callbacks.pressed(through)
      });
      const handle = (event) => this._callbacks.run(() => press.handle(event));
      const keyBeforeApp = (event) => this._callbacks.run(() => this._keyBeforeApp(event));
      const scrolled = () => this._callbacks.run(this._callbacks.scrolled);
      const keyAfterApp = (event) => this._callbacks.run(() => this._pageFocus.keyAfterApp(event));
      const names = ["pointerdown", "pointerup", "pointercancel", "click"];
      const moves = [...SCROLL_EVENTS.split(" "), "pointerdown"];
      for (const name of names)
        page.addEventListener(name, handle, true);
      for (const name of moves)
        page.addEventListener(name, scrolled, { capture: true, passive: true });
      page.addEventListener("keydown", keyBeforeApp, true);
      page.addEventListener("keydown", keyAfterApp);
      this._frames.set(page, () => {
        press.stop();
        for (const name of names)
          page.removeEventListener(name, handle, true);
        for (const name of moves)
          page.removeEventListener(name, scrolled, true);
        page.removeEventListener("keydown", keyBeforeApp, true);
        page.removeEventListener("keydown", keyAfterApp);
      });
    }
  }
  _stop() {
    this._press.stop();
    for (const undo of this._frames.values())
      undo();
    this._frames.clear();
  }
  /** Handles a key before the app does. A key that scrolls ends the reveal, before the next step may begin its own. */
  _keyBeforeApp(event) {
    const [at2] = event.composedPath();
    const presses = event.key === " " && at2?.closest?.("button, summary, input, [role=button]");
    const page = at2?.ownerDocument ?? this._lease.page;
    if (SCROLL_KEYS.test(event.key) && !event.altKey && !presses && !isField(event, page))
      this._callbacks.scrolled();
    this._pageFocus.keyBeforeApp(event);
  }
  _region(path) {
    return path.includes(this._stage.blocker) ? "overlay" : path.includes(this._stage.host) ? "callout" : "app";
  }
  /** Handles each event first: in the capturing phase, at the window. */
  _handleFirst(event) {
    this._callbacks.run(() => {
      const inside = event.composedPath().includes(this._stage.host);
      if (event.type === "focusin" && !inside)
        this._callbacks.requestCheck();
      if (this._callbacks.isHidden())
        return;
      if (/^(pointer|click)/.test(event.type))
        this._press.handle(event);
      if (event.type === "pointerdown" && !inside)
        this._callbacks.scrolled();
      if (event.type === "touchstart")
        this._lastTouch = null;
      if (event.type === "keydown")
        this._keyBeforeApp(event);
      if (event.type === "focusin" && !inside)
        this._pageFocus.focusMoved();
      if (event.type === "focusout" && event.relatedTarget === this._stage.host) {
        event.stopImmediatePropagation();
      }
      if (!inside)
        return;
      if (event.type === "mousedown" && event.composedPath()[0].closest?.("button")) {
        event.preventDefault();
      }
      if (event.type === "keydown")
        this._pageFocus.keyAfterApp(event);
      isolate(event, this._stage.host);
    });
  }
  /** Handles a touch in a frame of another origin, which shows only by the focus. */
  _blurred() {
    setTimeout(() => this._callbacks.run(() => {
      const { activeElement: activeElement2 } = this._lease.page;
      if (activeElement2?.localName === "iframe" && !this._frames.has(activeElement2.contentDocument)) {
        this._callbacks.pressed([activeElement2]);
      }
    }), 0);
  }
  /** A finger on the overlay scrolls a highlighted element that doesn't fit. */
  _pan(event) {
    const [touch] = event.touches;
    if (!touch)
      return;
    const at2 = [touch.clientX, touch.clientY];
    if (this._lastTouch)
      this._callbacks.scroll(this._lastTouch[0] - at2[0], this._lastTouch[1] - at2[1]);
    this._lastTouch = at2;
  }
};

// Shared/dom/sheet.ts
var color = (name) => `var(--tour-${name}, var(--_${name}))`;
var length2 = (name) => `var(--tour-${name}, var(--_${name}))`;
var font = (name) => `font-family: var(--tour-font, var(--_${name}-font)); font-size: var(--_${name}-size);
  line-height: var(--_${name}-line); font-weight: var(--_${name}-weight);`;
var HOST = `
:host { all: initial; position: fixed; inset: 0; display: block; width: 100%; height: 100%; overflow: hidden; pointer-events: none;
  z-index: 2147483647; direction: ltr; unicode-bidi: isolate; color-scheme: var(--_scheme); zoom: var(--_zoom, 1); }
:host([dir=rtl]) { direction: rtl; }
:host([data-aside]) { display: none; }
:host([data-asked]) { pointer-events: auto; }
:host::before, :host::after { display: none; }
:host::backdrop { display: none; }
@media print { :host { display: none; } }
`.replace(/([^\s;{}])\s*([;}])/g, "$1 !important$2");
var PARTS2 = `
* { box-sizing: border-box; }
.blocker { position: absolute; inset: 0; pointer-events: auto; touch-action: none; }
.blocker[hidden] { display: none; }
svg, .blur { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
.box, .words { position: absolute; left: 0; top: 0; }
.box { background: ${color("surface")}; border-radius: ${length2("radius")};
  box-shadow: 0 0 0 ${length2("border-width")} ${color("border")}, var(--tour-shadow, var(--_shadow)); }
.box.sheet { border-radius: ${length2("sheet-radius")} ${length2("sheet-radius")} 0 0; }
.arrow { fill: ${color("surface")}; }
.arrow-edge { fill: none; stroke: ${color("border")}; stroke-width: ${length2("border-width")}; }
.words { overflow: hidden; border-radius: ${length2("radius")}; color: ${color("body")}; outline: none; }
.words.sheet { border-radius: ${length2("sheet-radius")} ${length2("sheet-radius")} 0 0; }
.words.now { pointer-events: auto; }
:host([data-tabbed]) .words:focus-visible { box-shadow: inset 0 0 0 2px ${color("primary")}; }
.inner { position: absolute; left: 0; top: 0; display: flex; flex-direction: column; padding: ${length2("padding")}; border: 0 solid transparent; text-align: start;
  overflow-wrap: break-word; user-select: text; -webkit-user-select: text; }
:host(:not([dir=rtl])) .beside { padding-right: var(--_beside-close); }
:host([dir=rtl]) .beside { padding-left: var(--_beside-close); }
.title, .body, .progress { text-align: match-parent; }
.closes { min-height: var(--_finger); }
.title { margin: 0; ${font("title")} color: ${color("title")}; text-wrap: balance; white-space: pre-line; }
.title + .scroller, .title + .body { margin-top: ${length2("title-gap")}; }
.scroller { flex: 0 1 auto; min-height: 0; overflow: hidden; overscroll-behavior: contain; }
.scroller[tabindex] { overflow-y: auto; }
.scroller.more { -webkit-mask-image: linear-gradient(#000 calc(100% - 28px), transparent); mask-image: linear-gradient(#000 calc(100% - 28px), transparent); }
.scroller:focus-visible { outline: 2px solid ${color("primary")}; outline-offset: 2px; border-radius: 4px; }
.body { margin: 0; ${font("body")} color: ${color("body")}; text-wrap: balance; white-space: pre-line; }
.body strong { font-weight: 700; }
.body code { font: inherit; color: ${color("title")}; }
.body a { color: ${color("link")}; }
.image { display: block; max-width: 100%; object-fit: cover; border-radius: 8px; margin: 0 auto ${length2("section-gap")}; }
.image.wide { width: 100%; aspect-ratio: 16 / 9; }
.image:last-child { margin-bottom: 0; }
.foot { display: flex; flex: none; align-items: center; justify-content: space-between; gap: ${length2("section-gap")}; margin-top: var(--_above-buttons); }
.foot:first-child { margin-top: 0; }
.foot.rows { flex-direction: column; align-items: stretch; gap: var(--_stack-gap); }
.buttons { display: flex; flex: none; gap: ${length2("button-gap")}; max-width: 100%; margin-inline-start: auto; }
.rows .buttons { align-self: flex-end; }
.stack .buttons { flex-direction: column; align-self: stretch; gap: var(--_stack-gap); width: 100%; }
.stack .button, .rows .progress { white-space: normal; }
.inner.has-buttons { padding-bottom: var(--_below-buttons); }
button { appearance: none; border: 0; margin: 0; cursor: pointer; touch-action: manipulation; }
.button { position: relative; flex: none; max-width: 100%; white-space: nowrap; min-width: var(--_finger); padding: var(--_button-space) ${length2("button-padding")}; border-radius: ${length2("button-radius")};
  ${font("button")} font-weight: min(500, var(--_button-weight)); text-wrap: balance; background: ${color("secondary")}; color: ${color("on-secondary")}; }
.button::after { content: ''; position: absolute; inset: calc(-1 * var(--_reach)) 0; }
.button.primary { font-weight: var(--_button-weight); background: ${color("primary")}; color: ${color("on-primary")}; }
.button:disabled { opacity: 0.45; cursor: default; }
@media (hover: hover) { .button:not(:disabled):hover { filter: brightness(1.06) saturate(1.06); } }
.button:not(:disabled):active { filter: brightness(0.94); }
.button:focus-visible, .close:focus-visible, .leave:focus-visible { outline: 2px solid ${color("primary")}; outline-offset: 2px; }
.close { position: absolute; inset-block-start: 0; inset-inline-end: 0; width: var(--_finger); height: var(--_finger); padding: 0; background: none; color: ${color("close")}; border-radius: 22px; }
.close.over { color: #fff; }
.close.over svg { box-sizing: content-box; padding: 8px; border-radius: 14px; background: #00000073; }
.close svg { position: static; display: block; width: 12px; height: 12px; margin: auto; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; fill: none; }
.dots { display: flex; gap: 6px; }
.dots > * { width: 6px; height: 6px; border-radius: 3px; background: ${color("progress")}; opacity: 0.35; }
.dots > b { width: 16px; opacity: 1; }
.progress { flex: none; margin: 0; white-space: nowrap; ${font("progress")} color: ${color("progress")}; }
.inner .placed { position: absolute; margin: 0; white-space: nowrap; }
.placed .line { display: block; width: max-content; white-space: pre; }
.button .line { margin: auto; }
.measuring { position: absolute; visibility: hidden; }
.measuring .inner { position: static; }
.leave { position: absolute; inset-block-start: 16px; inset-inline-end: 16px; padding: 8px 14px; border-radius: 18px; ${font("button")}
  background: ${color("surface")}; color: ${color("title")}; pointer-events: auto; }
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
var SHEET = HOST + PARTS2;

// Shared/dom/stage.ts
var SVG2 = "http://www.w3.org/2000/svg";
function makeStage(page) {
  const host = page.createElement("tutorial-player");
  const root = host.attachShadow({ mode: "open" });
  const popover = host;
  dress(root, page);
  const make = (name, className) => {
    const element = page.createElement(name);
    element.className = className;
    root.append(element);
    return element;
  };
  const blocker = make("div", "blocker");
  blocker.setAttribute("part", "overlay");
  const art = page.createElementNS(SVG2, "svg");
  art.setAttribute("aria-hidden", "true");
  art.setAttribute("part", "art");
  root.append(art);
  const boxes = make("div", "boxes");
  boxes.setAttribute("aria-hidden", "true");
  const words = make("div", "texts");
  const sprites = make("div", "flying");
  sprites.setAttribute("aria-hidden", "true");
  const leave = make("button", "leave");
  leave.type = "button";
  leave.setAttribute("part", "leave");
  leave.hidden = true;
  const regions = ["polite", "assertive"].map((how) => {
    const region = make("div", "live");
    region.setAttribute("aria-live", how);
    region.setAttribute("aria-atomic", "true");
    return [how, region];
  });
  const safe = make("div", "safe");
  const stage = {
    host,
    root,
    blocker,
    art,
    boxes,
    words,
    sprites,
    leave,
    announce(text, how, language) {
      for (const [name, region] of regions) {
        region.textContent = "";
        region.lang = language;
        if (name === how) {
          setTimeout(() => {
            region.textContent = text;
          }, 60);
        }
      }
    },
    safeArea() {
      const style2 = getComputedStyle(safe);
      const of = (side) => parseFloat(style2.getPropertyValue(`padding-${side}`)) || 0;
      return [of("top"), of("right"), of("bottom"), of("left")];
    },
    place(position) {
      const rises = host.parentNode !== position.parent || host.slot !== position.slot;
      if (rises) {
        const active = root.activeElement;
        host.slot = position.slot;
        for (const name of ["inert", "aria-hidden"])
          host.removeAttribute(name);
        position.parent.append(host);
        active?.focus({ preventScroll: true });
      }
      if (popover.showPopover) {
        host.setAttribute("popover", "manual");
        if (rises || !popover.matches(":popover-open"))
          popover.showPopover();
      }
    },
    raise() {
      if (!popover.showPopover || !host.isConnected)
        return;
      const active = root.activeElement;
      popover.hidePopover?.();
      popover.showPopover();
      active?.focus({ preventScroll: true });
    },
    isOnTop() {
      if (!page.elementFromPoint || page.defaultView?.matchMedia?.("print").matches)
        return true;
      host.toggleAttribute("data-asked", true);
      const { left, top, width, height } = host.getBoundingClientRect();
      const box = words.querySelector(".now")?.getBoundingClientRect();
      const points = [
        [left + 1, top + 1],
        [left + width - 2, top + height - 2],
        [left + width / 2, top + height / 2],
        ...box ? [[box.left + box.width / 2, box.top + box.height / 2]] : []
      ];
      const tree = host.getRootNode();
      const hits = new Set(points.map(([x = 0, y = 0]) => tree.elementFromPoint(x, y)));
      hits.delete(null);
      const isTopmost = hits.size === 1 && (hits.has(host) || width > 0 && hits.has(page.documentElement));
      host.toggleAttribute("data-asked", false);
      return isTopmost;
    },
    hide(hidden) {
      host.toggleAttribute("data-aside", hidden);
    },
    remove() {
      host.remove();
      root.replaceChildren();
    }
  };
  return stage;
}
function dress(root, page) {
  const view = page.defaultView;
  try {
    const sheet = new (view?.CSSStyleSheet ?? CSSStyleSheet)();
    sheet.replaceSync(SHEET);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style2 = page.createElement("style");
    style2.textContent = SHEET;
    root.append(style2);
  }
}

// Player/src/watch.ts
var REST_FRAMES = 3;
var SETTLE_DELAY = 600;
var EVENTS = "scroll transitionrun transitionend animationstart animationend load";
var Watch = class {
  /** @param _check looks at the page; called at most once a frame, when something has changed or an element has moved */
  constructor(_page, lease, _check) {
    this._page = _page;
    this._check = _check;
    this._elements = [];
    this._intersections = [];
    this._listened = /* @__PURE__ */ new Map();
    this._frame = 0;
    this._isRequested = false;
    /** True if something has reported a change since the last look. */
    this._isDue = false;
    /** True if the next sizes reported are those at the beginning of watching. */
    this._isFirst = false;
    this._framesAtRest = REST_FRAMES;
    this._lastBoxes = "";
    this._open = true;
    this._interval = 0;
    this._isSlow = false;
    /** Has everything looked at in the next frame. */
    this.requestCheck = () => {
      this._isDue = true;
      this._framesAtRest = 0;
      this._requestFrame();
    };
    if (typeof ResizeObserver === "function") {
      this._resizes = new ResizeObserver(() => {
        if (!this._isFirst)
          this.requestCheck();
        this._isFirst = false;
      });
    }
    if (typeof MutationObserver === "function")
      this._mutations = new MutationObserver(() => this._changed());
    const view = _page.defaultView;
    lease.listen(view, "resize", this.requestCheck);
    lease.listen(view?.visualViewport, "resize", this.requestCheck);
    lease.listen(_page, "fullscreenchange", this.requestCheck);
    lease.add(() => this._stop());
    this._listen([_page]);
  }
  /**
   * Sets the elements to watch.
   *
   * @param interval the time after which there is another look in any case, in milliseconds; 0 for never
   * @param isSlow true if nothing is on the screen, so that there is no other reason to look
   */
  watch(elements, interval, isSlow) {
    this._interval = interval;
    this._isSlow = isSlow;
    this._mutations?.takeRecords();
    this._scheduleCheck();
    if (elements.length === this._elements.length && elements.every((element, index) => element === this._elements[index])) {
      return;
    }
    this._elements = elements;
    this._resizes?.disconnect();
    this._isFirst = true;
    const seen = /* @__PURE__ */ new Set();
    const roots2 = /* @__PURE__ */ new Set([this._page]);
    for (const element of elements) {
      for (let at2 = element; at2 && !seen.has(at2); at2 = parentOf(at2)) {
        seen.add(at2);
        roots2.add(at2.getRootNode());
        this._resizes?.observe(at2);
      }
    }
    this._listen([...roots2]);
    this._watchBorders();
  }
  /** Takes note of changes that others have made. Changes from here to `watch` are the tour's own. */
  noteChanges() {
    if (this._mutations?.takeRecords().length)
      this._changed();
  }
  /** Looks at once, and again when the consequences of a change have come. */
  _changed() {
    if (this._isSlow)
      return;
    this.requestCheck();
    clearTimeout(this._settleTimer);
    this._settleTimer = setTimeout(this.requestCheck, SETTLE_DELAY);
  }
  _look() {
    this._isRequested = false;
    if (this._isDue || this._boxes() !== this._lastBoxes) {
      this._isDue = false;
      this._check();
      this._mutations?.takeRecords();
      if (!this._open)
        return;
      this._scheduleCheck();
    }
    const boxes = this._boxes();
    this._framesAtRest = boxes === this._lastBoxes ? this._framesAtRest + 1 : 0;
    this._lastBoxes = boxes;
    if (this._framesAtRest < REST_FRAMES) {
      this._requestFrame();
    } else {
      this._watchBorders();
    }
  }
  _boxes() {
    return this._elements.map((one) => boxOf(one).join()).join();
  }
  /** Schedules the next look for missing elements. */
  _scheduleCheck() {
    clearTimeout(this._timer);
    if (this._interval && this._open)
      this._timer = setTimeout(this.requestCheck, this._interval);
  }
  _requestFrame() {
    if (this._isRequested || !this._open)
      return;
    this._isRequested = true;
    this._frame = requestAnimationFrame(() => this._look());
  }
  _stop() {
    this._open = false;
    this._resizes?.disconnect();
    this._mutations?.disconnect();
    this._intersections.forEach((observer) => observer.disconnect());
    for (const undo of this._listened.values())
      undo();
    this._listened.clear();
    this._elements = [];
    clearTimeout(this._timer);
    clearTimeout(this._settleTimer);
    cancelAnimationFrame(this._frame);
  }
  /** Listens to these roots, and to no others. */
  _listen(roots2) {
    if (roots2.length === this._listened.size && roots2.every((root) => this._listened.has(root)))
      return;
    for (const [root, undo] of this._listened) {
      if (roots2.includes(root))
        continue;
      undo();
      this._listened.delete(root);
    }
    this._mutations?.disconnect();
    for (const root of roots2) {
      this._mutations?.observe(root, { subtree: true, childList: true, attributes: true });
      if (this._listened.has(root))
        continue;
      const names = EVENTS.split(" ");
      for (const name of names)
        root.addEventListener(name, this.requestCheck, { capture: true, passive: true });
      this._listened.set(root, () => {
        for (const name of names)
          root.removeEventListener(name, this.requestCheck, { capture: true });
      });
    }
  }
  /** Observes the intersection of each element with its present box, which reports any movement. */
  _watchBorders() {
    this._intersections.forEach((observer) => observer.disconnect());
    this._intersections = [];
    if (typeof IntersectionObserver !== "function")
      return;
    const guarded = /* @__PURE__ */ new Set();
    for (const element of this._elements) {
      for (let at2 = element; at2; at2 = frameOf(at2))
        guarded.add(at2);
    }
    for (const element of guarded) {
      const page = element.ownerDocument;
      const view = page.defaultView;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (!view || width <= 0 || height <= 0)
        continue;
      const margin = [top, view.innerWidth - right, view.innerHeight - bottom, left].map((side) => `${-Math.floor(side)}px`).join(" ");
      let first = null;
      const observer = new IntersectionObserver(([entry]) => {
        const ratio = entry?.intersectionRatio ?? 0;
        if (first === null) {
          first = ratio;
        } else if (Math.abs(ratio - first) > 1e-3) {
          this.requestCheck();
        }
      }, { root: page, rootMargin: margin, threshold: [0, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1] });
      observer.observe(element);
      this._intersections.push(observer);
    }
  }
};

// Player/src/onpage.ts
var [RAISE_INTERVAL, COPY_TIME] = [300, 150];
var ASIDE_INTERVAL = 1e3;
var OnPage = class {
  constructor(_lease, _session, options, _callbacks) {
    this._lease = _lease;
    this._session = _session;
    this._callbacks = _callbacks;
    this._live = /* @__PURE__ */ new Map();
    this._isAside = false;
    this._isSuspended = false;
    this._isOffPage = false;
    this._isHidden = false;
    this._deferred = [];
    this._lastStanding = "";
    this._lastRaised = -Infinity;
    this._position = null;
    this._isOpen = true;
    const { page } = _lease;
    this._page = page;
    this.stage = makeStage(page);
    const { stage } = this;
    const tap2 = (point) => {
      if (!_session.locked)
        _callbacks.handle({ kind: "tap", at: point });
    };
    this.display = new Display(stage, _session, options, { handle: _callbacks.handle, tap: tap2, now: _callbacks.now });
    this._pageFocus = new PageFocus({
      page,
      stage,
      session: _session,
      words: () => this.display.words,
      element: (id) => this._element(id),
      key: (name) => _callbacks.handle({ kind: "key", name }),
      scroll: (across, down) => this._scrollThrough(across, down)
    });
    this._locator = new Locator(options, stage.host, () => this._pageFocus.inert.set);
    this._reveal = new Reveal(stage.host);
    _lease.add(() => this._pageFocus.stop());
    this.inputs = new Inputs(_lease, stage, this._pageFocus, {
      tap: tap2,
      pressed: (path) => this._handlePress(path),
      visibilityChanged: (what) => this._visibility(what),
      requestCheck: () => this._watch.requestCheck(),
      check: () => this.refresh(),
      fontsLoaded: () => {
        this.display.clearWords();
        _callbacks.present();
      },
      scrolled: () => this._reveal.end(),
      pageLeft: (goesOn) => this._leavePage(goesOn),
      scroll: (across, down) => this._scrollThrough(across, down),
      isHidden: () => this._isAside,
      run: _callbacks.run
    });
    this._watch = new Watch(page, _lease, () => _callbacks.run(() => this.refresh()));
    _lease.listen(stage.leave, "click", () => this._leave());
    _lease.listen(stage.words, "click", (event) => this.display.click(event));
    cleanCopies(page, stage.host, this._pageFocus.inert.set);
  }
  /** Has the page looked at in the next frame. */
  requestCheck() {
    this._watch.requestCheck();
  }
  /** Passes the frames of all screens' elements to the session. Before a decision the look is deep. */
  locate(deep) {
    const { variant } = this._session.playback;
    const view = this._page.defaultView;
    const size = [view?.innerWidth ?? 0, view?.innerHeight ?? 0];
    const live = this._locator.locate(variant, this._step, size, this.stage.safeArea(), deep).map(
      (screen) => this._withPressedFrames(screen)
    );
    const news = live.filter((screen) => {
      const text = JSON.stringify(screen);
      const isNew = text !== this._live.get(screen.screen);
      this._live.set(screen.screen, text);
      return isNew;
    });
    return news.flatMap((screen) => this._callbacks.handleQuietly({ kind: "elements", screen }));
  }
  /** Looks at the device and the page again. */
  refresh() {
    if (!this._isOpen)
      return;
    const before = this._liveFrames;
    const changed = this._callbacks.device();
    if (changed)
      this.display.clearWords();
    this._callbacks.perform(this.locate(false));
    if (!this._isOpen)
      return;
    this._place();
    if (changed || before !== this._liveFrames)
      this._callbacks.present();
    if (!this._isOpen)
      return;
    if (!this._isAside && !this._isOffPage)
      this._pageFocus.refresh();
    this._scroll();
  }
  /** Draws the picture, and watches the step's elements. */
  present() {
    const { state } = this._session;
    const step = this._step;
    const stood = state === "stands" ? step?.id ?? "" : "";
    this._watch.noteChanges();
    this._place();
    if (stood !== this._lastStanding) {
      this._lastStanding = stood;
      if (stood) {
        this._reveal.begin();
      } else {
        this._reveal.end();
      }
      this._scroll();
      this._callbacks.perform(this.locate(false));
    }
    this._reveal.setStep(step?.id ?? "");
    this.display.show();
    const elements = step ? this._locator.watched(step) : [];
    this.inputs.frames([...new Set(elements.map((one) => one.ownerDocument))].filter((one) => one !== this._page));
    const waits = state !== "stands";
    this._watch.watch(
      elements,
      waits || this._locator.lacksElements ? SEARCH_INTERVAL : this._isAside ? ASIDE_INTERVAL : 0,
      waits
    );
  }
  /** Carries out an effect of a step. If the tour stands aside, the effect waits until it is shown again. */
  perform(effect) {
    if (this._isAside) {
      this._deferred = [...this._deferred.filter((one) => one.do !== effect.do), effect];
    } else if (effect.do === "announce") {
      this.stage.announce(effect.words, effect.how, this.display.language);
    } else if (effect.do === "focus") {
      setTimeout(() => this._callbacks.run(() => this._isOpen && !this._isAside && this._focus(effect.stop)), 0);
    }
  }
  /** Moves the focus, unless the highlighted element is shown only while it has it. */
  _focus(stop) {
    const before = this._targets;
    this._pageFocus.moveTo(stop);
    if (stop.kind !== "app" && !before.every((one) => isVisible(one)))
      this._pageFocus.leaveWithApp();
  }
  /** Hides the tour and opens the page, or shows the tour again. */
  suspend(on) {
    this._isSuspended = on;
    if (!this._isOpen)
      return;
    this._place();
    this._callbacks.present();
  }
  /** Gives the page back. The picture may still fade out by itself. */
  close() {
    if (!this._isOpen)
      return;
    this._isOpen = false;
    this._lease.release();
    this.stage.blocker.hidden = true;
    this.stage.words.toggleAttribute("inert", true);
  }
  /** Removes what is left on the page. */
  remove() {
    this.display.animator.stop();
    this.stage.remove();
  }
  /** A screen on which the element being pressed keeps its frame: many elements disappear when they are touched. */
  _withPressedFrames(screen) {
    const step = this.inputs.isPressing ? this._step : void 0;
    const before = Object.entries(this._session.playback.live.get(screen.screen)?.frames ?? {});
    if (step?.screen !== screen.screen || !before.length)
      return screen;
    const own = elementIDs(step);
    return {
      ...screen,
      frames: Object.fromEntries([...before.filter(([id]) => own.includes(id)), ...Object.entries(screen.frames)])
    };
  }
  get _liveFrames() {
    return [...this._live.values()].join();
  }
  /** The current step, as the variant has it: a centred step would have no cutouts. */
  get _step() {
    const { step, playback } = this._session;
    return step && playback.variant.steps.find((one) => one.id === step.id);
  }
  get _targets() {
    const step = this._step;
    return step ? highlightedIDs(step).map((id) => this._locator.element(id, step.screen)).filter((one) => !!one) : [];
  }
  _element(id) {
    const { step } = this._session;
    return step ? this._locator.element(id, step.screen) : null;
  }
  _handlePress(path) {
    const step = this._step;
    const id = step && !this._isAside && this._locator.idAt(path, step);
    if (id !== void 0 && id !== false)
      this._callbacks.handle({ kind: "element", name: id });
  }
  _leave() {
    if (this._session.dismissals.includes("close")) {
      this._callbacks.handle({ kind: "close" });
    } else {
      this._callbacks.handle({ kind: "tap", at: [-1e6, -1e6] });
    }
  }
  // --- Position in the page ---
  /**
   * Places the tour where its target is, above everything else; or stands aside while a modal is open that doesn't
   * contain the target.
   */
  _place() {
    const { state } = this._session;
    if (!this._isOpen || this._isOffPage || state === "new" || state === "over" || state === "waits" && this._position) {
      return;
    }
    const { host } = this.stage;
    if (this._position?.parent.isConnected && !host.isConnected)
      return this._callbacks.stop();
    const [target = null] = this._targets;
    const last = this._position;
    const stays = !target && last?.holder?.isConnected && !this._step?.cutouts.length;
    const position = stays ? last : hostPositionFor(target, this._page);
    if (!position)
      return;
    this._position = position;
    this.stage.place(position);
    let barred = this._isSuspended || isBlockedByModal(this._page, target, position.holder);
    if (!barred && isInertOrHidden(host)) {
      const portal = target && portalOf(target, host);
      if (portal)
        this.stage.place(this._position = { parent: portal, slot: "", holder: position.holder });
      barred = isInertOrHidden(host);
    }
    if (!barred) {
      this.stage.hide(false);
      barred = !this._isVisible();
    }
    this.stage.hide(barred);
    this._standAside(barred);
  }
  /** Returns true if the tour can be seen and used, rising above others if necessary. */
  _isVisible() {
    if (this.stage.isOnTop())
      return true;
    const now2 = performance.now();
    if (now2 - this._lastRaised < RAISE_INTERVAL && !this._isAside)
      return true;
    this._lastRaised = now2;
    this.stage.raise();
    return this.stage.isOnTop();
  }
  _standAside(on) {
    if (on === this._isAside)
      return;
    this._isAside = on;
    this._visibility(null);
    setTimeout(() => this._callbacks.run(() => this._isOpen && this._callbacks.present()), 0);
    if (on)
      return this._pageFocus.release();
    this._pageFocus.restore();
    const later = this._deferred;
    this._deferred = [];
    later.forEach((effect) => this.perform(effect));
  }
  /** Puts the session into the background while the tour is invisible, so that its clock stops. */
  _visibility(what) {
    if (what)
      this._isHidden = what.kind === "background";
    this._callbacks.perform(
      this._callbacks.handleQuietly({ kind: this._isAside || this._isHidden ? "background" : "foreground" })
    );
    if (what)
      this._callbacks.present();
  }
  /** Leaves the page for a moment, while the page is left or copied. */
  _leavePage(goesOn) {
    if (goesOn) {
      this._pageFocus.release();
    } else {
      this._pageFocus.stop();
    }
    this.stage.host.remove();
    this._isOffPage = true;
    const back = () => {
      this._isOffPage = false;
      if (this._isOpen)
        this._watch.requestCheck();
    };
    if (goesOn) {
      setTimeout(back, COPY_TIME);
    } else {
      this._page.defaultView?.addEventListener("pageshow", back, { once: true });
    }
  }
  // --- Scrolling ---
  _scroll() {
    const step = this._step;
    const { state, waitsForTargets, playback } = this._session;
    if (this._isAside || !step || step.scroll?.align === "none")
      return;
    const [targets, smooth] = [this._targets, !playback.device.lessMotion];
    const goesOn = targets.length ? state === "stands" && this._reveal.scrollTo(targets, smooth) : (waitsForTargets || state === "stands") && this._reveal.scrollToFaint(this._locator.faint(step), smooth);
    if (goesOn)
      this._watch.requestCheck();
  }
  _scrollThrough(across, down) {
    this._reveal.end();
    return !this._isAside && this._targets.some((one) => scrollThrough(one, across, down));
  }
};
function portalOf(target, host) {
  let portal = null;
  for (let at2 = target.parentElement; at2 && !at2.contains(host) && at2 !== target.ownerDocument.body; at2 = at2.parentElement) {
    portal = at2;
  }
  return portal && !isInertOrHidden(portal) && within(target, portal) ? portal : null;
}

// Shared/engine/read.ts
function readTour(source) {
  const tour = typeof source === "string" ? JSON.parse(source) : source;
  const schema = tour?.schema;
  if (!tour || !/^tutorialc\.tour\/1(\.\d+)?$/.test(String(schema))) {
    throw new Error(
      `not a tour that this player can play: its schema is ${JSON.stringify(schema)}, not tutorialc.tour/1`
    );
  }
  return tour;
}

// Shared/engine/saved.ts
var STATE = "tutorialc.session/1";
function writeSaved(tour, { step, history: history2, before }) {
  return JSON.stringify({ state: STATE, once: tour.once, step, history: history2, ...before ? { before } : {} });
}
function readSaved(text, tour, variant) {
  let value2;
  try {
    value2 = JSON.parse(text ?? "");
  } catch {
    return null;
  }
  if (!value2 || typeof value2 !== "object" || value2["state"] !== STATE || value2["once"] !== tour.once)
    return null;
  const { step, history: history2, before = 0 } = value2;
  if (typeof step !== "string" || !variant.steps.some((one) => one.id === step))
    return null;
  if (!Array.isArray(history2) || !history2.every((id) => typeof id === "string"))
    return null;
  if (typeof before !== "number" || !Number.isInteger(before) || before < 0)
    return null;
  return { step, history: history2.slice(-100), before };
}

// Shared/engine/armed.ts
var ArmedRules = class {
  constructor() {
    this._keys = /* @__PURE__ */ new Set();
  }
  clear() {
    this._keys.clear();
  }
  /** Arms rules that wait for a change of their element; returns the indices of the armed rules that it triggers. */
  update(rules, presence) {
    const ready = /* @__PURE__ */ new Set();
    const spent = /* @__PURE__ */ new Set();
    for (const [index, rule] of rules.entries()) {
      const element = rule.appears ?? rule.gone;
      const isThere = element && presence.isPresent(element);
      if (!element || isThere === void 0)
        continue;
      const key = JSON.stringify([element.screen, element.target, !!rule.appears]);
      if (isThere !== !!rule.appears) {
        this._keys.add(key);
      } else if (this._keys.has(key)) {
        ready.add(index);
        spent.add(key);
      }
    }
    for (const key of spent)
      this._keys.delete(key);
    return ready;
  }
};

// Shared/engine/clock.ts
var TIME_TOLERANCE = 1e-6;
var Clock = class {
  constructor() {
    this.now = -Infinity;
    this._absences = [];
  }
  /** True while the app is in the background. */
  get isInBackground() {
    return this._absences[this._absences.length - 1]?.[1] === Infinity;
  }
  enterBackground() {
    if (!this.isInBackground)
      this._absences.push([this.now, Infinity]);
  }
  enterForeground() {
    const last = this._absences[this._absences.length - 1];
    if (last && this.isInBackground)
      last[1] = this.now;
  }
  /** The time at which `seconds` will have passed since a time, if the app stays in the foreground from now on. */
  due(since, seconds) {
    const from = Math.max(since, this.now);
    const away = this._absences.reduce(
      (sum, [start2, end3]) => sum + Math.max(Math.min(end3, from) - Math.max(start2, since), 0),
      0
    );
    return from + seconds - (from - since - away);
  }
  /** Returns true if a time has come. */
  hasCome(time) {
    return time - this.now < TIME_TOLERANCE;
  }
};

// Shared/engine/announce.ts
function wordsOf(tour, step, tag, values) {
  const text = (key) => textOf(tour, key ?? null, tag) ?? "";
  const filledText = (key) => filled(tour, text(key), values, false);
  const body = filledRuns(tour, text(step.callout?.body), values, false).map((run) => run.text).join("");
  return filledText(step.accessibility.label) || [filledText(step.callout?.title), body].filter(Boolean).join("\n");
}

// Shared/engine/centre.ts
function leadsOn(step, isThere) {
  const leads = (rule) => rule.event !== void 0 || rule.route !== void 0 || rule.after !== void 0 || !!rule.appears || rule.tap === "anywhere" || typeof rule.tap === "object" && isThere(rule.tap.target);
  return !!step.callout?.buttons.some((button) => !button.back) || step.advance.some((rule) => !rule.back && leads(rule));
}
function centred(step, why, variant, isThere) {
  const bare = { ...step, cutouts: [], rings: [], loops: [], sprites: [] };
  const { callout } = step;
  if (why !== "default" || !callout || leadsOn(step, isThere))
    return bare;
  const first = step.advance.find((rule) => !rule.back);
  const next = variant.steps[variant.steps.findIndex((one) => one.id === step.id) + 1]?.id ?? null;
  const to = first ? first.to ?? null : next;
  const goes = variant.steps.some((one) => one.id === to);
  const button = { title: goes ? "common.next" : "common.done", to, role: "next" };
  const { order } = step.accessibility;
  return {
    ...bare,
    // The compiled layouts lack the button.
    callout: {
      ...callout,
      buttons: [...callout.buttons, button],
      layouts: mapped(callout.layouts, withoutContent),
      ...callout.sizes && { sizes: mapped(callout.sizes, (sizes) => mapped(sizes, withoutContent)) }
    },
    accessibility: { ...step.accessibility, order: order.includes("callout") ? order : [...order, "callout"] }
  };
}
var mapped = (map, make) => Object.fromEntries(Object.entries(map).map(([key, value2]) => [key, make(value2)]));
var withoutContent = ({ content: _, ...rest }) => rest;

// Shared/engine/condition.ts
function isTrue(condition, flags) {
  if ("not" in condition)
    return !isTrue(condition.not, flags);
  if ("all" in condition)
    return condition.all.every((part) => isTrue(part, flags));
  if ("any" in condition)
    return condition.any.some((part) => isTrue(part, flags));
  return Object.prototype.hasOwnProperty.call(flags, condition.flag) && flags[condition.flag] === condition.equals;
}
function conditionHolds(part, flags) {
  return !part.when || isTrue(part.when, flags);
}

// Shared/engine/focus.ts
function focusOrderOf(step, dismiss2, enabled) {
  const stops = [];
  const seen = /* @__PURE__ */ new Set();
  const element = (id) => {
    if (!seen.has(id))
      stops.push({ kind: "element", id });
    seen.add(id);
  };
  for (const part of step.accessibility.order) {
    if (part === "callout" && step.callout) {
      stops.push({ kind: "callout" });
      step.callout.buttons.forEach((_, index) => {
        if (enabled(index))
          stops.push({ kind: "button", index });
      });
    } else if (part === "cutouts") {
      for (const cutout of step.cutouts)
        [cutout.target, ...cutout.others].forEach(element);
    } else if (part === "elements") {
      for (const rule of step.advance) {
        if (typeof rule.tap === "object")
          element(rule.tap.target);
      }
      for (const one of step.interaction.allow)
        element(one.target);
    }
  }
  if (dismiss2.includes("close")) {
    stops.push({ kind: "close" });
  } else if (dismiss2.includes("overlay")) {
    stops.push({ kind: "overlay" });
  }
  return stops;
}
function firstStop(step, order) {
  const callout = step.callout ? { kind: "callout" } : void 0;
  const [hole] = step.cutouts;
  const target = hole && { kind: "element", id: hole.target };
  return (step.accessibility.focus === "target" ? target ?? callout : callout ?? target) ?? order[0];
}

// Shared/engine/missing.ts
var GRACE = 0.3;
function missingTargets(step, { live }) {
  const screen = live.get(step.screen);
  const ids = new Set(step.cutouts.flatMap((cutout) => [cutout.target, ...cutout.others]));
  return screen ? [...ids].filter((id) => !ownValue(screen.frames, id)) : [];
}
var MissingTargets = class {
  constructor(_playback, _clock) {
    this._playback = _playback;
    this._clock = _clock;
    /** The time since which each target has been gone that still keeps its frame. */
    this._missingSince = /* @__PURE__ */ new Map();
    /** True if the step stands although targets are missing; then none keeps its frame. */
    this._isGivenUp = false;
  }
  /** Forgets all targets, as for another step. */
  clear(isGivenUp = false) {
    this._missingSince.clear();
    this._isGivenUp = isGivenUp;
    this._playback.keptFrames = null;
  }
  /** Lets targets that have disappeared keep their frames from the `old` screen; forgets those that are back. */
  update(step, old) {
    const missing = missingTargets(step, this._playback);
    if (this._isGivenUp) {
      this._isGivenUp = missing.length > 0;
      return;
    }
    const kept = this._playback.keptFrames?.frames;
    const frames = new Map(missing.flatMap((id) => {
      const frame = kept?.get(id) ?? (this._missingSince.has(id) || old?.screen !== step.screen ? void 0 : ownValue(old.frames, id));
      return frame ? [[id, frame]] : [];
    }));
    this._missingSince = new Map(missing.map((id) => [id, this._missingSince.get(id) ?? this._clock.now]));
    this._playback.keptFrames = frames.size ? { step: step.id, frames } : null;
  }
  /** The times at which each of them will count as lost. */
  get losses() {
    return [...this._missingSince.values()].map((since) => this._clock.due(since, GRACE));
  }
};

// Shared/engine/route.ts
function matchesRoute(pattern, route) {
  const wanted = parts(pattern);
  const given = parts(route.split(/[?#]/)[0] ?? "");
  const open = wanted[wanted.length - 1] === "*";
  if (open)
    wanted.pop();
  if (open ? given.length < wanted.length : given.length !== wanted.length)
    return false;
  return wanted.every(
    (part, index) => /^:[A-Za-z_][A-Za-z0-9_]*$/.test(part) || bytes(part) === bytes(given[index] ?? "")
  );
}
var parts = (path) => path.split("/").filter((part) => part !== "");
function bytes(part) {
  return String.fromCharCode(...new TextEncoder().encode(part)).replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
}

// Shared/engine/search.ts
function search(steps, flags, current) {
  const index = steps.findIndex((step) => step.id === current || conditionHolds(step, flags));
  return index < 0 ? { found: void 0, passed: steps } : { found: steps[index], passed: steps.slice(0, index) };
}
function searchFrom(steps, goal, flags, current) {
  if (steps[goal]?.id === current)
    return null;
  const ahead = search(steps.slice(goal), flags, current);
  if (ahead.found?.id !== current)
    return ahead;
  const { found, passed } = search(steps.slice(0, goal).reverse(), flags);
  return found && found.id !== current ? { found, passed: [...ahead.passed, ...passed] } : null;
}
function searchReplacement(gone, steps, variant, flags) {
  const place = steps.findIndex((step) => step.id === gone);
  const others = [...steps.slice(place + 1), ...steps.slice(0, place).reverse()];
  return search(others.flatMap(({ id }) => variant.steps.find((step) => step.id === id) ?? []), flags);
}

// Shared/engine/wait.ts
var Wait = class {
  /** `passed` is the number of preparations to skip, `_scrolled` is true if the step has been scrolled to. */
  constructor(passed, _scrolled = false) {
    this._scrolled = _scrolled;
    /** The time since which the step waits for its targets, or null. */
    this.targetsSince = null;
    this.begun = passed;
    this._passed = passed;
  }
  /** Passes the action that it waits for. Returns false if it waits for none of that name. */
  finish(step, action) {
    const isAwaited = this.begun > this._passed && step.before?.[this._passed]?.action === action;
    if (isAwaited)
      this._passed += 1;
    return isAwaited;
  }
  /** Advances as far as possible, for the session's current step. */
  advance(session, step) {
    const before = step.before ?? [];
    for (; this._passed < before.length; this._passed += 1) {
      const item = before[this._passed];
      if (item?.action !== void 0) {
        if (this.begun === this._passed) {
          this.begun += 1;
          session._outbox.add({ do: "perform", action: item.action });
        }
        return "waits";
      }
      const isThere = session._lastShown?.screen === step.screen || session._screen === step.screen;
      if (item?.event !== void 0 && !isThere && !session._events.has(item.event))
        return "waits";
      if (item?.route !== void 0 && (session._route === void 0 || !matchesRoute(item.route, session._route))) {
        return "waits";
      }
      if (item?.appears && session._presence.isPresent(item.appears) !== true)
        return "waits";
      if (item?.gone && session._presence.isPresent(item.gone) !== false)
        return "waits";
      this.begun = this._passed + 1;
    }
    if (session._screen !== void 0 && session._screen !== step.screen) {
      this.targetsSince = null;
      this._scrolled = false;
      return "waits";
    }
    const { scroll } = step;
    if (scroll && scroll.align !== "none" && !this._scrolled)
      session._outbox.add({ do: "scroll", scroll });
    this._scrolled = true;
    if (!missingTargets(step, session.playback).length)
      return "comes";
    this.targetsSince ??= session._clock.now;
    return session._clock.hasCome(session._clock.due(this.targetsSince, (step.missing ?? session._missingDefault).wait)) ? "vain" : "waits";
  }
};

// Shared/engine/flow.ts
var previous = (session) => session._stack.top(session._steps, session._flags, session._id);
var applies = (session, rule) => conditionHolds(rule, session._flags) && (!rule.back || !!previous(session));
var firstRule = (session, fits2) => session.step?.advance.find((rule, index) => fits2(rule, index) && applies(session, rule));
function isEnabled(session, index) {
  const button = session.step?.callout?.buttons[index];
  return !!button && (!button.back || !!previous(session) || !!firstRule(session, (rule) => rule.button === button.role));
}
function followFirst(session, fits2, event) {
  const rule = firstRule(session, fits2);
  if (rule)
    follow(session, rule, event);
  return !!rule;
}
function followRoute(session, route) {
  followFirst(session, (rule) => rule.route !== void 0 && matchesRoute(rule.route, route));
}
function follow(session, rule, event) {
  const { _steps } = session;
  if (rule.back) {
    const step = previous(session);
    if (!step)
      return;
    session._stack.pop(step.id);
    return leadTo(session, step, 0, event);
  }
  const goal = _steps.findIndex((step) => step.id === rule.to);
  if (goal < 0)
    return complete(session);
  const found = searchFrom(_steps, goal, session._flags, session._id);
  if (found)
    goOn(session, found, 0, event);
}
var standingStep = (session) => session.state === "stands" ? session._id : null;
function goOn(session, { found, passed }, before = 0, event, left = standingStep(session)) {
  skip(session, passed);
  if (!found)
    return complete(session, left);
  if (session._hasStood)
    session._stack.push(session._id);
  leadTo(session, found, before, event, left);
}
function leadTo(session, step, before, event, left = standingStep(session)) {
  const { playback } = session;
  if (session._hasStood)
    session._events.clear();
  if (event !== void 0)
    session._events.add(event);
  if (left !== null && (playback.keptFrames || playback.centred.has(left)))
    playback.hold(session._clock.now);
  session._targets.clear();
  uncentre(session);
  session._id = step.id;
  session._hasStood = false;
  session._wait = new Wait(before);
  session.state = "waits";
  advance(session, left);
}
function advance(session, left = null) {
  const { step } = session;
  if (session.state !== "waits" || !step)
    return;
  const outcome = session._wait.advance(session, step);
  if (outcome === "comes")
    return showStep(session, left);
  if (outcome === "vain")
    return fallBack(session, left);
  if (left !== null)
    hide(session, left);
}
function showStep(session, left) {
  const { step, playback } = session;
  const { now: now2 } = session._clock;
  if (!step)
    return;
  if (left !== null) {
    playback.go(step.id, left, now2);
  } else {
    playback.enter(step.id, now2, false);
  }
  if (!session._hasStood)
    session._outbox.report("shown", step.id);
  session.state = "stands";
  session._hasStood = true;
  session._lastShown = step;
  session._timers.start(playback.arrival);
  session._armed.clear();
  armRules(session);
  const words = wordsOf(session.tour, step, playback.device.traits["locale"], session._values);
  if (words)
    session._outbox.add({ do: "announce", words, how: step.accessibility.announce });
  session._outbox.focus(firstStop(step, session.focusOrder));
  const counts = session._currentRouteCounts;
  session._currentRouteCounts = false;
  if (counts && session._route !== void 0)
    followRoute(session, session._route);
}
function hide(session, id) {
  session.playback.leave(session.playback.step(id), session._clock.now);
  session._outbox.focus();
}
function waitAgain(session, forTargets) {
  session.state = "waits";
  session._wait = new Wait(session._compiledStep?.before?.length ?? 0, forTargets);
  hide(session, session._id);
  session._targets.clear();
  uncentre(session);
  advance(session);
}
function uncentre(session) {
  session.playback.centred.clear();
  session.playback.clearCaches();
}
var armRules = (session) => session._armed.update(session._compiledStep?.advance ?? [], session._presence);
var missingPolicy = (session, step) => step.missing ?? session._missingDefault;
function fallBack(session, left, failed = false) {
  const step = session._compiledStep;
  if (!step)
    return;
  const then = fallback(session, step, failed);
  session._outbox.report("missing", step.id);
  if (then === "end") {
    session._outbox.report("dismissed", step.id);
    return end2(session, left);
  }
  if (then === "skip") {
    const { _steps } = session;
    const { found, passed } = search(_steps.slice(_steps.indexOf(step) + 1), session._flags);
    return goOn(session, { found, passed: [step, ...passed] }, 0, void 0, left);
  }
  if (then === "center")
    session.playback.centred.set(step.id, failed ? "action" : step.missing ? "own" : "default");
  session._targets.clear(then === "place" && missingTargets(step, session.playback).length > 0);
  session.playback.clearCaches();
  showStep(session, left);
}
function fallback(session, step, failed) {
  if (step.missing || failed)
    return step.missing?.then ?? "skip";
  const { then } = session._missingDefault;
  const frames = session.playback.live.get(step.screen)?.frames;
  return then === "center" && !step.callout && !leadsOn(step, (id) => !!ownValue(frames, id)) ? "skip" : then;
}
function complete(session, left = standingStep(session)) {
  if (session._lastShown)
    session._outbox.remember("completed", session._lastShown.id);
  end2(session, left);
}
function dismiss(session, way) {
  if (!session.dismissals.includes(way))
    return;
  session._outbox.remember("dismissed", session._id);
  end2(session);
}
function end2(session, left = standingStep(session)) {
  if (left !== null)
    hide(session, left);
  session.state = "over";
  session._id = null;
  session._outbox.focus();
}
function skip(session, steps) {
  for (const step of steps)
    session._outbox.report("skipped", step.id);
}

// Shared/engine/elements.ts
function placeElements(session, screen) {
  const { playback } = session;
  const old = playback.live.get(screen.screen);
  playback.live.set(screen.screen, screen);
  session._presence.recordScreen(screen.screen);
  keepFrames(session, old);
  playback.clearCaches();
  followTriggered(session);
  restoreCutouts(session);
  advance(session);
}
function showElement(session, name, isThere) {
  session._presence.record(name, isThere);
  followTriggered(session);
  advance(session);
}
function followTriggered(session) {
  if (!session._hasStood)
    return;
  const ready = armRules(session);
  followFirst(session, (_, index) => ready.has(index));
}
function keepFrames(session, old) {
  const step = session._compiledStep;
  if (session.state === "stands" && step && !session.playback.centred.has(step.id))
    session._targets.update(step, old);
}
function canRestoreCutouts(session) {
  const step = session._compiledStep;
  const why = step && session.playback.centred.get(step.id);
  return session.state === "stands" && !!step && !!why && why !== "action" && !missingTargets(step, session.playback).length;
}
function restoreCutouts(session) {
  if (!canRestoreCutouts(session))
    return;
  const { playback, _clock: { now: now2 } } = session;
  const picture = playback.picture(now2);
  uncentre(session);
  playback.change(session._id ?? "", now2, picture);
}
function loseTarget(session) {
  const step = session._compiledStep;
  if (!step)
    return;
  if (missingPolicy(session, step).then === "place") {
    session._targets.clear(true);
    session.playback.clearCaches();
    return session._outbox.report("missing", step.id);
  }
  waitAgain(session, true);
}

// Shared/engine/due.ts
function dueTimes(session) {
  const { step } = session;
  const { targetsSince: since } = session._wait;
  if (!step)
    return [];
  if (session.state === "waits") {
    return since === null ? [] : [[session._clock.due(since, missingPolicy(session, step).wait)]];
  }
  return [
    ...step.advance.map((rule, index) => [
      applies(session, rule) ? session._timers.due(rule.after ?? Infinity, index) : Infinity,
      index
    ]),
    ...session._targets.losses.map((time) => [time])
  ];
}
function doDue(session) {
  if (session._clock.isInBackground)
    return;
  const due = dueTimes(session).find(([time]) => session._clock.hasCome(time));
  if (!due)
    return;
  const [, index = -1] = due;
  const rule = session.step?.advance[index];
  if (!rule)
    return session.state === "stands" ? loseTarget(session) : fallBack(session, null);
  session._timers.follow(index);
  follow(session, rule);
}

// Shared/engine/variant.ts
var STANDARD = [
  "platform",
  "idiom",
  "orientation",
  "locale",
  "layoutDirection",
  "horizontalSizeClass",
  "verticalSizeClass",
  "textSize",
  "colorScheme"
];
function pickVariant(tour, device) {
  const known3 = Object.entries(device.traits).filter(([name, value2]) => value2 != null && !STANDARD.includes(name));
  const agree = tour.variants.filter((variant) => known3.every(([name, value2]) => variant.traits[name] === value2));
  const ranked = (agree.length ? agree : tour.variants).map((variant) => ({
    variant,
    rank: rank(variant, tour, device)
  }));
  let best = ranked[0];
  for (const other of ranked) {
    const place = other.rank.findIndex((value2, index) => Math.abs(value2 - (best?.rank[index] ?? 0)) > 1e-9);
    if (place >= 0 && (other.rank[place] ?? 0) < (best?.rank[place] ?? 0))
      best = other;
  }
  return best?.variant;
}
function rank(variant, tour, device) {
  const differs = (trait) => {
    const value2 = device.traits[trait];
    return value2 == null || variant.traits[trait] === value2 ? 0 : 1;
  };
  const tag = device.traits["locale"] ?? tour.locales[0] ?? "";
  const locale = variant.traits["locale"];
  const size = knownScaleOf(device.traits["textSize"]);
  const ratio = scaleOf2(variant.traits["textSize"]) / (size ?? 1);
  const [width, height] = variant.display.size;
  return [
    ...["platform", "idiom", "orientation"].map(differs),
    distance(tag, locale),
    distance(shownLocale(tour, tag), locale),
    differs("colorScheme"),
    size === void 0 ? 0 : Math.max(ratio, 1 / ratio),
    device.display ? Math.hypot(width - device.display[0], height - device.display[1]) : 0
  ];
}

// Shared/engine/change.ts
function changeDevice(session, device) {
  const { playback, _id: id, _clock: { now: now2 } } = session;
  const stands = session.state === "stands";
  const before = playback.device;
  const old = playback.variant;
  const next = pickVariant(session.tour, device) ?? old;
  const tag = (one) => shownLocale(session.tour, one.traits["locale"]);
  const size = (one) => one.traits["textSize"] ?? null;
  const textsDiffer = tag(device) !== tag(before) || size(device) !== size(before);
  const gone = id !== null && !next.steps.some((one) => one.id === id) ? id : null;
  if (gone !== null) {
    playback.device = device;
    if (stands)
      playback.leave(playback.step(gone), now2);
  }
  const picture = playback.picture(now2);
  playback.variant = next;
  playback.device = device;
  if (canRestoreCutouts(session))
    uncentre(session);
  if (textsDiffer)
    playback.clientSizes.clear();
  playback.clearCaches();
  if (gone !== null)
    return replaceStep(session, gone, old.steps);
  keepFrames(session);
  playback.clearCaches();
  armRules(session);
  if ((next !== old || textsDiffer) && stands && id !== null)
    playback.change(id, now2, picture);
  advance(session);
}
function replaceStep(session, gone, steps) {
  const { _outbox, playback, state } = session;
  const { found, passed } = searchReplacement(gone, steps, playback.variant, session._flags);
  _outbox.report("skipped", gone);
  skip(session, passed);
  session.state = "waits";
  if (!found) {
    _outbox.report("dismissed", gone);
    return end2(session, null);
  }
  if (state === "stands")
    _outbox.focus();
  leadTo(session, found, 0, void 0, null);
}

// Shared/engine/inputs.ts
var KEYS = { next: ["ArrowRight", "Enter"], back: ["ArrowLeft"], dismiss: ["Escape"] };
function isOnCallout(session, point) {
  const layout = session.playback.layout(session._id);
  return !!layout && contains(layout.frame, point);
}
function tap(session, point) {
  const { step } = session;
  if (!step)
    return;
  const onCallout = isOnCallout(session, point);
  if (followFirst(session, (rule) => tapFits(step, rule, point, onCallout)))
    return;
  if (!onCallout && !reachesApp(step, point) && !inAnyHole(step, point))
    dismiss(session, "overlay");
}
function pressButton(session, index) {
  const button = session.step?.callout?.buttons[index];
  if (!button || !session.isEnabled(index))
    return;
  if (!followFirst(session, (rule) => rule.button === button.role))
    follow(session, button);
}
function pressRole(session, role) {
  const place = session.step?.callout?.buttons.findIndex((button) => button.role === role) ?? -1;
  if (place >= 0)
    pressButton(session, place);
  return place >= 0;
}
var pressNext = (session) => pressRole(session, "next") || followFirst(session, (rule) => rule.tap === "anywhere");
function pressKey(session, name, isOpen2) {
  const keys = session.tour.keys ?? KEYS;
  const swapped = name === "ArrowLeft" ? "ArrowRight" : name === "ArrowRight" ? "ArrowLeft" : name;
  const key = isRightToLeft(session.playback) ? swapped : name;
  const role = ["next", "back", "dismiss"].find((one) => keys[one].includes(key));
  if (role === "dismiss")
    return dismiss(session, "escape");
  if (!role || !isOpen2)
    return;
  if (role === "next") {
    pressNext(session);
  } else {
    pressRole(session, role);
  }
}
function pressOn(session) {
  const { step, _steps } = session;
  if (!step || !session._hasStood || pressNext(session))
    return;
  follow(session, { to: _steps[_steps.findIndex((one) => one.id === step.id) + 1]?.id ?? null });
}

// Shared/engine/valid.ts
var FARTHEST = 1e9;
var isLength = (value2) => typeof value2 === "number" && Math.abs(value2) <= FARTHEST;
var areLengths = (list, count) => Array.isArray(list) && list.length === count && list.every(isLength);
var isFrame = (value2) => areLengths(value2, 4) && (value2[2] ?? 0) >= 0 && (value2[3] ?? 0) >= 0;
function validScreen(screen) {
  const lengths = areLengths(screen.size, 2) && areLengths(screen.safeArea, 4) ? [...screen.size, ...screen.safeArea] : [-1];
  if (lengths.some((length3) => length3 < 0))
    return null;
  if (Object.values(screen.frames).every(isFrame))
    return screen;
  return { ...screen, frames: Object.fromEntries(Object.entries(screen.frames).filter(([, frame]) => isFrame(frame))) };
}

// Shared/engine/handle.ts
function handleEvent(session, event) {
  const { locked, playback } = session;
  const isOpen2 = session.state === "stands" && !locked;
  switch (event.kind) {
    case "begin":
      return begin(session, event);
    case "tap":
      return isOpen2 ? tap(session, event.at) : void 0;
    case "element": {
      const { step } = session;
      if (step && session._hasStood && !locked)
        followFirst(session, (rule) => elementFits(step, rule, event.name));
      return;
    }
    case "button":
      return isOpen2 ? pressButton(session, event.index) : void 0;
    case "key":
      return pressKey(session, event.name, isOpen2);
    case "escape":
      return dismiss(session, "escape");
    case "close":
      return locked ? void 0 : dismiss(session, "close");
    case "event": {
      session._events.add(event.name);
      if (!session._hasStood)
        return advance(session);
      followFirst(session, (rule) => rule.event === event.name, event.name);
      return;
    }
    case "route": {
      const isSame = session._route === event.name;
      session._route = event.name;
      if (!session._hasStood)
        return advance(session);
      return isSame ? void 0 : followRoute(session, event.name);
    }
    case "performed":
    case "failed":
      return finishAction(session, event.name, event.kind === "failed");
    case "flags": {
      session._flags = event.flags;
      return;
    }
    case "variables": {
      session._values = event.values;
      return;
    }
    case "shows":
      return showScreen(session, event.name);
    case "elements": {
      const screen = validScreen(event.screen);
      return screen ? placeElements(session, screen) : void 0;
    }
    case "appeared":
    case "disappeared":
      return showElement(session, event.name, event.kind === "appeared");
    case "missing": {
      session._missingDefault = { wait: event.wait > 0 ? event.wait : 0, then: event.then };
      return advance(session);
    }
    case "heights": {
      playback.clientSizes.set(event.step, event.heights);
      return playback.clearCaches();
    }
    case "device":
      return changeDevice(session, event.device);
    case "background":
      return session._clock.enterBackground();
    case "foreground":
      return session._clock.enterForeground();
    case "end":
      return end2(session);
    case "go":
      return session._id === null ? void 0 : follow(session, { to: event.to });
    case "next":
      return pressOn(session);
    case "back":
      return follow(session, { to: null, back: true });
    case "time":
  }
}
function begin(session, event) {
  if (session.state !== "new" || event.seen && !event.anyway)
    return;
  const { _steps } = session;
  const saved = readSaved(event.saved, session.tour, session.playback.variant);
  session._stack.ids = saved?.history ?? [];
  session._currentRouteCounts = !!saved;
  session._events.clear();
  const start2 = saved ? _steps.findIndex((step) => step.id === saved.step) : 0;
  const found = search(_steps.slice(start2), session._flags);
  goOn(session, found, saved && saved.step === found.found?.id ? saved.before : 0);
}
function finishAction(session, action, failed) {
  const { step } = session;
  if (session.state !== "waits" || !step || !session._wait.finish(step, action))
    return;
  if (failed) {
    fallBack(session, null, true);
  } else {
    advance(session);
  }
}
function showScreen(session, screen) {
  const { step } = session;
  session._screen = screen;
  if (session.state === "stands" && step && screen !== step.screen) {
    waitAgain(session, false);
  } else {
    advance(session);
  }
}

// Shared/engine/outbox.ts
var Outbox = class {
  constructor(_playback) {
    this._playback = _playback;
    this.effects = [];
    this._hasFocus = false;
  }
  add(effect) {
    this.effects.push(effect);
  }
  /** Moves the focus to a stop, or back to the app. */
  focus(stop) {
    if (stop || this._hasFocus)
      this.add({ do: "focus", stop: stop ?? { kind: "app" } });
    this._hasFocus = !!stop;
  }
  /** Reports an event of a step, if the tour has a name for it. */
  report(kind, step) {
    const { tour, variant: { id, steps } } = this._playback;
    const event = tour.events ? tour.events[kind] : `tutorial_${kind}`;
    if (event == null)
      return;
    const place = steps.findIndex((one) => one.id === step);
    const report2 = {
      kind,
      event,
      tutorial: tour.tutorial,
      variant: id,
      step,
      number: place < 0 ? null : place + 1,
      total: steps.length
    };
    this.add({ do: "report", report: report2 });
  }
  /** Reports the end of the tour at a step, and has the client remember that it was seen. */
  remember(kind, step) {
    this.report(kind, step);
    this.add({ do: "remember", once: this._playback.tour.once });
  }
};

// Shared/engine/redraw.ts
function redraw(rings, old, live, moveRect, division) {
  const result = [];
  const drawn = /* @__PURE__ */ new Set();
  for (const ring of rings) {
    const group = rings.filter((one) => one.group === ring.group);
    const places = [...new Set(group.flatMap((one) => one.cutouts))].filter((place) => old[place] && live[place]).sort((a, b) => a - b);
    const pairs = places.map((place) => [old[place], live[place]]);
    const [pair] = pairs;
    if (pair && pairs.length === 1 && !isCut(pair[0])) {
      result.push({
        ...ring,
        ...ring.clip && { clip: moveRect(ring.clip) },
        outline: movedOutline(ring, ...pair, division)
      });
    } else if (!drawn.has(ring.group)) {
      drawn.add(ring.group);
      const clips = places.map(
        (place) => group.flatMap((one) => one.clip && one.cutouts.includes(place) ? [moveRect(one.clip)] : [])
      );
      result.push(...compiledRings(group, pairs) ?? drawnAnew(ring, places, pairs.map(([, hole]) => hole), clips));
    }
  }
  return result;
}
var isCut = ({ cut }) => !!cut?.some((side) => side !== null);
function compiledRings(group, pairs) {
  const [x = 0, y = 0] = [0, 1].map((axis) => (pairs[0]?.[1].frame[axis] ?? 0) - (pairs[0]?.[0].frame[axis] ?? 0));
  const stays = x * x + y * y < 1e-6;
  const isSame = pairs.length > 0 && pairs.every(
    ([hole, now2]) => (!hole.clip || stays && `${hole.clip}` === `${now2.clip}`) && [x, y, 0, 0].every(
      (way, index) => Math.abs((now2.frame[index] ?? 0) - (hole.frame[index] ?? 0) - way) < 5e-4
    )
  );
  if (!isSame || !stays && group.some((ring) => ring.clip))
    return null;
  return group.map((ring) => ({ ...ring, outline: ring.outline.map((value2, index) => value2 + (index % 2 ? y : x)) }));
}
function movedOutline(ring, hole, live, division) {
  const box = boxOfOutline(ring.outline);
  const [a, b] = [hole.frame, live.frame];
  const into = outset(box, [a[1] - b[1], b[0] + b[2] - a[0] - a[2], b[1] + b[3] - a[1] - a[3], a[0] - b[0]]);
  return reframe(ring.outline, box, into, hole.shape, division, ring.gap + ring.width / 2);
}
function offsetLine({ frame, shape, outline }, distance2) {
  if (!hasCorners(shape) || (shape.smoothing ?? 0) > 0) {
    const own = flatten(outline);
    return distance2 ? largest(offset(own, distance2)) : own;
  }
  const [x, y, width, height] = shape.kind === "circle" ? square(frame) : frame;
  return cornerLengths(shape, [x, y, width, height], 0).flatMap((length3, corner) => {
    const radius = length3 && Math.max(length3 + distance2, 0);
    const inset2 = radius ? length3 : -distance2;
    const middle2 = [
      corner === 1 || corner === 2 ? x + width - inset2 : x + inset2,
      corner > 1 ? y + height - inset2 : y + inset2
    ];
    const parts2 = radius ? linesFor(radius) : 0;
    return [...Array(parts2 + 1).keys()].map(
      (part) => pointInDirection(middle2, radius, (corner + 2 + part / (parts2 || 1)) * Math.PI / 2)
    );
  });
}
function visiblePieces({ outline, clip: clip2, cut }) {
  let polygons = [flatten(outline)];
  const [x, y, width, height] = outset(boxOfOutline(outline), 9);
  for (let side = 0; side < 4; side += 1) {
    const depth = cut?.[side];
    if (depth == null || !clip2)
      continue;
    const at2 = edgeOf(clip2, side) + (side === 1 || side === 2 ? depth : -depth);
    const [a, b, c, d] = [
      side === 1 ? at2 : x,
      side === 2 ? at2 : y,
      side === 3 ? at2 : x + width,
      side === 0 ? at2 : y + height
    ];
    if (c > a && d > b) {
      polygons = union([...polygons, rectangle(c, b, a, d)]).filter((points) => area(points) > 0);
    }
  }
  return polygons;
}
function drawnAnew(ring, places, holes, clips) {
  const distance2 = ring.gap + ring.width / 2;
  const parts2 = holes.flatMap((hole, index) => {
    const pieces = isCut(hole) ? visiblePieces(hole) : [flatten(hole.outline)];
    return pieces.map((piece) => {
      const at2 = isCut(hole) ? largest(offset(piece, distance2)) : offsetLine(hole, distance2);
      return { index, at: at2, area: distance2 > 0 ? at2 : piece };
    });
  });
  const lines = union(parts2.map((part) => part.area));
  const outer = lines.filter((points) => area(points) > 0).sort((a, b) => area(a) - area(b));
  const owner = (points) => outer.find((one) => !!points[0] && containsNearly(one, points[0]));
  return lines.flatMap((points) => {
    const members = parts2.filter((part) => owner(part.area) === owner(points));
    const isClipped = members.some(({ index }) => clips[index]?.length);
    const clip2 = isClipped ? around(members.flatMap(({ index, at: at2 }) => {
      const own = clips[index] ?? [];
      return own.length ? own : [outset(boxOf2(at2), ring.width / 2)];
    })) : null;
    const cutouts = places.filter((_, index) => members.some((part) => part.index === index));
    const all = distance2 > 0 ? [points] : offset(points, distance2).filter((one) => area(one) > 0 === area(points) > 0);
    return all.map((one) => [boxOf2(one), { ...ring, cutouts, ...clip2 && { clip: clip2 }, outline: polygon2(one) }]);
  }).sort(([a], [b]) => Math.round((a[1] - b[1]) * 100) || a[0] - b[0]).map(([, one]) => one);
}
var boxOf2 = (points) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return fromEdges(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
};

// Shared/engine/anchor.ts
function moved(rect, from, to) {
  const [left, right] = span(
    rect[0],
    rect[2],
    from.size[0],
    to.size[0],
    from.safeArea[3],
    from.safeArea[1],
    to.safeArea[3],
    to.safeArea[1]
  );
  const [top, bottom] = span(
    rect[1],
    rect[3],
    from.size[1],
    to.size[1],
    from.safeArea[0],
    from.safeArea[2],
    to.safeArea[0],
    to.safeArea[2]
  );
  return fromEdges(left, top, right, bottom);
}
function span(low, length3, size, live, first, last, first2, last2) {
  const centre = low + length3 / 2;
  if (Math.abs(centre - size / 2) < 1 && length3 < size / 2) {
    return [low + (live - size) / 2, low + length3 + (live - size) / 2];
  }
  const end3 = (at2) => {
    if (at2 <= size / 2)
      return first > 0 && at2 >= first ? at2 - first + first2 : at2;
    const rest = size - at2;
    return live - (last > 0 && rest >= last ? rest - last + last2 : rest);
  };
  return [end3(low), end3(low + length3)];
}
function reanchor(step, variant, live, division) {
  const from = {
    size: variant.display.size,
    safeArea: ownValue(variant.screens, step.screen)?.safeArea ?? [0, 0, 0, 0]
  };
  const moveRect = (rect) => moved(rect, from, live);
  const moveElement = (element) => ({
    ...element,
    frame: ownValue(live.frames, element.target) ?? moveRect(element.frame)
  });
  const cutouts = step.cutouts.map((cutout) => anchored(cutout, live, moveRect, division));
  return {
    ...step,
    overlay: step.overlay && { ...step.overlay, frame: moveRect(step.overlay.frame) },
    cutouts,
    rings: redraw(step.rings, step.cutouts, cutouts, moveRect, division),
    interaction: { ...step.interaction, allow: step.interaction.allow.map(moveElement) },
    advance: step.advance.map((rule) => typeof rule.tap === "object" ? { ...rule, tap: moveElement(rule.tap) } : rule),
    callout: step.callout && {
      ...step.callout,
      anchor: step.callout.anchor && moveElement(step.callout.anchor),
      avoid: step.callout.avoid.map(moveElement)
    },
    sprites: step.sprites.map((sprite) => {
      const moveEnd = (point, element) => {
        const [x, y] = moveRect([point[0], point[1], 0, 0]);
        if (!element)
          return [x, y];
        const now2 = moveElement(element).frame;
        const share = (at2, axis) => {
          const length3 = element.frame[axis + 2] ?? 0;
          return now2[axis] + (length3 > 0 ? (at2 - element.frame[axis]) * (now2[axis + 2] ?? 0) / length3 : 0);
        };
        return [share(point[0], 0), share(point[1], 1)];
      };
      const [a, b] = [moveEnd(sprite.from, sprite.fromElement), moveEnd(sprite.to, sprite.toElement)];
      return { ...sprite, from: a, to: b };
    }),
    loops: step.loops.map((loop) => ({
      ...loop,
      rings: redraw(loop.rings, step.cutouts, cutouts, moveRect, division)
    }))
  };
}
function anchored(cutout, live, moveRect, division) {
  const ids = [cutout.target, ...cutout.others];
  const found = ids.map((id) => ownValue(live.frames, id)).filter((rect) => !!rect);
  const element = found.length === ids.length && around(found) || moveRect(cutout.element);
  const frame = frameFor(cutout, element);
  return {
    ...cutout,
    element,
    frame,
    clip: cutout.clip ? moveRect(cutout.clip) : null,
    outline: reframe(cutout.outline, cutout.frame, frame, cutout.shape, division)
  };
}
function frameFor({ element: old, frame, shape }, element) {
  if (shape.kind !== "circle") {
    const right = frame[0] + frame[2] - old[0] - old[2];
    const bottom = frame[1] + frame[3] - old[1] - old[3];
    return outset(element, [old[1] - frame[1], right, bottom, old[0] - frame[0]]);
  }
  const radius = frame[2] / 2;
  const half = Math.hypot(old[2], old[3]) / 2;
  const corners = radius >= half - 1e-3;
  const measure = (rect) => (corners ? Math.hypot(rect[2], rect[3]) : Math.min(rect[2], rect[3])) / 2;
  const live = Math.max(radius - measure(old) + measure(element), 0);
  const [x, y] = middle(element);
  const [a, b] = [middle(frame), middle(old)];
  return [x + a[0] - b[0] - live, y + a[1] - b[1] - live, live * 2, live * 2];
}

// Shared/engine/blend.ts
function blend(layer, next, { from, pairs, arc }) {
  const known3 = layer.step === from ? layer : withoutPairs(layer);
  const old = { ...known3, rings: known3.rings.filter((ring) => ring.opacity > 0) };
  const holeTracks = makeHoleTracks(old, next, pairs, arc);
  const ringTracks = makeRingTracks(old, next, holeTracks);
  return (p) => {
    const q = clamp(p);
    return {
      step: next.step,
      opacity: between(old.opacity, 1, q),
      dim: mixDim(old.dim, next.dim, p),
      holes: holeTracks.map(({ old: before, next: after, from: from2, to, bend: off }) => ({
        outline: outlineAt(from2, to, off, p),
        clip: bothClips(before, after),
        target: (after ?? before)?.target ?? "",
        place: after ? after.place : null
      })),
      rings: ringTracks.map(({ ring, from: from2, to, bend: off, holes, isLeaving, clip: clip2 }) => ({
        ...ring,
        holes,
        isLeaving,
        outline: outlineAt(from2.outline, to.outline, off, p),
        width: Math.max(between(from2.width, to.width, p), 0),
        opacity: clamp(between(from2.opacity, to.opacity, p)),
        color: mixColor(from2.color, to.color, p),
        clip: clip2,
        dash: from2.dash && to.dash ? mix(from2.dash, to.dash, p).map((length3) => Math.max(length3, 0)) : ring.dash
      })),
      callout: mixCallout(old.callout, next.callout, p),
      sprites: old.sprites.map((sprite) => ({ ...sprite, opacity: sprite.opacity * (1 - q) }))
    };
  };
}
function withoutPairs(layer) {
  return {
    ...layer,
    holes: layer.holes.map((hole) => ({ ...hole, place: null })),
    rings: layer.rings.map((ring) => ({ ...ring, isLeaving: true }))
  };
}
function outlineAt(from, to, bend, p) {
  const bulge = 4 * p * (1 - p);
  const axes = [0, 1].map((axis) => {
    const [low, high] = extentAlong(from, axis);
    const [low2, high2] = extentAlong(to, axis);
    const [length3, length22] = [high - low, high2 - low2];
    const bent = bend ? bulge * (bend[axis] ?? 0) : 0;
    if (between(length3, length22, p) >= 0)
      return [p, bent];
    const none = length3 / (length3 - length22);
    const way = (low2 + high2 - low - high) / 2;
    return [none, bent + way * (p - none)];
  });
  return from.map((value2, index) => {
    const [at2, off] = axes[index % 2] ?? [p, 0];
    return between(value2, to[index] ?? value2, at2) + off;
  });
}
function extentAlong(outline, axis) {
  const values = outline.filter((_, index) => index % 2 === axis);
  return [Math.min(...values), Math.max(...values)];
}
function bothClips(old, next) {
  if (!old || !next)
    return (old ?? next)?.clip ?? null;
  return old.clip && next.clip ? around([old.clip, next.clip]) : null;
}
function makeHoleTracks(old, next, pairs, arc) {
  const tracks = [];
  const left = new Set(old.holes);
  const open = new Set(next.holes);
  const link = (before, after) => {
    left.delete(before);
    open.delete(after);
    const [from, to] = withEqualLengths(before.outline, after.outline);
    const bend = bendOf(arc, middle(boxOfOutline(before.outline)), middle(boxOfOutline(after.outline)));
    tracks.push({ old: before, next: after, from, to, bend });
  };
  for (const [a, b] of pairs) {
    const before = a === null ? void 0 : [...left].find((hole) => hole.place === a);
    const after = b === null ? void 0 : [...open].find((hole) => hole.place === b);
    if (before && after)
      link(before, after);
  }
  for (const after of [...open]) {
    const before = [...left].find((hole) => hole.place === null && hole.target === after.target);
    if (before)
      link(before, after);
  }
  for (const hole of left) {
    tracks.push({ old: hole, next: null, from: hole.outline, to: collapsed(hole.outline), bend: null });
  }
  for (const hole of open) {
    tracks.push({ old: null, next: hole, from: collapsed(hole.outline), to: hole.outline, bend: null });
  }
  return tracks;
}
function makeRingTracks(old, next, holeTracks) {
  const ofOld = (ring) => ring.holes.map((hole) => holeTracks.findIndex((track) => track.old === old.holes[hole]));
  const ofNext = (ring) => ring.holes.map((hole) => holeTracks.findIndex((track) => track.next === next.holes[hole]));
  const open = new Set(next.rings);
  const partners = /* @__PURE__ */ new Map();
  for (const ring of [...old.rings.filter((one) => !one.isLeaving), ...old.rings.filter((one) => one.isLeaving)]) {
    const holes = ofOld(ring);
    const partner = [...open].find((other) => {
      const theirs = ofNext(other);
      return holes.length === theirs.length && holes.every((hole) => theirs.includes(hole)) && (ring.dash?.length ?? 0) === (other.dash?.length ?? 0);
    });
    if (!partner)
      continue;
    partners.set(ring, partner);
    open.delete(partner);
  }
  const tracks = old.rings.map((ring) => {
    const holes = ofOld(ring);
    const partner = partners.get(ring);
    if (!partner)
      return unpairedTrack(ring, holes, holeTracks, true);
    const [from, to] = withEqualLengths(ring.outline, partner.outline);
    const clip2 = ring.clip && partner.clip && around([ring.clip, partner.clip]);
    return {
      ring: partner,
      from: { ...ring, outline: from },
      to: { ...partner, outline: to },
      bend: bendFor(holes, holeTracks),
      holes,
      isLeaving: false,
      clip: clip2
    };
  });
  for (const ring of open)
    tracks.push(unpairedTrack(ring, ofNext(ring), holeTracks, false));
  return tracks;
}
function unpairedTrack(ring, holes, holeTracks, isLeaving) {
  const track = holeTracks[holes[0] ?? -1];
  let other = ring.outline;
  let bend = null;
  if (holes.length === 1 && track) {
    if (track.old && track.next) {
      const [here, there] = isLeaving ? [track.from, track.to] : [track.to, track.from];
      const [far, near] = [withEqualLengths(there, ring.outline)[0], withEqualLengths(here, ring.outline)[0]];
      other = withEqualLengths(ring.outline, far)[0].map(
        (value2, index) => (far[index] ?? 0) + value2 - (near[index] ?? 0)
      );
      bend = track.bend;
    } else {
      other = collapsed(ring.outline);
    }
  }
  const outline = withEqualLengths(ring.outline, other)[0];
  const end3 = { ...ring, outline: other, opacity: 0 };
  const start2 = { ...ring, outline };
  const { clip: clip2 } = ring;
  return { ring, from: isLeaving ? start2 : end3, to: isLeaving ? end3 : start2, bend, holes, isLeaving, clip: clip2 };
}
function bendFor(holes, holeTracks) {
  const bends = holes.map((hole) => holeTracks[hole]?.bend);
  if (!bends.some((bend) => bend))
    return null;
  const mean = (axis) => bends.reduce((sum, bend) => sum + (bend?.[axis] ?? 0), 0) / bends.length;
  return [mean(0), mean(1)];
}
function mixDim(old, next, p) {
  const from = old && old.opacity > 0 ? old : next && { ...next, opacity: 0 };
  const to = next && next.opacity > 0 ? next : old && { ...old, opacity: 0 };
  const [a, b] = [from ?? old, to ?? next];
  if (!a || !b)
    return null;
  return {
    color: mixColor(a.color, b.color, p),
    opacity: clamp(between(a.opacity, b.opacity, p)),
    // If either side is blurred, the blur never reaches 0: keyframes need the same parts throughout.
    blur: Math.max(between(a.blur, b.blur, p), a.blur || b.blur ? 1e-3 : 0),
    frame: mixRect(a.frame, b.frame, p)
  };
}
function mixCallout(old, next, p) {
  const q = clamp(p);
  if (!old || !next) {
    const only = old ?? next;
    return only && { ...only, opacity: only.opacity * (old ? 1 - q : q) };
  }
  const words = /* @__PURE__ */ Object.create(null);
  const coming = Object.assign(/* @__PURE__ */ Object.create(null), next.words);
  for (const [step, opacity] of Object.entries(old.words)) {
    if (!opacity)
      continue;
    const goal = coming[step];
    words[step] = goal === void 0 ? opacity * clamp(1 - q / 0.35) : between(opacity, goal, q);
  }
  for (const [step, opacity] of Object.entries(next.words))
    words[step] ??= opacity * clamp((q - 0.45) / 0.55);
  return {
    frame: mixRect(old.frame, next.frame, p),
    arrow: old.arrow && next.arrow ? mix(old.arrow, next.arrow, p) : next.arrow,
    opacity: between(old.opacity, next.opacity, q),
    words
  };
}
function mixColor(from, to, p) {
  if (from === to)
    return to;
  const parts2 = (color2) => (color2.slice(1).padEnd(8, "f").match(/../g) ?? []).map((part) => parseInt(part, 16));
  const list = mix(parts2(from), parts2(to), p).map(
    (value2) => Math.round(clamp(value2, 0, 255)).toString(16).padStart(2, "0")
  );
  return `#${list.join("")}`.replace(/^(#.{6})ff$/, "$1");
}
function bendOf(arc, from, to) {
  return arc ? [(to[1] - from[1]) * arc, (from[0] - to[0]) * arc] : null;
}

// Shared/engine/effects.ts
function withLoops(layer, step, time) {
  let result = layer;
  for (const loop of step.loops) {
    const round2 = roundOf(loop, time);
    if (round2 === null)
      continue;
    const number2 = (value2) => valueAt(loop.keyframes, round2, value2);
    const state = {
      grow: number2((frame) => frame.grow),
      x: number2((frame) => frame.shift[0]),
      y: number2((frame) => frame.shift[1])
    };
    const frames = (places) => around(places.map((place) => step.cutouts[place]?.frame).filter((rect) => !!rect)) ?? [0, 0, 0, 0];
    const ring = (stroke, gap) => ({
      ...stroke,
      outline: withEffect(stroke.outline, frames(stroke.holes), gap + stroke.width / 2, state)
    });
    if (loop.subject === "holes") {
      const holes = result.holes.map((hole) => ({
        ...hole,
        outline: withEffect(hole.outline, frames([hole.place ?? -1]), 0, state)
      }));
      const rings = result.rings.map((stroke, index) => ring(stroke, step.rings[index]?.gap ?? 0));
      result = { ...result, holes, rings };
    } else {
      const opacity = number2((frame) => frame.opacity);
      const rings = loop.rings.map(
        (one) => ring({ ...one, holes: one.cutouts, isLeaving: false, opacity, clip: one.clip ?? null }, one.gap)
      );
      result = { ...result, rings: [...result.rings, ...rings] };
    }
  }
  return result;
}
function roundOf(loop, time) {
  if (time < 0 || loop.period <= 0 || loop.repeat !== null && time >= loop.repeat * loop.period)
    return null;
  return time % loop.period;
}
function withEffect(outline, frame, distance2, { grow, x, y }) {
  const centre = middle(frame);
  const side = Math.min(frame[2], frame[3]);
  const scale = (length3) => length3 + 2 * distance2 > 0 ? Math.max(0, (length3 + 2 * distance2 + grow * side) / (length3 + 2 * distance2)) : 1;
  const [across, down] = [scale(frame[2]), scale(frame[3])];
  return mapOutline(
    outline,
    (px2, py) => [centre[0] + (px2 - centre[0]) * across + x * side, centre[1] + (py - centre[1]) * down + y * side]
  );
}
function spritesAt(step, tour, time) {
  const result = [];
  for (const sprite of step.sprites) {
    const motion = ownValue(tour.motions, sprite.motion);
    const since = time - sprite.delay;
    if (since < 0 || since >= (motion?.duration ?? 0) && sprite.after === "remove")
      continue;
    const p = motion ? progressAt(motion, since) : 1;
    const aside = 4 * p * (1 - p);
    const [x = 0, y = 0] = mix(sprite.from, sprite.to, p);
    const bend = bendOf(sprite.arc, sprite.from, sprite.to);
    const [opacity = 1] = mix([sprite.opacity[0]], [sprite.opacity[1]], p);
    result.push({
      image: sprite.image ?? null,
      symbol: sprite.symbol ?? null,
      color: sprite.color,
      size: sprite.size,
      middle: [x + aside * (bend?.[0] ?? 0), y + aside * (bend?.[1] ?? 0)],
      opacity: Math.min(Math.max(opacity, 0), 1)
    });
  }
  return result;
}

// Shared/engine/hairline.ts
var STANDARD2 = { light: "#00000000", dark: "#ffffff66" };
function withHairlines(step, tour, device) {
  if (step.rings.length || !((step.overlay?.opacity ?? 0) > 0))
    return step;
  const scheme = device.traits["colorScheme"] === "dark" ? "dark" : "light";
  const color2 = device.forcedColors ? "#808080" : tour.theme?.[scheme]?.["hairline"] ?? STANDARD2[scheme];
  if (/^#.{6}00$/.test(color2))
    return step;
  const rings = step.cutouts.map(({ outline, clip: clip2 }, place) => ({
    group: place,
    cutouts: [place],
    width: 1,
    gap: -0.5,
    color: color2,
    dash: null,
    outline,
    ...clip2 && { clip: clip2 },
    isHairline: true
  }));
  return { ...step, rings };
}

// Shared/engine/picture.ts
var EMPTY_LAYER = {
  step: null,
  opacity: 1,
  dim: null,
  holes: [],
  rings: [],
  callout: null,
  sprites: []
};
function atRest(step, layout) {
  return {
    step: step.id,
    opacity: 1,
    dim: step.overlay,
    holes: step.cutouts.map(
      (cutout, place) => ({ outline: cutout.outline, clip: cutout.clip ?? null, target: cutout.target, place })
    ),
    rings: step.rings.map((ring) => ({
      ...ring,
      holes: ring.cutouts,
      isLeaving: false,
      opacity: 1,
      clip: ring.clip ?? null
    })),
    callout: layout && {
      frame: layout.frame,
      arrow: layout.arrow && [...layout.arrow.tip, ...layout.arrow.base],
      opacity: 1,
      words: { [step.id]: 1 }
    },
    sprites: []
  };
}

// Shared/engine/passage.ts
var INVISIBLE = 1 / 512;
function passage(from, kind, next, pairing) {
  const layers = from.filter((layer) => layer.opacity > INVISIBLE);
  const top = layers[layers.length - 1] ?? EMPTY_LAYER;
  const faded = (list, q) => list.map((layer) => ({ ...layer, opacity: layer.opacity * (1 - q) }));
  if (kind === "cut")
    return () => layers;
  if (kind === "fade") {
    return (p) => p === null ? layers : [...faded(layers, clamp(p)), ...next ? [{ ...next, opacity: clamp(p) }] : []];
  }
  const morph = blend(top, next ?? EMPTY_LAYER, pairing);
  return (p) => p === null ? layers : [...faded(layers.slice(0, -1), clamp(p)), morph(p)];
}

// Shared/engine/playback.ts
var Playback = class {
  constructor(tour, variant, device) {
    this.tour = tour;
    /** The elements' frames, by screen. */
    this.live = /* @__PURE__ */ new Map();
    /** Centred steps, with the reason. */
    this.centred = /* @__PURE__ */ new Map();
    /** The frames that a step's targets had before they disappeared. */
    this.keptFrames = null;
    /** Sizes of callouts as the client has told them, by step. */
    this.clientSizes = /* @__PURE__ */ new Map();
    this._passages = [];
    this._steps = /* @__PURE__ */ new Map();
    this._layouts = /* @__PURE__ */ new Map();
    this.variant = variant;
    this.device = device;
  }
  /** Clears the caches, after elements, sizes or the device have changed. */
  clearCaches() {
    this._steps.clear();
    this._layouts.clear();
  }
  /** A step at its place on the live screen, or undefined if the variant has no step of that id. */
  step(id) {
    let found = this._steps.get(id ?? "");
    if (found)
      return found;
    found = this.variant.steps.find((step) => step.id === id);
    if (!found)
      return void 0;
    const live = this.live.get(found.screen);
    if (live) {
      const kept = this.keptFrames?.step === id ? this.keptFrames.frames : [];
      const frames = { ...live.frames, ...Object.fromEntries(kept) };
      found = reanchor(found, this.variant, { ...live, frames }, this.tour.division);
    }
    found = withHairlines(found, this.tour, this.device);
    const why = this.centred.get(found.id);
    if (why)
      found = centred(found, why, this.variant, (one) => !!live && !!ownValue(live.frames, one));
    this._steps.set(found.id, found);
    return found;
  }
  /** The layout of a step's callout, or null. */
  layout(id) {
    const step = this.step(id);
    if (!step?.callout)
      return null;
    let layout = this._layouts.get(step.id);
    if (layout === void 0) {
      layout = calloutLayout(this, step);
      this._layouts.set(step.id, layout);
    }
    return layout;
  }
  /** The time at which the last passage reaches its step. */
  get arrival() {
    return this._passages[this._passages.length - 1]?.end ?? -Infinity;
  }
  /** The passage that is played at a time, or else the last one. */
  passageAt(time) {
    return this._passages.find((one) => isUnfinished(one, time)) ?? this._passages[this._passages.length - 1];
  }
  /** Returns true if touches are locked. */
  locked(time) {
    return this._passages.some((one) => one.locks && isUnfinished(one, time));
  }
  /** Goes to a step by its transition from the current one. */
  go(to, from, time) {
    const step = this.step(to);
    const old = this.step(from);
    const how = step?.transitions.find((one) => one.from === from) ?? step?.transitions[step.transitions.length - 1];
    if (old && how && step && old.screen !== step.screen && !how.pairs.length && isSameAppearance(how, step.enter)) {
      this.leave(old, time);
      this.enter(to, time);
    } else {
      this._play(to, how ?? null, time, step, how && { from, pairs: how.pairs });
    }
  }
  /** Goes to a step by its `enter`: after the current passage, or from the picture of that time. */
  enter(to, time, after = true) {
    const step = this.step(to);
    const last = this._passages[this._passages.length - 1];
    if (after && last && last.to === null && last.start === time && last.end > time) {
      const next = this._makePassage(to, step?.enter ?? null, last.end, step, void 0, []);
      this._passages.push(next);
    } else {
      this._play(to, step?.enter ?? null, time, step);
    }
  }
  /** Freezes the picture, independently of its step. */
  hold(time) {
    const from = this._layersAt(time);
    this._passages = [
      {
        start: time,
        end: time,
        delay: Infinity,
        kind: "cut",
        motion: null,
        locks: false,
        from,
        to: null,
        pairs: null,
        source: null,
        arc: 0
      }
    ];
  }
  /** Leaves by the `exit` of a step. */
  leave(step, time) {
    this._play(null, step?.exit ?? null, time, step);
  }
  /** Moves a picture to its place in another variant. Replaces the lock. */
  change(id, time, from) {
    const step = this.step(id);
    this._play(id, step?.variantChange ?? null, time, step, void 0, from);
  }
  /** The visible layers at a time. */
  picture(time) {
    return this._layersAt(time).filter((layer) => layer.opacity > 0);
  }
  _layersAt(time) {
    const played = this.passageAt(time);
    if (!played)
      return [];
    if (isUnfinished(played, time))
      return this.pictures(played)(progressIn(played, time - played.start));
    const step = this.step(played.to);
    if (!step)
      return [];
    const rest = this._layerAtRest(step);
    if (this.device.lessMotion)
      return [rest];
    return [{ ...withLoops(rest, step, time - played.end), sprites: spritesAt(step, this.tour, time - played.end) }];
  }
  /** The picture of a passage at each progress; null is the time before it starts. */
  pictures(played) {
    const step = this.step(played.to);
    const own = step?.cutouts.map((_, index) => [index, index]) ?? [];
    return passage(played.from, played.kind, step ? this._layerAtRest(step) : null, {
      from: played.source,
      pairs: played.kind === "morph" ? played.pairs ?? own : [],
      arc: played.arc
    });
  }
  _layerAtRest(step) {
    return atRest(step, this.layout(step.id));
  }
  _play(to, how, time, step, pairing, from = this._layersAt(time)) {
    this._passages = [this._makePassage(to, how, time, step, pairing, from)];
  }
  _makePassage(to, how, start2, step, pairing, from) {
    const less = how && this.device.lessMotion ? step?.reducedMotion ?? this.tour.reducedMotion : null;
    const kind = less?.kind ?? how?.kind ?? "cut";
    const name = less ? less.motion : how?.motion ?? null;
    const motion = kind !== "cut" && name !== null && ownValue(this.tour.motions, name) || null;
    const delay = how?.delay ?? 0;
    const end3 = start2 + delay + (motion?.duration ?? 0);
    return {
      start: start2,
      end: end3,
      delay,
      kind,
      motion,
      locks: how?.lockInput ?? false,
      from,
      to,
      pairs: pairing?.pairs ?? null,
      source: pairing ? pairing.from : step?.id ?? null,
      arc: how?.arc ?? 0
    };
  }
};
var isUnfinished = ({ start: start2, delay, motion }, time) => time - start2 < delay + (motion?.duration ?? 0);
function progressIn(played, time) {
  if (time < played.delay || !played.motion)
    return null;
  return progressAt(played.motion, time - played.delay);
}
function isSameAppearance(how, other) {
  if (!other)
    return how.kind === "cut";
  return how.kind === other.kind && how.motion === other.motion;
}

// Shared/engine/presence.ts
var Presence = class {
  constructor(_live) {
    this._live = _live;
    this._count = 0;
    this._screens = /* @__PURE__ */ new Map();
    this._elements = /* @__PURE__ */ new Map();
  }
  /** Records that a screen's elements were reported. */
  recordScreen(screen) {
    this._screens.set(screen, this._count += 1);
  }
  /** Records that an element has appeared or disappeared, on any screen. */
  record(name, isThere) {
    this._elements.set(name, [this._count += 1, isThere]);
  }
  /** Returns true if an element is on a screen, or undefined if unknown. The latest information counts. */
  isPresent({ target, screen }) {
    const named = this._elements.get(target);
    if (named && named[0] > (this._screens.get(screen) ?? 0))
      return named[1];
    const live = this._live.get(screen);
    return live && !!ownValue(live.frames, target);
  }
};

// Shared/engine/stack.ts
var BackStack = class {
  constructor() {
    /** Their ids, the latest last. */
    this.ids = [];
  }
  /** The step of a variant that Back leads to from the `current` one, if there is one. */
  top(steps, flags, current) {
    return [...this.ids].reverse().map((id) => steps.find((step) => step.id === id)).find((step) => step && step.id !== current && conditionHolds(step, flags));
  }
  push(id) {
    this.ids = [...this.ids, id].slice(-100);
  }
  /** Takes ids off, up to the last one of a step. */
  pop(id) {
    this.ids = this.ids.slice(0, this.ids.lastIndexOf(id));
  }
};

// Shared/engine/timers.ts
var StepTimers = class {
  constructor(_clock) {
    this._clock = _clock;
    this._arrival = 0;
    this._followed = /* @__PURE__ */ new Set();
  }
  /** Begins anew, for a step that arrives at a time. */
  start(arrival) {
    this._arrival = arrival;
    this._followed.clear();
  }
  /** The time at which the rule of an index is due, `after` seconds, or infinity if it was followed. */
  due(after, index) {
    return this._followed.has(index) ? Infinity : this._clock.due(this._arrival, after);
  }
  /** Notes that the rule of an index was followed. */
  follow(index) {
    this._followed.add(index);
  }
};

// Shared/engine/session.ts
var Session = class {
  /** @throws Error if the tour has no variant */
  constructor(tour, device) {
    this.tour = tour;
    // Each part of the state is a value of its own. The functions that lead from step to step are in the modules flow,
    // handle, inputs, elements, change and due.
    this.state = "new";
    /** @internal */
    this._clock = new Clock();
    /** @internal */
    this._stack = new BackStack();
    /** @internal */
    this._armed = new ArmedRules();
    /** @internal */
    this._timers = new StepTimers(this._clock);
    /** @internal The wait of the step that is to come. */
    this._wait = new Wait(0);
    /** @internal The current step's id. */
    this._id = null;
    /** @internal True if the current step has stood since it was led to: then its rules for the app's events apply. */
    this._hasStood = false;
    /** @internal The app's flags, as last reported. */
    this._flags = {};
    /** @internal The app's values for variables in texts, as last reported. */
    this._values = {};
    /** @internal True if the tour was resumed and no step has stood since, so that the current route triggers rules. */
    this._currentRouteCounts = false;
    /** @internal The events that the app has reported since the previous step was left. */
    this._events = /* @__PURE__ */ new Set();
    /** @internal The policy for missing targets of steps that have none of their own. */
    this._missingDefault = { wait: 0, then: "place" };
    const variant = pickVariant(tour, device);
    if (!variant)
      throw new Error(`the tour ${tour.tutorial} has no variant`);
    this.playback = new Playback(tour, variant, device);
    this._outbox = new Outbox(this.playback);
    this._presence = new Presence(this.playback.live);
    this._targets = new MissingTargets(this.playback, this._clock);
  }
  /** The current step, at its place on the live screen. */
  get step() {
    return this.playback.step(this._id);
  }
  /** @internal The variant's steps, as compiled. */
  get _steps() {
    return this.playback.variant.steps;
  }
  /** @internal The current step, as compiled. */
  get _compiledStep() {
    return this._steps.find((step) => step.id === this._id);
  }
  /** The stops of the focus, in order, while a step stands; else none. */
  get focusOrder() {
    const { step } = this;
    return step && this.state === "stands" ? focusOrderOf(step, this.dismissals, (index) => this.isEnabled(index)) : [];
  }
  /** The ways in which a person may leave the tour, while a step stands; else none. */
  get dismissals() {
    return this.state === "stands" ? this.step?.dismiss ?? this.tour.dismiss : [];
  }
  /** Returns true if a button of the callout can be pressed. */
  isEnabled(index) {
    return isEnabled(this, index);
  }
  /** The ids of the steps behind the current one. */
  get stack() {
    return this._stack.ids;
  }
  /** The app's values for variables in texts. */
  get values() {
    return this._values;
  }
  /** True while a step waits for its targets, and for nothing else. */
  get waitsForTargets() {
    return this.state === "waits" && this._wait.targetsSince !== null;
  }
  /** The state to save, as text, or null if there is no step. */
  get saved() {
    const { _id } = this;
    if (_id === null)
      return null;
    return writeSaved(this.tour, { step: _id, history: this.stack, before: this._hasStood ? 0 : this._wait.begun });
  }
  /** The time at which to pass the event `time` next, or null. */
  get due() {
    if (this._clock.isInBackground || this._id === null)
      return null;
    const times = dueTimes(this).map(([time]) => Math.max(time, this._clock.now)).filter(Number.isFinite);
    return times.length ? Math.min(...times) : null;
  }
  /** True while touches are locked. */
  get locked() {
    return this.state === "stands" && this.playback.locked(this._clock.now);
  }
  /** The receiver of a touch, or null if no step stands. */
  touch(point) {
    const { step } = this;
    if (this.state !== "stands" || !step)
      return null;
    if (this.locked)
      return "locked";
    if (isOnCallout(this, point))
      return "callout";
    return reachesApp(step, point) ? "app" : "overlay";
  }
  /** The picture at a time, if nothing else happens until then. */
  picture(time) {
    return this.playback.picture(time);
  }
  /** Measures callouts with the fonts on this device. Pictures asked for before are outdated. */
  measureWith(measure) {
    this.playback.measure = measure;
    this.playback.clearCaches();
  }
  /** Handles an event. Times are in seconds, on a clock that never goes back. */
  handle(event, time) {
    const { _clock, _outbox } = this;
    _outbox.effects = [];
    _clock.now = Math.max(_clock.now, time);
    if (this.state !== "over")
      doDue(this);
    if (this.state !== "over") {
      handleEvent(this, event);
    } else if (event.kind === "device") {
      this.playback.variant = pickVariant(this.tour, event.device) ?? this.playback.variant;
    }
    return _outbox.effects;
  }
};

// Player/src/player.ts
var MISSING = { kind: "missing", wait: 2, then: "center" };
var LOG_DELAY = 1e3;
var Player = class {
  /** @throws Error if this player doesn't know the tour's version */
  constructor(source, _options = {}, _isGuest = false) {
    this._options = _options;
    this._isGuest = _isGuest;
    /** Events from before the tour's beginning; null once it has begun. */
    this._queue = [];
    this._step = null;
    this._isOpen = true;
    this.tour = readTour(source);
    const root = _options.root;
    this._page = root ? root.ownerDocument ?? root : document;
    this._lease = new Lease(this._page);
    this._app = new App(this.tour, _options);
    this._session = new Session(this.tour, this._device());
    queueMicrotask(() => this._run(() => this._begin()));
  }
  /** The current step, or null. */
  get step() {
    return this._session.step?.id ?? null;
  }
  get state() {
    return this._session.state;
  }
  /** The method of moving pictures in this browser: keyframes, or a script in each frame. */
  get method() {
    return hasPathProperty() && typeof Element.prototype.animate === "function" ? "keyframes" : "frames";
  }
  /** Goes to a step, as a rule would. Ignored if this variant lacks the step. */
  goTo(step) {
    if (this._hasStep(step))
      this._handle({ kind: "go", to: step });
  }
  /** Goes on, as the button that leads on would, or else to the next step. */
  next() {
    this._handle({ kind: "next" });
  }
  /** Goes back to the previous step. */
  back() {
    this._handle({ kind: "back" });
  }
  /** Ends the tour at once. It doesn't count as seen, and can be resumed. */
  stop() {
    this._queue = null;
    this._run(() => {
      if (!this._isOpen)
        return;
      const effects = this._session.handle({ kind: "end" }, now());
      this._perform(effects, true);
      this._close();
    });
  }
  /** Adds a listener. Returns a function that removes it. */
  on(name, listener) {
    return this._app.on(name, listener);
  }
  /** Reports that something has happened in the app. */
  event(name) {
    this._handle({ kind: "event", name });
  }
  /** Reports the app's route, if it isn't the page's address. */
  route(path) {
    this._handle({ kind: "route", name: path });
  }
  /** Reports the screen that the app shows. An app that does this must do it for each screen. */
  shows(screen) {
    this._appScreen = { screen, isReported: true };
    this._handle({ kind: "shows", name: screen });
    this._onPage?.requestCheck();
  }
  /** Sets the values of all variables in texts. The texts on the screen change at once. */
  set(values) {
    this._handle({ kind: "variables", values: variableValues(values) });
  }
  /** Looks at the page again, after a change that no event reports. */
  refresh() {
    this._run(() => this._perform(this._onPage?.locate(true) ?? [], false));
    this._onPage?.requestCheck();
  }
  // --- The session ---
  _begin() {
    if (!this._isOpen)
      return;
    if (!this._page.body) {
      setTimeout(() => this._run(() => this._begin()), 16);
      return;
    }
    const { _session: session, _options: options } = this;
    const { screen, anyway = false } = options;
    const { seen } = this._app;
    const time = now();
    const handle = (what) => session.handle(what, time);
    if (seen && !anyway) {
      handle({ kind: "end" });
      this._queue = null;
      return this._close();
    }
    const tenant = {
      isOver: () => !this._isOpen,
      stop: () => this.stop(),
      suspend: () => this._onPage?.suspend(true),
      resume: () => this._onPage?.suspend(false)
    };
    this._lease.acquire(tenant, this._isGuest);
    const queue = this._queue ?? [];
    this._queue = null;
    handle(MISSING);
    handle({ kind: "variables", values: variableValues(options.variables) });
    if (screen !== void 0) {
      this._appScreen = { screen, isReported: false };
      handle({ kind: "shows", name: screen });
    }
    this._onPage = this._makePage();
    let handleRoute = handle;
    if (options.routes !== false)
      this._onPage.inputs.route((name) => handleRoute({ kind: "route", name }));
    handleRoute = (what) => this._handle(what);
    const [first] = queue;
    let { saved } = this._app;
    if (first?.kind === "go" && this._hasStep(first.to)) {
      const from = readSaved(saved, this.tour, session.playback.variant);
      const begun = from?.step ?? session.playback.variant.steps[0]?.id ?? first.to;
      const history2 = [...from?.history ?? [], ...begun === first.to ? [] : [begun]];
      saved = writeSaved(this.tour, { step: first.to, history: history2, before: 0 });
      queue.shift();
    }
    this._handle({ kind: "begin", seen, saved, anyway });
    for (const what of queue)
      this._handle(what);
  }
  _makePage() {
    return new OnPage(this._lease, this._session, this._options, {
      handle: (what) => this._handle(what),
      handleQuietly: (what) => this._session.handle(what, now()),
      perform: (effects) => this._perform(effects, false),
      present: () => this._present(),
      device: () => {
        const device = this._device();
        if (JSON.stringify(device) === JSON.stringify(this._session.playback.device))
          return false;
        this._perform(this._session.handle({ kind: "device", device }, now()), false);
        return true;
      },
      stop: () => this.stop(),
      run: (what) => this._run(what),
      now
    });
  }
  /** Passes an event that may change the step to the session, after a look at the page. */
  _handle(what) {
    if (!this._isOpen)
      return;
    if (this._queue) {
      this._queue.push(what);
      return;
    }
    this._run(() => {
      this._onPage?.inputs.flush();
      if (!this._isOpen)
        return;
      const effects = [];
      const time = now();
      const { flags } = this._app;
      if (flags)
        effects.push(...this._session.handle({ kind: "flags", flags }, time));
      effects.push(...this._onPage?.locate(true) ?? []);
      effects.push(...this._session.handle(what, time));
      if (what.kind === "variables")
        this._onPage?.display.remakeWords();
      this._perform(effects, false);
      this._present();
    });
  }
  _perform(effects, ended) {
    const { saved, state } = this._session;
    if (saved !== null || state === "over" && !ended)
      this._app.save(saved);
    for (const effect of effects) {
      if (effect.do === "perform") {
        void this._app.perform(effect.action).then(
          (succeeded) => this._handle({ kind: succeeded ? "performed" : "failed", name: effect.action })
        );
      } else if (effect.do === "announce") {
        this._onPage?.perform(effect);
      } else if (effect.do === "remember") {
        this._app.remember(effect.once);
      } else if (effect.do === "report") {
        this._app.emit(effect.report.kind, effect.report);
        this._app.emit("report", effect.report);
      }
    }
    const focus2 = effects.filter((effect) => effect.do === "focus").pop();
    if (focus2)
      this._onPage?.perform(focus2);
  }
  _hasStep(step) {
    return this._session.playback.variant.steps.some((one) => one.id === step);
  }
  _device() {
    return deviceOf(this._page, this._options, this.tour);
  }
  // --- Drawing ---
  _present() {
    if (!this._isOpen || !this._onPage)
      return;
    const { _session: session } = this;
    const id = session.step?.id ?? null;
    clearTimeout(this._timer);
    if (id !== this._step) {
      this._step = id;
      this._app.emit("step", { step: id });
      if (!this._isOpen)
        return;
    }
    if (session.state === "over")
      return this._fade();
    this._recogniseScreen();
    const time = now();
    this._onPage.present();
    const ends = session.playback.passageAt(time)?.end ?? -Infinity;
    const times = [session.due, ends > time || session.locked ? ends : null].filter(
      (time2) => time2 !== null
    );
    if (!times.length)
      return;
    const wait = Math.max(Math.min(...times) - now(), 0) * 1e3;
    if (wait < 2 ** 31)
      this._timer = setTimeout(() => this._handle({ kind: "time" }), wait + 1);
  }
  /**
   * Recognises a screen by the step's targets, even if the app reported another one before the step: if all targets are
   * there.
   */
  _recogniseScreen() {
    clearTimeout(this._logTimer);
    const { step, state, playback } = this._session;
    if (!step || state !== "waits")
      return;
    const { screen } = step;
    const compiled = playback.variant.steps.find((one) => one.id === step.id);
    const ids = compiled ? highlightedIDs(compiled) : [];
    const frames = playback.live.get(screen)?.frames ?? {};
    const lacking = ids.filter((one) => !ownValue(frames, one));
    const elsewhere = this._appScreen && this._appScreen.screen !== screen;
    if (elsewhere && !this._appScreen?.isReported && ids.length && !lacking.length) {
      this._appScreen = { screen, isReported: false };
      return this._perform(this._session.handle({ kind: "shows", name: screen }, now()), false);
    }
    this._logTimer = setTimeout(() => {
      const what = elsewhere ? `the screen "${screen}": player.shows("${screen}") tells that it is shown` : lacking.length ? `elements that the page does not have: ${lacking.join(", ")}` : "what its tutorial has before it";
      console.info(`tutorialc: the step "${step.id}" waits for ${what}`);
    }, LOG_DELAY);
  }
  /** Gives the page back at once, and lets the picture fade out. */
  _fade() {
    const left = this._session.playback.arrival - now();
    const onPage = this._onPage;
    onPage?.close();
    this._end();
    const finish = () => {
      onPage?.remove();
      this._app.emit("end", { tutorial: this.tour.tutorial });
    };
    if (!onPage || left <= 0)
      return finish();
    this._timer = setTimeout(finish, left * 1e3);
    this._run(() => onPage.display.show());
  }
  _close() {
    if (!this._isOpen)
      return;
    this._onPage?.close();
    this._onPage?.remove();
    this._end();
    this._app.emit("end", { tutorial: this.tour.tutorial });
  }
  _end() {
    this._isOpen = false;
    clearTimeout(this._timer);
    clearTimeout(this._logTimer);
    this._lease.release();
  }
  /** Runs a function of the player's own. An exception ends the tour and gives the page back. */
  _run(what) {
    try {
      what();
    } catch (error) {
      try {
        this._close();
      } finally {
        this._lease.release();
        report(error);
      }
    }
  }
};
var now = () => performance.now() / 1e3;

// Player/src/highlight.ts
function highlight(target, options = {}) {
  const resolver = (id2, screen) => {
    if (id2 === "target" && typeof target !== "string")
      return target;
    return options.resolver?.(id2, screen) ?? null;
  };
  const id = typeof target === "string" ? target : "target";
  return new Player(tourFor(id, typeof target === "string" ? null : target, options), {
    store: null,
    routes: false,
    ...options,
    resolver
  }, true);
}
function tourFor(id, element, { title, body, padding = 8, radius, button = "OK", placement = ["auto"], locale }) {
  const box = element ? boxOf(element) : [0, 0, 100, 40];
  const own = element ? parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0 : 0;
  const frame = [box[0] - padding, box[1] - padding, box[2] + padding * 2, box[3] + padding * 2];
  const corner = Math.min(radius ?? own + (own ? padding : Math.min(padding * 1.5, 12)), frame[2] / 2, frame[3] / 2);
  const language = locale ?? (document.documentElement.lang || "en");
  const strings = { title: title ?? "", body: body ?? "", ok: button };
  const safeArea = [0, 0, 0, 0];
  const fade = { motion: "fade", kind: "fade", delay: 0, lockInput: false };
  return {
    schema: "tutorialc.tour/1",
    generator: "",
    tutorial: "highlight",
    title: null,
    once: "highlight",
    dismiss: ["escape", "overlay"],
    locales: [language],
    strings: { [language]: strings },
    motions: {
      fade: {
        duration: 0.2,
        keyframes: [{ time: 0, progress: 0, easing: [0.25, 0.1, 0.25, 1] }, { time: 0.2, progress: 1 }]
      }
    },
    reducedMotion: { kind: "cut", motion: null },
    variants: [{
      id: "page",
      traits: {},
      display: { size: [innerWidth, innerHeight], scale: null },
      screens: { page: { safeArea } },
      skipped: [],
      steps: [{
        id: "highlight",
        screen: "page",
        overlay: { color: "#000000", opacity: 0.55, blur: 0, frame: [0, 0, innerWidth, innerHeight] },
        cutouts: [{
          target: id,
          others: [],
          element: box,
          frame,
          clip: null,
          outline: rounded(frame, corner),
          shape: { kind: "roundedRect", radii: [corner, corner, corner, corner], smoothing: 0 }
        }],
        mask: null,
        rings: [],
        interaction: { mode: "target", pass: [0], allow: [], hitPadding: [0, 0, 0, 0] },
        callout: title || body ? {
          kind: "bubble",
          title: title ? "title" : null,
          body: body ? "body" : null,
          image: null,
          buttons: [{ title: "ok", to: null, role: "next" }],
          anchor: null,
          placement,
          width: 320,
          maxHeight: null,
          size: null,
          gap: 12,
          arrow: true,
          avoid: [],
          sheet: null,
          layouts: {}
        } : null,
        advance: [{ button: "next", to: null, when: null }, { tap: "target", to: null, when: null }],
        when: null,
        scroll: null,
        sprites: [],
        loops: [],
        enter: fade,
        exit: fade,
        variantChange: null,
        transitions: [{ from: null, ...fade, pairs: [], arc: 0 }],
        accessibility: { label: null, hint: null, announce: "polite", focus: "callout", order: ["callout", "cutouts"] },
        reducedMotion: null
      }]
    }]
  };
}
function rounded([x, y, w, h], r) {
  const k = r * 0.4477152503;
  const points = [x + r, y];
  for (const [cx, cy, ax, ay] of [[x + w, y, 1, 0], [x + w, y + h, 0, 1], [x, y + h, -1, 0], [x, y, 0, -1]]) {
    const [px2 = 0, py = 0] = points.slice(-2);
    const [qx, qy] = [cx - ax * r, cy - ay * r];
    points.push(
      px2 + (qx - px2) / 3,
      py + (qy - py) / 3,
      qx - (qx - px2) / 3,
      qy - (qy - py) / 3,
      qx,
      qy,
      cx - ax * k,
      cy - ay * k,
      cx - ay * k,
      cy + ax * k,
      cx - ay * r,
      cy + ax * r
    );
  }
  return points;
}

// Player/src/index.ts
function start(tour, options = {}) {
  return new Player(tour, options);
}
export {
  Player,
  Session,
  TEST_IDS,
  TOUR_ID,
  boxOf,
  findElement,
  highlight,
  idOf,
  pickVariant,
  readTour,
  runsOf,
  selectorsFor,
  start,
  textOf
};
