/* The second half of peer2.c: steps, callouts, tours. */

/* --- outlines ------------------------------------------------------------------------------------------------------ */

typedef struct {
  const element *target;
  const char *name, *shape;
  rect frame, clip;
  double radii[4], outline[50];
} hole;

/* Eight cubics, clockwise from the top left: sides and corners alternate. */
static void outline(rect it, const double *radii, double *to) {
  const double k = 0.5522847498;
  double l = it.x, t = it.y, r = it.x + it.w, b = it.y + it.h, a = radii[0], c = radii[1], d = radii[2], e = radii[3];
  const double points[50] = {
      l + a, t, l + a, t, r - c, t, r - c, t, r - c + k * c, t, r, t + c - k * c, r, t + c,
      r, t + c, r, b - d, r, b - d, r, b - d + k * d, r - d + k * d, b, r - d, b,
      r - d, b, l + e, b, l + e, b, l + e - k * e, b, l, b - e + k * e, l, b - e,
      l, b - e, l, t + a, l, t + a, l, t + a - k * a, l + a - k * a, t, l + a, t};
  memcpy(to, points, sizeof points);
}

static rect cut(rect it, rect by) {
  double l = fmax(it.x, by.x), t = fmax(it.y, by.y), r = fmin(it.x + it.w, by.x + by.w), b = fmin(it.y + it.h, by.y + by.h);
  return (rect){l, t, fmax(r - l, 0), fmax(b - t, 0)};
}

static rect grown(rect it, double top, double right, double bottom, double left) {
  return (rect){it.x - left, it.y - top, it.w + left + right, it.h + top + bottom};
}

static void padding_of(const node *it, double *to) {
  double all = number(it, 8);
  to[0] = to[1] = to[2] = to[3] = all;
  if (!it || it->text) return;
  if (it->is_map) {
    to[0] = number(get(it, "top"), 0), to[1] = number(get(it, "trailing"), 0);
    to[2] = number(get(it, "bottom"), 0), to[3] = number(get(it, "leading"), 0);
  } else {
    double pair[2] = {0};
    numbers(it, pair, 2);
    to[0] = to[2] = pair[0], to[1] = to[3] = pair[1];
  }
}

static void dig(const snapshot *in, hole *it, const node *cutout) {
  double pad[4];
  padding_of(get(cutout, "padding"), pad);
  it->shape = text_of(get(cutout, "shape"), it->target->shape == 1 ? "circle" : "roundedRect");
  it->frame = grown(it->target->frame, pad[0], pad[1], pad[2], pad[3]);
  it->clip = it->target->in_list ? in->viewport : (rect){0, 0, in->size[0], in->size[1]};
  double round = it->target->radius + pad[0];
  if (!strcmp(it->shape, "circle")) {
    double side = fmax(it->frame.w, it->frame.h);
    it->frame = grown(it->frame, (side - it->frame.h) / 2, (side - it->frame.w) / 2, (side - it->frame.h) / 2,
                      (side - it->frame.w) / 2);
    round = side / 2;
  } else if (!strcmp(it->shape, "capsule")) {
    round = fmin(it->frame.w, it->frame.h) / 2;
  } else if (!strcmp(it->shape, "rect")) {
    round = 0;
  }
  for (int at = 0; at < 4; at++) it->radii[at] = round;
  const node *radius = get(cutout, "radius");
  if (radius && radius->first) numbers(radius, it->radii, 4);
  it->frame = cut(it->frame, it->clip);
  double most = fmin(it->frame.w, it->frame.h) / 2;
  for (int at = 0; at < 4; at++) it->radii[at] = fmin(it->radii[at], most);
  outline(it->frame, it->radii, it->outline);
}

/* --- selectors ----------------------------------------------------------------------------------------------------- */

static int matches(const snapshot *in, int at, const node *selector) {
  const element *it = &in->elements[at];
  const node *type = get(selector, "type"), *within = get(selector, "within");
  if (type && (!it->type || strcmp(it->type, type->text))) return 0;
  if (!within) return 1;
  int around = find(in, within->text ? within->text : get(within, "id")->text);
  for (int up = it->parent; up >= 0; up = in->elements[up].parent)
    if (up == around) return 1;
  return 0;
}

