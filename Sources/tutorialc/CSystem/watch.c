#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "watch.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)

#include <sys/inotify.h>

int csystem_watch_open(void) {
  return inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
}

int csystem_watches_single_files(void) {
  return 0;
}

int csystem_watch(int watcher, const char *path, enum csystem_interest interest) {
  uint32_t mask = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF;
  if (interest == CSYSTEM_INTEREST_CONTENTS) mask |= IN_MODIFY | IN_CLOSE_WRITE;
  /* A folder may be watched by several paths; their interests are combined. */
  return inotify_add_watch(watcher, path, mask | IN_ONLYDIR | IN_DONT_FOLLOW | IN_EXCL_UNLINK | IN_MASK_ADD);
}

void csystem_unwatch(int watcher, int watch) {
  inotify_rm_watch(watcher, watch);
}

ssize_t csystem_read_changes(int watcher, void *room, size_t size) {
  ssize_t count;
  do {
    count = read(watcher, room, size);
  } while (count < 0 && errno == EINTR);
  return count < 0 && errno == EAGAIN ? 0 : count;
}

size_t csystem_next_change(const void *bytes, size_t length, size_t offset, struct csystem_change *change) {
  struct inotify_event event;
  memset(change, 0, sizeof *change);
  if (offset > length || length - offset < sizeof event) return length;
  const char *start = (const char *)bytes + offset;
  memcpy(&event, start, sizeof event);
  if (event.len > length - offset - sizeof event) return length;
  change->watch = event.wd;
  change->name = start + sizeof event;
  change->length = strnlen(change->name, event.len);
  if (event.mask & IN_Q_OVERFLOW) {
    change->news = CSYSTEM_NEWS_OVERFLOW;
  } else if (event.mask & (IN_IGNORED | IN_UNMOUNT | IN_DELETE_SELF | IN_MOVE_SELF)) {
    change->news = CSYSTEM_NEWS_GONE;
  } else {
    change->news = change->length > 0 ? CSYSTEM_NEWS_NAME : CSYSTEM_NEWS_SOMETHING;
  }
  return offset + sizeof event + event.len;
}

#elif defined(__APPLE__) || defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__)

/* Never compiled. A kernel queue only tells that an open file or folder has changed, but not the change: a watch is
 * the descriptor of the watched entry. */

#include <sys/event.h>
#include <sys/time.h>

#if !defined(O_EVTONLY)
#define O_EVTONLY O_RDONLY
#endif

int csystem_watch_open(void) {
  int queue = kqueue();
  if (queue >= 0) fcntl(queue, F_SETFD, FD_CLOEXEC);
  return queue;
}

int csystem_watches_single_files(void) {
  return 1;
}

int csystem_watch(int watcher, const char *path, enum csystem_interest interest) {
  int flags = O_EVTONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
  int descriptor = open(path, interest == CSYSTEM_INTEREST_FILE ? flags : flags | O_DIRECTORY);
  if (descriptor < 0) return -1;
  struct kevent event;
  EV_SET(&event, descriptor, EVFILT_VNODE, EV_ADD | EV_CLEAR,
    NOTE_DELETE | NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_LINK | NOTE_RENAME | NOTE_REVOKE, 0, 0);
  if (kevent(watcher, &event, 1, NULL, 0, NULL) < 0) {
    int reason = errno;
    close(descriptor);
    errno = reason;
    return -1;
  }
  return descriptor;
}

void csystem_unwatch(int watcher, int watch) {
  (void)watcher;
  close(watch);
}

ssize_t csystem_read_changes(int watcher, void *room, size_t size) {
  struct timespec now = {0, 0};
  int count;
  do {
    count = kevent(watcher, NULL, 0, room, (int)(size / sizeof(struct kevent)), &now);
  } while (count < 0 && errno == EINTR);
  return count < 0 ? -1 : (ssize_t)count * (ssize_t)sizeof(struct kevent);
}

size_t csystem_next_change(const void *bytes, size_t length, size_t offset, struct csystem_change *change) {
  struct kevent event;
  memset(change, 0, sizeof *change);
  if (offset > length || length - offset < sizeof event) return length;
  memcpy(&event, (const char *)bytes + offset, sizeof event);
  change->watch = (int32_t)event.ident;
  change->news =
    event.fflags & (NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE) ? CSYSTEM_NEWS_GONE : CSYSTEM_NEWS_SOMETHING;
  return offset + sizeof event;
}

#else

int csystem_watch_open(void) {
  errno = ENOSYS;
  return -1;
}

int csystem_watches_single_files(void) {
  return 0;
}

int csystem_watch(int watcher, const char *path, enum csystem_interest interest) {
  (void)watcher, (void)path, (void)interest;
  errno = ENOSYS;
  return -1;
}

void csystem_unwatch(int watcher, int watch) {
  (void)watcher, (void)watch;
}

ssize_t csystem_read_changes(int watcher, void *room, size_t size) {
  (void)watcher, (void)room, (void)size;
  return 0;
}

size_t csystem_next_change(const void *bytes, size_t length, size_t offset, struct csystem_change *change) {
  (void)bytes, (void)offset;
  memset(change, 0, sizeof *change);
  return length;
}

#endif
