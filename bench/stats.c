/* The floor of a check for changes: one stat for each file.

   stats LIST     LIST names the files, one a line. Prints their number. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

int main(int argc, char **argv) {
  FILE *list = argc == 2 ? fopen(argv[1], "r") : NULL;
  char path[4096];
  struct stat status;
  long count = 0;
  if (!list) {
    fprintf(stderr, "usage: stats LIST\n");
    return 2;
  }
  while (fgets(path, sizeof path, list)) {
    path[strcspn(path, "\n")] = 0;
    if (stat(path, &status) != 0) {
      fprintf(stderr, "stats: cannot find %s\n", path);
      return 1;
    }
    count++;
  }
  fclose(list);
  printf("%ld\n", count);
  return 0;
}