static int resolve(const snapshot *in, const node *selector) {
  if (selector->text) return find(in, selector->text);
  if (get(selector, "id")) return find(in, get(selector, "id")->text);
  const node *label = get(selector, "label");
  if (label->is_map && get(label, locale_names[in->locale])) label = get(label, locale_names[in->locale]);
  if (label->text) {
    for (int at = in->labels[hash(label->text) & (uint32_t)in->mask]; at >= 0; at = in->elements[at].next_label)
      if (!strcmp(in_locale(in->elements[at].label, in->locale), label->text) && matches(in, at, selector)) return at;
    return -1;
  }
  for (int at = 0; at < in->count; at++) {
    const char *text = in_locale(in->elements[at].label, in->locale);
    if (text && strstr(text, get(label, "contains")->text) && matches(in, at, selector)) return at;
  }
  return -1;
}

/* --- texts --------------------------------------------------------------------------------------------------------- */

/* Breaks greedily, at spaces and between wide characters; returns lines, and sets the width of the widest. */
static int break_lines(const char *text, double size, double room, double *widest) {
  double line = 0, word = 0;
  int lines = 1;
  for (const unsigned char *at = (const unsigned char *)text; *at;) {
    double advance = *at < 0x80 ? (strchr("iljtf .,:;'", *at) ? 0.3 : 0.56) * size : *at < 0xE0 ? 0.56 * size : size;
    int is_space = *at == ' ', is_wide = *at >= 0xE0;
    at += *at < 0x80 ? 1 : *at < 0xE0 ? 2 : *at < 0xF0 ? 3 : 4;
    if (is_space || is_wide) {
      if (line + word > room) lines++, line = 0;
      line += word;
      if (line > *widest) *widest = line;
      word = 0;
      if (is_space) line += advance;
    }
    if (!is_space) word += advance;
  }
  if (line + word > room) lines++, line = 0;
  if (line + word > *widest) *widest = line + word;
  return lines;
}

typedef struct {
  rect frame;
  const char *side;
} callout_place;

static callout_place place_callout(const snapshot *in, const rect *around, const node *placement, double w, double h) {
  double left = fmax(16, in->safe[3]), right = in->size[0] - fmax(16, in->safe[1]);
  double top = in->safe[0], bottom = in->size[1] - in->safe[2];
  if (!around) return (callout_place){{(in->size[0] - w) / 2, (in->size[1] - h) / 2, w, h}, "center"};
  double x = fmin(fmax(around->x + around->w / 2 - w / 2, left), fmax(right - w, left));
  double y = fmin(fmax(around->y + around->h / 2 - h / 2, top), fmax(bottom - h, top));
  static const char *const sides[] = {"bottom", "top", "leading", "trailing"};
  const node *wish = placement && placement->first ? placement->first : NULL;
  for (int at = 0; at < 8; at++) {
    const char *side = wish ? wish->text : at >= 4 ? sides[at - 4] : NULL;
    if (wish) wish = wish->next;
    if (!side) continue;
    if (!strncmp(side, "bottom", 6) && around->y + around->h + 12 + h <= bottom)
      return (callout_place){{x, around->y + around->h + 12, w, h}, "bottom"};
    if (!strncmp(side, "top", 3) && around->y - 12 - h >= top) return (callout_place){{x, around->y - 12 - h, w, h}, "top"};
    if (!strcmp(side, "leading") && around->x - 12 - w >= left)
      return (callout_place){{around->x - 12 - w, y, w, h}, "leading"};
    if (!strcmp(side, "trailing") && around->x + around->w + 12 + w <= right)
      return (callout_place){{around->x + around->w + 12, y, w, h}, "trailing"};
  }
  return (callout_place){{x, bottom - h, w, h}, "bottom"};
}

/* --- steps --------------------------------------------------------------------------------------------------------- */

static const node *styled(const node *tutorial, const node *step, const char *key) {
  const node *own = get(step, key), *styles = get(step, "style");
  for (node *each = styles ? styles->first : NULL; each && !own; each = each->next)
    own = get(get(get(tutorial, "styles"), each->text), key);
  return own;
}

static int holes_of(const snapshot *in, const node *tutorial, const node *step, hole *to) {
  const node *target = get(step, "target"), *cutout = styled(tutorial, step, "cutout");
  if (!target) return 0;
  int count = 0, is_list = !target->text && !target->is_map;
  for (const node *each = is_list ? target->first : target; each && count < HOLES; each = is_list ? each->next : NULL) {
    const node *selector = get(each, "target") ? get(each, "target") : each;
    int at = resolve(in, selector);
    if (at < 0) fail("cannot resolve a target of", in->screen);
    to[count].target = &in->elements[at];
    to[count].name = in->elements[at].id;
    dig(in, &to[count++], get(each, "cutout") ? get(each, "cutout") : cutout);
  }
  return count;
}

