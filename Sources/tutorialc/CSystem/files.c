#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* A folder that is only opened to go on from takes the right to search, not the right to list it. */
#if defined(O_PATH)
#define CSYSTEM_SEARCH O_PATH
#elif defined(O_SEARCH)
#define CSYSTEM_SEARCH O_SEARCH
#else
#define CSYSTEM_SEARCH O_RDONLY
#endif

static int open_again(int folder, const char *name, int flags) {
  int descriptor;
  do {
    descriptor = openat(folder, name, flags | O_CLOEXEC, 0666);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

int csystem_open_start(const char *path) {
  return open_again(AT_FDCWD, path, CSYSTEM_SEARCH | O_DIRECTORY);
}

int csystem_open_folder(int folder, const char *name) {
  return open_again(folder, name, CSYSTEM_SEARCH | O_DIRECTORY | O_NOFOLLOW);
}

int csystem_open_listing(int folder) {
  return open_again(folder, ".", O_RDONLY | O_DIRECTORY);
}

int csystem_open_file(int folder, const char *name, enum csystem_mode mode) {
  switch (mode) {
    case CSYSTEM_MODE_READ:
      return open_again(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
    case CSYSTEM_MODE_CREATE:
      return open_again(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
    case CSYSTEM_MODE_LOCK:
      return open_again(folder, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
  }
  errno = EINVAL;
  return -1;
}

/* Times out of range are clamped. */
static int64_t nanoseconds(struct timespec time) {
  int64_t whole;
  if (__builtin_mul_overflow((int64_t)time.tv_sec, INT64_C(1000000000), &whole)) {
    return time.tv_sec < 0 ? INT64_MIN : INT64_MAX;
  }
  return whole + (int64_t)time.tv_nsec;
}

static int fill(const struct stat *raw, struct csystem_status *status) {
  switch (raw->st_mode & S_IFMT) {
    case S_IFREG: status->kind = CSYSTEM_KIND_FILE; break;
    case S_IFDIR: status->kind = CSYSTEM_KIND_FOLDER; break;
    case S_IFLNK: status->kind = CSYSTEM_KIND_LINK; break;
    default: status->kind = CSYSTEM_KIND_OTHER; break;
  }
  status->permissions = (uint32_t)raw->st_mode & 0777;
  status->owner = (uint32_t)raw->st_uid;
  status->size = (int64_t)raw->st_size;
  status->device = (uint64_t)raw->st_dev;
  status->number = (uint64_t)raw->st_ino;
#if defined(__APPLE__)
  status->modified = nanoseconds(raw->st_mtimespec);
  status->changed = nanoseconds(raw->st_ctimespec);
#else
  status->modified = nanoseconds(raw->st_mtim);
  status->changed = nanoseconds(raw->st_ctim);
#endif
  return 0;
}

int csystem_status_at(int folder, const char *name, struct csystem_status *status) {
  struct stat raw;
  return fstatat(folder, name, &raw, AT_SYMLINK_NOFOLLOW) < 0 ? -1 : fill(&raw, status);
}

ssize_t csystem_read_link(int folder, const char *name, char *text, size_t room) {
  return readlinkat(folder, name, text, room);
}

int csystem_make_folder(int folder, const char *name) {
  return mkdirat(folder, name, 0777);
}

int csystem_rename(int old_folder, const char *old_name, int new_folder, const char *new_name) {
  return renameat(old_folder, old_name, new_folder, new_name);
}

int csystem_remove_file(int folder, const char *name) {
  return unlinkat(folder, name, 0);
}

int csystem_remove_folder(int folder, const char *name) {
  return unlinkat(folder, name, AT_REMOVEDIR);
}
