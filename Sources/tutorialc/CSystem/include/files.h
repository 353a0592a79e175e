/* Files and folders, opened from an open folder by one name at a time. No function here follows a symbolic link. */

#ifndef CSYSTEM_FILES_H
#define CSYSTEM_FILES_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum csystem_kind {
  CSYSTEM_KIND_FILE = 1,
  CSYSTEM_KIND_FOLDER = 2,
  CSYSTEM_KIND_LINK = 3,
  CSYSTEM_KIND_OTHER = 4,
};

/* The status of an entry. Device and number identify it on this machine. Times are in nanoseconds since 1970; users
 * can set the first, but not the second. */
struct csystem_status {
  int32_t kind;
  uint32_t permissions;
  uint32_t owner;
  int64_t size;
  uint64_t device;
  uint64_t number;
  int64_t modified;
  int64_t changed;
};

/* The mode in which a file is opened. */
enum csystem_mode {
  /* For reading; a pipe doesn't block. */
  CSYSTEM_MODE_READ = 1,
  /* A new file, which must not exist. */
  CSYSTEM_MODE_CREATE = 2,
  /* For locking; created if it doesn't exist. */
  CSYSTEM_MODE_LOCK = 3,
};

/* Opens the folder at an absolute path, without any checks: a starting point. */
int csystem_open_start(const char *path);

/* Opens a folder in a folder, to go on from; it need not be listable. */
int csystem_open_folder(int folder, const char *name);

/* Opens a folder again so that it can be listed and locked. */
int csystem_open_listing(int folder);

/* Opens a file in a folder. */
int csystem_open_file(int folder, const char *name, enum csystem_mode mode);

/* The status of an entry of a folder; for a link, that of the link itself. */
int csystem_status_at(int folder, const char *name, struct csystem_status *status);

/* The target of a link, without a terminating zero, truncated to the available room. */
ssize_t csystem_read_link(int folder, const char *name, char *text, size_t room);

/* Makes a folder, which must not exist. */
int csystem_make_folder(int folder, const char *name);

/* Atomically replaces a file by another. */
int csystem_rename(int old_folder, const char *old_name, int new_folder, const char *new_name);

/* Removes a file or a link. */
int csystem_remove_file(int folder, const char *name);

/* Removes an empty folder. */
int csystem_remove_folder(int folder, const char *name);

#endif