static void put_mask(buffer *to, const snapshot *in, const hole *holes, int count) {
  put(to, "\"mask\":{\"path\":\"M0 0H");
  put_number(to, in->size[0]), put(to, "V"), put_number(to, in->size[1]), put(to, "H0Z");
  for (int at = 0; at < count; at++) {
    const double *points = holes[at].outline;
    put(to, "M"), put_number(to, points[0]), put(to, " "), put_number(to, points[1]);
    for (int cubic = 0; cubic < 8; cubic++) {
      const double *now = points + 2 + 6 * cubic;
      if (now[4] == now[-2] && now[5] == now[-1]) continue;
      int is_line = now[0] == now[-2] && now[1] == now[-1] && now[2] == now[4] && now[3] == now[5];
      put(to, is_line ? "L" : "C");
      for (int each = is_line ? 4 : 0; each < 6; each++) {
        if (each != (is_line ? 4 : 0)) put(to, " ");
        put_number(to, now[each]);
      }
    }
    put(to, "Z");
  }
  put(to, "\",\"fillRule\":\"evenodd\"}");
}

static void put_holes(buffer *to, const snapshot *in, const node *ring, const hole *holes, int count) {
  put(to, ",\"cutouts\":[");
  for (int at = 0; at < count; at++) {
    if (at) put(to, ",");
    put(to, "{\"target\":"), put_string(to, holes[at].name), put(to, ",\"others\":[],\"element\":");
    put_rect(to, holes[at].target->frame), put(to, ",\"frame\":"), put_rect(to, holes[at].frame);
    put(to, ",\"shape\":{\"kind\":"), put_string(to, holes[at].shape), put(to, "},\"clip\":");
    put_rect(to, holes[at].clip), put(to, ",\"outline\":"), put_numbers(to, holes[at].outline, 50), put(to, "}");
  }
  put(to, "],"), put_mask(to, in, holes, count), put(to, ",\"rings\":[");
  for (int at = 0; ring && at < count; at++) {
    double width = number(get(ring, "width"), 2), gap = number(get(ring, "gap"), 0), by = gap + width / 2;
    double radii[4], points[50];
    for (int each = 0; each < 4; each++) radii[each] = fmax(holes[at].radii[each] + by, 0);
    outline(grown(holes[at].frame, by, by, by, by), radii, points);
    put(to, at ? ",{\"cutouts\":[" : "{\"cutouts\":["), put_number(to, at), put(to, "],\"width\":"), put_number(to, width);
    put(to, ",\"gap\":"), put_number(to, gap), put(to, ",\"color\":"), put_or_null(to, text_of(get(ring, "color"), NULL));
    put(to, ",\"dash\":null,\"outline\":"), put_numbers(to, points, 50), put(to, "}");
  }
  put(to, "]");
}

static void put_callout(
    buffer *to, const snapshot *in, const node *step, const node *translated, const char *next, const hole *holes, int count) {
  const node *callout = get(step, "callout"), *placement = get(callout, "placement");
  const char *id = get(step, "id")->text;
  const node *own = translated ? get(get(get(translated, "steps"), id), "callout") : callout;
  if (!own) own = callout;
  double widest = 0;
  int titles = break_lines(text_of(get(own, "title"), ""), 17, 288, &widest);
  int bodies = break_lines(text_of(get(own, "body"), ""), 15, 288, &widest);
  double w = ceil(fmin(fmax(widest + 32, 200), 320)), h = 32 + titles * 22 + bodies * 20 + 52;
  rect around = {0};
  if (count) around = holes[0].frame;
  callout_place found = place_callout(in, count ? &around : NULL, placement, w, h);
  put(to, ",\"callout\":{\"kind\":\"bubble\",\"title\":\"steps."), put(to, id), put(to, ".callout.title\",\"body\":\"steps.");
  put(to, id), put(to, ".callout.body\",\"image\":null,\"buttons\":[{\"title\":\"common.next\",\"to\":");
  put_or_null(to, next), put(to, ",\"role\":\"next\"}],\"anchor\":null,\"placement\":[");
  for (node *each = placement ? placement->first : NULL; each; each = each->next) {
    put_string(to, each->text);
    if (each->next) put(to, ",");
  }
  put(to, "],\"width\":320,\"maxHeight\":null,\"size\":null,\"gap\":12,\"arrow\":true,\"avoid\":[],\"sheet\":null,\"layouts\":{");
  put_string(to, locale_names[in->locale]), put(to, ":{\"frame\":"), put_rect(to, found.frame), put(to, ",\"side\":");
  put_string(to, found.side), put(to, ",\"align\":\"center\",\"arrow\":");
  if (count) {
    double tip = fmin(fmax(around.x + around.w / 2, found.frame.x + 24), found.frame.x + found.frame.w - 24);
    double edge = !strcmp(found.side, "top") ? found.frame.y + found.frame.h : found.frame.y;
    put(to, "{\"tip\":"), put_numbers(to, (double[]){tip, edge + (edge == found.frame.y ? -10 : 10)}, 2);
    put(to, ",\"base\":"), put_numbers(to, (double[]){tip - 10, edge, tip + 10, edge}, 4), put(to, "}");
  } else {
    put(to, "null");
  }
  put(to, ",\"measured\":false}}}");
}

