/* What happens in folders, as the system tells it. */

#ifndef CSYSTEM_WATCH_H
#define CSYSTEM_WATCH_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* What is to be told of. */
enum csystem_interest {
  /* Of a folder: names that come, go or mean something else, and who may use what bears them. */
  CSYSTEM_INTEREST_NAMES = 1,
  /* Of a folder: that, and files in it that are written to. */
  CSYSTEM_INTEREST_CONTENTS = 2,
  /* Of a file: that it is written to; only where `csystem_watches_single_files` says so. */
  CSYSTEM_INTEREST_FILE = 3,
};

/* What is told. */
enum csystem_news {
  /* Something of one name in a folder. */
  CSYSTEM_NEWS_NAME = 1,
  /* Something in a folder, or of a file that is watched by itself: nobody says what. */
  CSYSTEM_NEWS_SOMETHING = 2,
  /* The folder has gone or moved, or its file system has: it is no longer watched. */
  CSYSTEM_NEWS_GONE = 3,
  /* More happened than was kept. */
  CSYSTEM_NEWS_OVERFLOW = 4,
};

/* One piece of news. */
struct csystem_change {
  int32_t news;
  /* What `csystem_watch` returned. */
  int32_t watch;
  /* The name, without a zero at its end; it lies in the bytes that were read. */
  const char *name;
  size_t length;
};

/* A descriptor that can be read from when there is news; ENOSYS where the system tells nothing. */
int csystem_watch_open(void);

/* Whether a folder tells nothing of files in it that are written to, so that each has to be watched by itself. */
int csystem_watches_single_files(void);

/* Watches what stands at a path, which must not be a link, and returns a number for it; to be asked again for more
 * interest in the same folder. */
int csystem_watch(int watcher, const char *path, enum csystem_interest interest);

/* Watches it no longer. */
void csystem_unwatch(int watcher, int watch);

/* Reads news without waiting, as many bytes as there are and fit; 0 where there is none. */
ssize_t csystem_read_changes(int watcher, void *room, size_t size);

/* Takes the piece of news at an offset of the bytes that were read, and returns the offset of the next one; that is
 * `length` behind the last one. */
size_t csystem_next_change(const void *bytes, size_t length, size_t offset, struct csystem_change *change);

#endif
