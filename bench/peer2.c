/* The peer of the compiler's whole work: a program written by hand for this corpus alone. It parses
   the same input, finds elements by hashed id or label, makes outlines of rounded rects, clips them once, breaks each
   callout's text greedily once, and writes JSON of the same keys. It reports no errors, and fails on any other input.

   peer2 LIST TOURS OUT THREADS     as peer.c; TOURS isn't read. Prints wall and CPU seconds. */
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <yaml.h>

enum { LOCALES = 3, SNAPSHOTS = 16, HOLES = 4 };
static const char *const locale_names[LOCALES] = {"en", "de", "ja"};

static void fail(const char *what, const char *path) {
  fprintf(stderr, "peer2: %s %s\n", what, path);
  exit(1);
}

static double seconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* --- memory that is freed all at once ----------------------------------------------------------------------------- */

typedef struct arena {
  char *block;
  size_t used, room;
} arena;

/* Layouts keep their blocks; tutorials reuse theirs, because one block is far larger than a tutorial needs. */
static void *take(arena *it, size_t size) {
  size = (size + 15) & ~(size_t)15;
  if (it->used + size > it->room) {
    it->room = size > (4 << 20) ? size : (4 << 20);
    it->block = malloc(it->room);
    it->used = 0;
  }
  void *result = it->block + it->used;
  it->used += size;
  return result;
}

/* --- YAML as a tree ------------------------------------------------------------------------------------------------ */

typedef struct node {
  const char *text; /* of a scalar */
  size_t length;
  struct node *first, *next; /* items; a map's keys and values alternate */
  int is_map;
} node;

static node *parse(const char *path, arena *memory) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = take(memory, size + 1);
  if (fread(bytes, 1, size, file) != size) fail("cannot read", path);
  fclose(file);
  yaml_parser_t parser;
  yaml_event_t event;
  node **end[128], *root = NULL;
  int depth = 0, done = 0;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) fail("libyaml rejects", path);
    node *made = NULL;
    if (event.type == YAML_STREAM_END_EVENT) done = 1;
    if (event.type == YAML_SEQUENCE_END_EVENT || event.type == YAML_MAPPING_END_EVENT) depth--;
    if (event.type == YAML_SCALAR_EVENT || event.type == YAML_SEQUENCE_START_EVENT ||
        event.type == YAML_MAPPING_START_EVENT) {
      made = take(memory, sizeof *made);
      memset(made, 0, sizeof *made);
      made->is_map = event.type == YAML_MAPPING_START_EVENT;
      if (depth) *end[depth - 1] = made, end[depth - 1] = &made->next;
      else root = made;
    }
    if (event.type == YAML_SCALAR_EVENT) {
      char *text = take(memory, event.data.scalar.length + 1);
      memcpy(text, event.data.scalar.value, event.data.scalar.length + 1);
      made->text = text;
      made->length = event.data.scalar.length;
    } else if (made) {
      if (depth == 128) fail("too deep", path);
      end[depth++] = &made->first;
    }
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return root;
}

static node *get(const node *map, const char *key) {
  if (!map || !map->is_map) return NULL;
  for (node *each = map->first; each; each = each->next->next)
    if (!strcmp(each->text, key)) return each->next;
  return NULL;
}
static const char *text_of(const node *it, const char *otherwise) { return it && it->text ? it->text : otherwise; }
static double number(const node *it, double otherwise) { return it && it->text ? strtod(it->text, NULL) : otherwise; }
static int numbers(const node *list, double *to, int room) {
  int count = 0;
  for (node *each = list ? list->first : NULL; each && count < room; each = each->next) to[count++] = number(each, 0);
  return count;
}

/* --- layouts ------------------------------------------------------------------------------------------------------- */

typedef struct { double x, y, w, h; } rect;
typedef struct {
  const char *id;
  const node *label;
  const char *type;
  rect frame;
  int parent, in_list, shape; /* 0 unknown, 1 a circle, 2 a rounded rect */
  double radius;
  int next_id, next_label;
} element;
typedef struct {
  const char *screen, *variant, *idiom, *orientation;
  int locale;
  double size[2], scale, safe[4];
  rect viewport;
  element *elements;
  int count, mask, *ids, *labels;
} snapshot;
typedef struct {
  char *path;
  snapshot snapshots[SNAPSHOTS];
  int count;
} layout;

