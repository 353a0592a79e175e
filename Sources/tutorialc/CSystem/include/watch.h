/* Notifications of changes in folders. */

#ifndef CSYSTEM_WATCH_H
#define CSYSTEM_WATCH_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The changes to be notified of. */
enum csystem_interest {
  /* In a folder: entries that are created, removed or replaced, and changes of their permissions. */
  CSYSTEM_INTEREST_NAMES = 1,
  /* In a folder: the same, and writes to its files. */
  CSYSTEM_INTEREST_CONTENTS = 2,
  /* Of a file: writes to it; only if `csystem_watches_single_files` returns 1. */
  CSYSTEM_INTEREST_FILE = 3,
};

/* The kind of a notification. */
enum csystem_news {
  /* A change of one name in a folder. */
  CSYSTEM_NEWS_NAME = 1,
  /* An unknown change in a folder, or of a file that is watched by itself. */
  CSYSTEM_NEWS_SOMETHING = 2,
  /* The folder was removed or moved, or its file system unmounted: it is no longer watched. */
  CSYSTEM_NEWS_GONE = 3,
  /* More changes happened than the queue could hold. */
  CSYSTEM_NEWS_OVERFLOW = 4,
};

/* One notification. */
struct csystem_change {
  int32_t news;
  /* The number that `csystem_watch` returned. */
  int32_t watch;
  /* The name, without a terminating zero; it points into the bytes that were read. */
  const char *name;
  size_t length;
};

/* A descriptor that becomes readable when there are notifications; ENOSYS if the system has none. */
int csystem_watch_open(void);

/* Returns 1 if watching a folder doesn't notify of writes to its files, so that each must be watched by itself. */
int csystem_watches_single_files(void);

/* Watches the entry at a path, which must not be a link, and returns a number for it. Another call for the same
 * folder adds to its interest. */
int csystem_watch(int watcher, const char *path, enum csystem_interest interest);

/* Stops watching. */
void csystem_unwatch(int watcher, int watch);

/* Reads notifications without blocking, as many bytes as there are and fit; 0 if there are none. */
ssize_t csystem_read_changes(int watcher, void *room, size_t size);

/* Decodes the notification at an offset of the bytes that were read, and returns the offset of the next one, which
 * is `length` after the last one. */
size_t csystem_next_change(const void *bytes, size_t length, size_t offset, struct csystem_change *change);

#endif