static void put_way(buffer *to, const node *tutorial, const node *step, const char *before, int pairs) {
  const node *move = get(styled(tutorial, step, "transition"), "move"), *easing = get(move, "easing");
  const char *motion = !easing ? "m1" : easing->text ? "m0" : "m2";
  put(to, ",\"when\":null,\"scroll\":null,\"sprites\":[],\"loops\":[],\"enter\":{\"motion\":\"m0\",\"kind\":\"fade\",\"delay\":");
  double delay = strtod(text_of(get(step, "delay"), "0"), NULL) / 1000;
  put_number(to, delay), put(to, ",\"lockInput\":true},\"exit\":{\"motion\":\"m0\",\"kind\":\"fade\",\"delay\":0,");
  put(to, "\"lockInput\":true},\"variantChange\":null,\"transitions\":[");
  if (before) {
    put(to, "{\"from\":"), put_string(to, before), put(to, ",\"kind\":\"morph\",\"motion\":\""), put(to, motion);
    put(to, "\",\"delay\":"), put_number(to, delay), put(to, ",\"lockInput\":true,\"pairs\":[");
    for (int at = 0; at < pairs; at++) {
      put(to, at ? ",[" : "["), put_number(to, at), put(to, ","), put_number(to, at), put(to, "]");
    }
    put(to, "],\"bend\":null,\"bends\":null},");
  }
  put(to, "{\"from\":null,\"kind\":\"fade\",\"motion\":\"m0\",\"delay\":0,\"lockInput\":true,\"pairs\":[],\"bend\":null,");
  put(to, "\"bends\":null}],\"accessibility\":{\"label\":null,\"hint\":null,\"announce\":\"polite\",\"focus\":\"callout\",");
  put(to, "\"order\":[\"callout\",\"cutouts\"]},\"reducedMotion\":null}");
}

static void put_step(
    buffer *to, const snapshot *in, const node *tutorial, const node *step, const node *translated, const char *before) {
  hole holes[HOLES];
  int count = holes_of(in, tutorial, step, holes);
  const node *overlay = get(get(tutorial, "defaults"), "overlay"), *advance = get(step, "advance");
  const char *next = step->next ? get(step->next, "id")->text : NULL;
  const char *mode = text_of(get(step, "interaction"), "block");
  put(to, "{\"id\":"), put_string(to, get(step, "id")->text), put(to, ",\"screen\":"), put_string(to, in->screen);
  put(to, ",\"overlay\":{\"color\":"), put_or_null(to, text_of(get(overlay, "color"), NULL)), put(to, ",\"opacity\":");
  put_number(to, number(get(overlay, "opacity"), 0.6)), put(to, ",\"blur\":0,\"frame\":");
  put_rect(to, (rect){0, 0, in->size[0], in->size[1]}), put(to, "}");
  put_holes(to, in, styled(tutorial, step, "ring"), holes, count);
  for (node *each = advance->first; each; each = each->next)
    if (get(each, "tap")) mode = "target";
  put(to, ",\"interaction\":{\"mode\":"), put_string(to, mode);
  put(to, *mode == 't' ? ",\"pass\":[0],\"allow\":[]," : ",\"pass\":[],\"allow\":[],"), put(to, "\"hitPadding\":[0,0,0,0]}");
  put_callout(to, in, step, translated, next, holes, count);
  put(to, ",\"advance\":[");
  for (node *each = advance->first; each; each = each->next) {
    put(to, "{"), put_string(to, each->first->text), put(to, ":"), put_string(to, each->first->next->text);
    put(to, ",\"to\":"), put_or_null(to, next), put(to, each->next ? ",\"when\":null}," : ",\"when\":null}");
  }
  put(to, "]"), put_way(to, tutorial, step, before, count);
}