static uint32_t hash(const char *text) {
  uint32_t value = 2166136261u;
  while (*text) value = (value ^ (unsigned char)*text++) * 16777619u;
  return value;
}

static const char *in_locale(const node *texts, int locale) {
  return !texts ? NULL : texts->text ? texts->text : text_of(get(texts, locale_names[locale]), NULL);
}

static int find(const snapshot *in, const char *id) {
  for (int at = in->ids[hash(id) & (uint32_t)in->mask]; at >= 0; at = in->elements[at].next_id)
    if (!strcmp(in->elements[at].id, id)) return at;
  return -1;
}

static void hash_labels(snapshot *it, arena *memory) {
  it->labels = take(memory, sizeof(int) * (size_t)(it->mask + 1));
  memset(it->labels, -1, sizeof(int) * (size_t)(it->mask + 1));
  for (int at = it->count - 1; at >= 0; at--) {
    const char *label = in_locale(it->elements[at].label, it->locale);
    if (!label) continue;
    int *slot = &it->labels[hash(label) & (uint32_t)it->mask];
    it->elements[at].next_label = *slot;
    *slot = at;
  }
}

/* One axis of a box, from the constraints that fix it. */
static void place(double from, double to, const node *near, const node *far, const node *size, double *start, double *extent) {
  *extent = size ? number(size, 0) : to - from - number(near, 0) - number(far, 0);
  *start = near ? from + number(near, 0) : to - number(far, 0) - *extent;
}

static rect placed(const snapshot *in, const node *how) {
  rect outer = {0, 0, in->size[0], in->size[1]}, result;
  const node *container = get(how, "in");
  if (container) outer = in->elements[find(in, container->text)].frame;
  place(outer.x, outer.x + outer.w, get(how, "left"), get(how, "right"), get(how, "width"), &result.x, &result.w);
  place(outer.y, outer.y + outer.h, get(how, "top"), get(how, "bottom"), get(how, "height"), &result.y, &result.h);
  return result;
}

static void add_element(snapshot *it, const node *from, const double *origin) {
  element *e = &it->elements[it->count];
  const node *frame = get(from, "frame"), *how = get(from, "place"), *row = get(from, "row"), *shape = get(from, "shape");
  const char *id = text_of(get(from, "id"), "");
  int known = frame || how || row ? -1 : find(it, id);
  if (known >= 0) { /* an item of a row */
    e = &it->elements[known];
  } else {
    memset(e, 0, sizeof *e);
    int *slot = &it->ids[hash(id) & (uint32_t)it->mask];
    e->id = id;
    e->next_id = *slot;
    e->parent = -1;
    *slot = it->count++;
  }
  double box[4];
  if (frame && numbers(frame, box, 4) == 4) {
    e->in_list = get(from, "space") != NULL;
    e->frame = (rect){box[0] + (e->in_list ? origin[0] : 0), box[1] + (e->in_list ? origin[1] : 0), box[2], box[3]};
  }
  if (how || row) e->frame = placed(it, how ? how : row);
  e->type = text_of(get(from, "type"), NULL);
  e->label = get(from, "label");
  if (get(from, "parent")) e->parent = find(it, get(from, "parent")->text);
  if (shape && shape->text) e->shape = !strcmp(shape->text, "circle");
  else if (shape) e->shape = 2, e->radius = number(get(shape, "roundedRect"), 0);
  if (!row) return;
  int count = 0, self = it->count - 1;
  for (node *item = get(row, "items")->first; item; item = item->next) count++;
  rect outer = e->frame;
  int place = 0;
  for (node *item = get(row, "items")->first; item; item = item->next, place++) {
    element *each = &it->elements[it->count];
    memset(each, 0, sizeof *each);
    int *slot = &it->ids[hash(item->text) & (uint32_t)it->mask];
    *each = (element){.id = item->text, .parent = self, .next_id = *slot,
                      .frame = {outer.x + outer.w * place / count, outer.y, outer.w / count, outer.h}};
    *slot = it->count++;
  }
}

