/* The floor of a build that finds nothing to do: it reads what the last one left and checks that this is its own, lists
   the folders in which there may be more by now, and asks for the state of each file in them, inputs and outputs.

   noop STATE FOLDER...    STATE is what the last build left. Prints how many files there are. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static uint64_t v0 = 1, v1 = 2, v2 = 3, v3 = 4;

static uint64_t turn(uint64_t word, int count) { return word << count | word >> (64 - count); }

/* A round of SipHash. */
static void rounds(void) {
  v0 += v1, v1 = turn(v1, 13) ^ v0, v0 = turn(v0, 32);
  v2 += v3, v3 = turn(v3, 16) ^ v2;
  v0 += v3, v3 = turn(v3, 21) ^ v0;
  v2 += v1, v1 = turn(v1, 17) ^ v2, v2 = turn(v2, 32);
}

/* SipHash-2-4 of a file, without what is behind its last whole word. */
static uint64_t tag(const char *path) {
  FILE *file = fopen(path, "rb");
  struct stat status;
  if (!file || fstat(fileno(file), &status) != 0) return 0;
  char *bytes = malloc(status.st_size);
  size_t count = bytes ? fread(bytes, 1, status.st_size, file) : 0;
  for (size_t start = 0; start + 8 <= count; start += 8) {
    uint64_t word;
    memcpy(&word, bytes + start, 8);
    v3 ^= word;
    rounds();
    rounds();
    v0 ^= word;
  }
  for (int round = 0; round < 4; round++) rounds();
  fclose(file);
  free(bytes);
  return v0 ^ v1 ^ v2 ^ v3;
}

int main(int argc, char **argv) {
  long count = 0;
  if (argc < 3 || !tag(argv[1])) {
    fprintf(stderr, "usage: noop STATE FOLDER...\n");
    return 2;
  }
  for (int index = 2; index < argc; index++) {
    DIR *folder = opendir(argv[index]);
    struct dirent *entry;
    struct stat status;
    if (!folder) {
      fprintf(stderr, "noop: cannot open %s\n", argv[index]);
      return 1;
    }
    while ((entry = readdir(folder)))
      if (entry->d_name[0] != '.' && fstatat(dirfd(folder), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0) count++;
    closedir(folder);
  }
  printf("%ld\n", count);
  return 0;
}