/* --- tours --------------------------------------------------------------------------------------------------------- */

static void put_texts(buffer *to, const node *tutorial, node *const *translated) {
  put(to, ",\"strings\":{");
  for (int locale = 0; locale < LOCALES; locale++) {
    const node *from = locale ? translated[locale] : tutorial;
    if (!from) continue;
    put(to, locale ? ",\"" : "\""), put(to, locale_names[locale]), put(to, "\":{\"title\":");
    put_string(to, text_of(get(from, "title"), ""));
    for (node *step = get(tutorial, "steps")->first; step; step = step->next) {
      const char *id = get(step, "id")->text;
      const node *callout = get(locale ? get(get(from, "steps"), id) : step, "callout");
      put(to, ",\"steps."), put(to, id), put(to, ".callout.title\":"), put_string(to, text_of(get(callout, "title"), ""));
      put(to, ",\"steps."), put(to, id), put(to, ".callout.body\":"), put_string(to, text_of(get(callout, "body"), ""));
    }
    const node *common = get(from, "common");
    put(to, ",\"common.next\":"), put_string(to, text_of(get(common, "next"), "Next"));
    put(to, ",\"common.done\":"), put_string(to, text_of(get(common, "done"), "Done")), put(to, "}");
  }
  put(to, "}");
}

/* The keyframes of fitted springs, precomputed, because fitting them by hand would take hours. */
static const char motions[] =
    ",\"motions\":{\"m0\":{\"duration\":0.25,\"keyframes\":[{\"time\":0,\"progress\":0,\"easing\":[0,0,0.58,1]},{\"time\":0.25,"
    "\"progress\":1}]},\"m1\":{\"duration\":0.35,\"keyframes\":[{\"time\":0,\"progress\":0,\"easing\":[0.42,0,0.58,1]},{\"time\":"
    "0.35,\"progress\":1}]},\"m2\":{\"duration\":0.655,\"keyframes\":[{\"time\":0,\"progress\":0,\"easing\":[0.249476,0,0.516783,"
    "0.72833]},{\"time\":0.175,\"progress\":0.923588,\"easing\":[0.309954,0.788943,0.629557,0.999797]},{\"time\":0.28,"
    "\"progress\":1.045988,\"easing\":[0.224376,-0.000831,0.32866,0.999768]},{\"time\":0.56,\"progress\":0.997885,\"easing\":"
    "[0.01,-0.000026,0,-0.589287]},{\"time\":0.655,\"progress\":1}]},\"m3\":{\"duration\":0.2,\"keyframes\":[{\"time\":0,"
    "\"progress\":0,\"easing\":[0,0,0.58,1]},{\"time\":0.2,\"progress\":1}]}}";

static void put_tour(buffer *to, const node *tutorial, node *const *translated, const layout *over) {
  const char *id = get(tutorial, "tutorial")->text;
  put(to, "{\"schema\":\"tutorialc.tour/1\",\"generator\":\"peer2\",\"tutorial\":"), put_string(to, id);
  put(to, ",\"title\":\"title\",\"once\":"), put_string(to, get(tutorial, "once")->text);
  put(to, ",\"dismiss\":[\"escape\",\"close\"],\"locales\":[\"en\",\"de\",\"ja\"]"), put_texts(to, tutorial, translated);
  put(to, motions), put(to, ",\"variants\":[");
  for (int at = 0; at < over->count; at++) {
    const snapshot *in = &over->snapshots[at];
    put(to, at ? ",{\"id\":" : "{\"id\":"), put_string(to, in->variant), put(to, ",\"traits\":{\"platform\":\"ios\",\"idiom\":");
    put_string(to, in->idiom), put(to, ",\"orientation\":"), put_string(to, in->orientation), put(to, ",\"locale\":");
    put_string(to, locale_names[in->locale]), put(to, ",\"layoutDirection\":\"ltr\",\"horizontalSizeClass\":null,");
    put(to, "\"verticalSizeClass\":null,\"textSize\":null,\"colorScheme\":null},\"display\":{\"size\":");
    put_numbers(to, in->size, 2), put(to, ",\"scale\":"), put_number(to, in->scale), put(to, "},\"screens\":{");
    put_string(to, in->screen), put(to, ":{\"safeArea\":"), put_numbers(to, in->safe, 4), put(to, "}},\"skipped\":[],\"steps\":[");
    const char *before = NULL;
    for (node *step = get(tutorial, "steps")->first; step; step = step->next) {
      if (before) put(to, ",");
      put_step(to, in, tutorial, step, translated[in->locale], before);
      before = get(step, "id")->text;
    }
    put(to, "]}");
  }
  put(to, "],\"reducedMotion\":{\"kind\":\"fade\",\"motion\":\"m3\"}}\n");
}

