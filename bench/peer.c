/* The peer of a clean build: parses the same input, formats the same numbers and writes the same bytes, without
   computing the output from the input.

   peer LIST TOURS OUT THREADS     LIST names the input files, one a line; TOURS has the tours that tutorialc made from
                                   them; OUT gets the same files. Prints wall and CPU seconds, without the time for
                                   reading TOURS and finding the numbers in them. */
#include <dirent.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <yaml.h>

typedef struct {
  size_t start, length; /* of the text before the number */
  double value;         /* the number; NaN after the last text */
  int decimals;
} piece;

typedef struct {
  char *name;
  unsigned char *bytes;
  size_t size, count;
  piece *pieces;
} tour;

static char **inputs;
static size_t input_count;
static tour *tours;
static size_t tour_count;
static const char *out_folder;
static atomic_size_t next_input, next_tour;
static atomic_int failed;

static void fail(const char *what, const char *path) {
  fprintf(stderr, "peer: %s %s\n", what, path);
  exit(1);
}

static double seconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static unsigned char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("cannot open", path);
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*size + 1);
  if (!bytes || fread(bytes, 1, *size, file) != *size) fail("cannot read", path);
  bytes[*size] = 0;
  fclose(file);
  return bytes;
}

/* --- before the clock runs: the numbers of a tour --------------------------------------------------------------- */

static int is_number_start(const unsigned char *at) {
  return (*at >= '0' && *at <= '9') || (*at == '-' && at[1] >= '0' && at[1] <= '9');
}

/* Numbers are between strings, and in strings that are paths. */
static void find_numbers(tour *it) {
  size_t room = it->size / 4 + 16, begun = 0, at = 0;
  int in_string = 0, in_path = 0;
  it->pieces = malloc(room * sizeof *it->pieces);
  while (at < it->size) {
    unsigned char c = it->bytes[at];
    if (in_string && c == '\\') {
      at += 2;
      continue;
    }
    if (c == '"') {
      in_path = !in_string && at >= 7 && memcmp(it->bytes + at - 7, "\"path\":", 7) == 0;
      in_string = !in_string;
    }
    if ((!in_string || in_path) && is_number_start(it->bytes + at)) {
      char *end;
      double value = strtod((char *)it->bytes + at, &end);
      size_t length = (size_t)(end - ((char *)it->bytes + at));
      const char *point = memchr(it->bytes + at, '.', length);
      int decimals = point ? (int)(end - point - 1) : 0;
      it->pieces[it->count++] = (piece){begun, at - begun, value, decimals <= 3 ? 3 : 6};
      at += length;
      begun = at;
      continue;
    }
    at++;
  }
  it->pieces[it->count++] = (piece){begun, it->size - begun, NAN, 0};
}

static void read_tours(const char *folder) {
  DIR *entries = opendir(folder);
  struct dirent *entry;
  size_t room = 1024;
  if (!entries) fail("cannot open", folder);
  tours = malloc(room * sizeof *tours);
  while ((entry = readdir(entries))) {
    char path[4096];
    if (!strstr(entry->d_name, ".tour.json")) continue;
    if (tour_count == room) tours = realloc(tours, (room *= 2) * sizeof *tours);
    tour *it = &tours[tour_count++];
    memset(it, 0, sizeof *it);
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    it->name = strdup(entry->d_name);
    it->bytes = read_file(path, &it->size);
    find_numbers(it);
  }
  closedir(entries);
}

static void read_list(const char *path) {
  FILE *list = fopen(path, "r");
  char line[4096];
  size_t room = 1024;
  if (!list) fail("cannot open", path);
  inputs = malloc(room * sizeof *inputs);
  while (fgets(line, sizeof line, list)) {
    line[strcspn(line, "\n")] = 0;
    if (input_count == room) inputs = realloc(inputs, (room *= 2) * sizeof *inputs);
    inputs[input_count++] = strdup(line);
  }
  fclose(list);
}

/* --- the measured part ------------------------------------------------------------------------------------------- */

static void parse(const char *path) {
  size_t size;
  unsigned char *bytes = read_file(path, &size);
  yaml_parser_t parser;
  yaml_event_t event;
  int done = 0;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, size);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) fail("libyaml rejects", path);
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  free(bytes);
}

/* Writes digits of a scaled integer; printf is slow and would make the goal easy. */
static char *write_number(char *to, double value, int decimals) {
  static const double scales[] = {1, 10, 100, 1e3, 1e4, 1e5, 1e6};
  uint64_t whole = (uint64_t)llround(fabs(value) * scales[decimals]);
  char digits[32];
  int count = 0, places = decimals;
  if (value < 0 && whole) *to++ = '-';
  while (places && whole % 10 == 0) {
    whole /= 10;
    places--;
  }
  while (whole || count <= places) {
    if (places && count == places) digits[count++] = '.', places = -1;
    digits[count++] = (char)('0' + whole % 10);
    whole /= 10;
  }
  while (count) *to++ = digits[--count];
  return to;
}

static void write_tour(const tour *it, char *buffer) {
  char path[4096], temporary[4096 + 8];
  char *to = buffer;
  for (size_t index = 0; index < it->count; index++) {
    const piece *part = &it->pieces[index];
    memcpy(to, it->bytes + part->start, part->length);
    to += part->length;
    if (!isnan(part->value)) to = write_number(to, part->value, part->decimals);
  }
  if ((size_t)(to - buffer) != it->size || memcmp(buffer, it->bytes, it->size) != 0) failed = 1;
  snprintf(path, sizeof path, "%s/%s", out_folder, it->name);
  snprintf(temporary, sizeof temporary, "%s.tmp", path);
  FILE *file = fopen(temporary, "wb");
  if (!file || fwrite(buffer, 1, (size_t)(to - buffer), file) != (size_t)(to - buffer) || fclose(file) != 0)
    fail("cannot write", temporary);
  if (rename(temporary, path) != 0) fail("cannot rename", temporary);
}

static void *work(void *unused) {
  size_t index, room = 0;
  for (size_t each = 0; each < tour_count; each++)
    if (tours[each].size > room) room = tours[each].size;
  char *buffer = malloc(room * 2 + 64);
  while ((index = atomic_fetch_add(&next_input, 1)) < input_count) parse(inputs[index]);
  while ((index = atomic_fetch_add(&next_tour, 1)) < tour_count) write_tour(&tours[index], buffer);
  free(buffer);
  return unused;
}

int main(int argc, char **argv) {
  if (argc != 5) {
    fprintf(stderr, "usage: peer LIST TOURS OUT THREADS\n");
    return 2;
  }
  pthread_t threads[64];
  int count = atoi(argv[4]);
  if (count < 1 || count > 64) return 2;
  read_list(argv[1]);
  read_tours(argv[2]);
  out_folder = argv[3];
  double wall = seconds(CLOCK_MONOTONIC), cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
  for (int index = 0; index < count; index++) pthread_create(&threads[index], NULL, work, NULL);
  for (int index = 0; index < count; index++) pthread_join(threads[index], NULL);
  wall = seconds(CLOCK_MONOTONIC) - wall;
  cpu = seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu;
  if (failed) fail("the bytes differ from those of", argv[2]);
  printf("%.6f %.6f\n", wall, cpu);
  return 0;
}