static void read_layout(layout *it, arena *memory) {
  node *root = parse(it->path, memory);
  for (node *each = get(root, "snapshots")->first; each; each = each->next) {
    snapshot *now = &it->snapshots[it->count];
    const node *base = get(each, "extends"), *traits = get(each, "traits"), *elements = get(each, "elements");
    if (base) {
      const char *variant = strchr(base->text, '/') + 1;
      int at = 0;
      while (strcmp(it->snapshots[at].variant, variant)) at++;
      *now = it->snapshots[at];
      now->elements = take(memory, sizeof(element) * (size_t)now->count);
      memcpy(now->elements, it->snapshots[at].elements, sizeof(element) * (size_t)now->count);
    } else {
      const node *display = get(each, "display"), *space = get(each, "spaces")->first;
      double box[4] = {0}, origin[2] = {0};
      int count = 0;
      numbers(get(display, "size"), now->size, 2);
      now->scale = number(get(display, "scale"), 1);
      numbers(get(get(each, "insets"), "safeArea"), now->safe, 4);
      numbers(get(space, "origin"), origin, 2);
      numbers(get(get(space, "scroll"), "viewport"), box, 4);
      now->viewport = (rect){box[0], box[1], box[2], box[3]};
      now->idiom = text_of(get(traits, "idiom"), "");
      now->orientation = text_of(get(traits, "orientation"), "");
      now->screen = text_of(get(each, "screen"), "");
      for (node *one = elements->first; one; one = one->next) count++;
      for (now->mask = 15; now->mask < 2 * count; now->mask = now->mask * 2 + 1) {}
      now->ids = take(memory, sizeof(int) * (size_t)(now->mask + 1));
      memset(now->ids, -1, sizeof(int) * (size_t)(now->mask + 1));
      now->elements = take(memory, sizeof(element) * (size_t)(count + 16));
      for (node *one = elements->first; one; one = one->next) add_element(now, one, origin);
    }
    now->variant = text_of(get(each, "variant"), now->variant);
    const char *locale = text_of(get(traits, "locale"), "en");
    for (now->locale = 0; strcmp(locale_names[now->locale], locale); now->locale++) {}
    hash_labels(now, memory);
    it->count++;
  }
}

/* --- writing ------------------------------------------------------------------------------------------------------- */

typedef struct {
  char *bytes;
  size_t count, room;
} buffer;

static void need(buffer *to, size_t more) {
  if (to->count + more > to->room) to->bytes = realloc(to->bytes, to->room = (to->count + more) * 2);
}
static void put(buffer *to, const char *text) {
  size_t length = strlen(text);
  need(to, length);
  memcpy(to->bytes + to->count, text, length);
  to->count += length;
}
static void put_string(buffer *to, const char *text) {
  need(to, strlen(text) * 6 + 2);
  char *at = to->bytes + to->count;
  *at++ = '"';
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') *at++ = '\\';
    if ((unsigned char)*text < 32) at += sprintf(at, "\\u%04x", *text);
    else *at++ = *text;
  }
  *at++ = '"';
  to->count = (size_t)(at - to->bytes);
}
static void put_number(buffer *to, double value) {
  need(to, 32);
  uint64_t whole = (uint64_t)llround(fabs(value) * 1000);
  char digits[32], *at = to->bytes + to->count;
  int count = 0, places = 3;
  if (value < 0 && whole) *at++ = '-';
  while (places && whole % 10 == 0) whole /= 10, places--;
  while (whole || count <= places) {
    if (places && count == places) digits[count++] = '.', places = -1;
    digits[count++] = (char)('0' + whole % 10);
    whole /= 10;
  }
  while (count) *at++ = digits[--count];
  to->count = (size_t)(at - to->bytes);
}
static void put_numbers(buffer *to, const double *values, int count) {
  put(to, "[");
  for (int at = 0; at < count; at++) {
    if (at) put(to, ",");
    put_number(to, values[at]);
  }
  put(to, "]");
}
static void put_rect(buffer *to, rect it) { put_numbers(to, (double[]){it.x, it.y, it.w, it.h}, 4); }
static void put_or_null(buffer *to, const char *text) {
  if (text) put_string(to, text);
  else put(to, "null");
}

#include "peer2-steps.h"