/* --- the whole ----------------------------------------------------------------------------------------------------- */

static layout *layouts;
static char **tutorials;
static size_t layout_count, tutorial_count;
static const char *out_folder;
static atomic_size_t next_layout, next_tutorial;
static pthread_barrier_t layouts_are_read;

static void read_list(const char *path) {
  FILE *list = fopen(path, "r");
  char line[4096];
  size_t room = 1 << 16;
  if (!list) fail("cannot open", path);
  layouts = calloc(1024, sizeof *layouts);
  tutorials = malloc(room * sizeof *tutorials);
  while (fgets(line, sizeof line, list)) {
    line[strcspn(line, "\n")] = 0;
    if (strstr(line, ".layout.yaml") && layout_count < 1024) layouts[layout_count++].path = strdup(line);
    else if (strstr(line, ".tutorial.yaml") && tutorial_count < room) tutorials[tutorial_count++] = strdup(line);
  }
  fclose(list);
}

static void compile(const char *path, arena *memory, buffer *to) {
  char other[8192], named[4096];
  node *tutorial = parse(path, memory), *translated[LOCALES] = {NULL};
  const char *slash = strrchr(path, '/'), *strings = text_of(get(tutorial, "strings"), NULL);
  for (int locale = 1; strings && locale < LOCALES; locale++) {
    const char *hole = strstr(strings, "{locale}");
    snprintf(other, sizeof other, "%.*s/%.*s%s%s", (int)(slash - path), path, (int)(hole - strings), strings,
             locale_names[locale], hole + 8);
    translated[locale] = parse(other, memory);
  }
  const char *layout_name = strrchr(get(tutorial, "layout")->first->text, '/');
  const layout *over = NULL;
  for (size_t at = 0; at < layout_count && !over; at++)
    if (!strcmp(strrchr(layouts[at].path, '/'), layout_name)) over = &layouts[at];
  if (!over) fail("no layout for", path);
  to->count = 0;
  put_tour(to, tutorial, translated, over);
  snprintf(named, sizeof named, "%s/%s.tour.json", out_folder, get(tutorial, "tutorial")->text);
  snprintf(other, sizeof other, "%s.tmp", named);
  FILE *file = fopen(other, "wb");
  if (!file || fwrite(to->bytes, 1, to->count, file) != to->count || fclose(file) != 0) fail("cannot write", other);
  if (rename(other, named) != 0) fail("cannot rename", other);
}

static void *work(void *unused) {
  arena kept = {0}, passing = {0};
  buffer to = {0};
  size_t index;
  while ((index = atomic_fetch_add(&next_layout, 1)) < layout_count) read_layout(&layouts[index], &kept);
  pthread_barrier_wait(&layouts_are_read);
  while ((index = atomic_fetch_add(&next_tutorial, 1)) < tutorial_count) {
    passing.used = 0;
    compile(tutorials[index], &passing, &to);
  }
  free(to.bytes);
  return unused;
}

int main(int argc, char **argv) {
  if (argc != 5) {
    fprintf(stderr, "usage: peer2 LIST TOURS OUT THREADS\n");
    return 2;
  }
  pthread_t threads[64];
  int count = atoi(argv[4]);
  if (count < 1 || count > 64) return 2;
  read_list(argv[1]);
  out_folder = argv[3];
  pthread_barrier_init(&layouts_are_read, NULL, (unsigned)count);
  double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
  for (int index = 0; index < count; index++) pthread_create(&threads[index], NULL, work, NULL);
  for (int index = 0; index < count; index++) pthread_join(threads[index], NULL);
  wall = seconds(CLOCK_MONOTONIC) - wall;
  cpu = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  printf("%.6f %.6f\n", wall, cpu);
  return 0;
}
