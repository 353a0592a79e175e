/* The floor of every front end over libyaml: all events of all files, which are discarded.

   floor LIST     reads the files that LIST names, one a line, and prints the CPU seconds for their events. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <yaml.h>

static double cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static unsigned char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*size + 1);
  if (!bytes || fread(bytes, 1, *size, file) != *size) return NULL;
  fclose(file);
  return bytes;
}

__attribute__((noinline)) static long count_events(const unsigned char *bytes, size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  long count = 0;
  int done = 0;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_input_string(&parser, bytes, size);
  while (!done) {
    if (!yaml_parser_parse(&parser, &event)) {
      count = -1;
      break;
    }
    done = event.type == YAML_STREAM_END_EVENT;
    count++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return count;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: floor LIST\n");
    return 2;
  }
  FILE *list = fopen(argv[1], "r");
  if (!list) return 1;
  char path[4096];
  double seconds = 0;
  long events = 0, total = 0;
  while (fgets(path, sizeof path, list)) {
    size_t size = 0;
    path[strcspn(path, "\n")] = 0;
    unsigned char *bytes = read_file(path, &size);
    if (!bytes) {
      fprintf(stderr, "floor: cannot read %s\n", path);
      return 1;
    }
    double start = cpu_seconds();
    long found = count_events(bytes, size);
    seconds += cpu_seconds() - start;
    if (found < 0) {
      fprintf(stderr, "floor: libyaml rejects %s\n", path);
      return 1;
    }
    events += found;
    total += (long)size;
    free(bytes);
  }
  fclose(list);
  printf("%.6f %ld %ld\n", seconds, total, events);
  return 0;
}
