/* Programs that run beside this one, and what is left of them when it ends. */

#ifndef CSYSTEM_PROCESS_H
#define CSYSTEM_PROCESS_H

#include <sys/types.h>

/* The descriptors that a guard finds open, besides the three that the program gets. */
enum csystem_guard_descriptor {
  /* Never written to: its end is the end of whoever started the guard, or that one's wish. */
  CSYSTEM_GUARD_LIFELINE = 3,
  /* Takes errno, as an int, where the program cannot be started; closed without a word where it can. */
  CSYSTEM_GUARD_REPORT = 4,
};

/* Becomes the guard of a program, and never returns: starts it in a process group of its own, with the three standard
 * streams and no other descriptor, waits for its end or for the lifeline's, and then kills the whole group. On Linux
 * the program dies with its guard, and what left the group is killed too, as far as it is the guard's to find. Its exit
 * code is the program's; that of a signal is 128 and the signal's number. */
__attribute__((noreturn)) void csystem_guard(
  const char *path, char *const *words, char *const *environment);

/* A descriptor that can be read from when a child has ended; -1 where the system has nothing of the kind. */
int csystem_watch_end(pid_t process);

/* Whether a child has ended. It stays to be waited for. */
int csystem_has_ended(pid_t process);

/* The exit code of a child that has ended; that of a signal is 128 and the signal's number. It stays to be waited for. */
int csystem_exit_code(pid_t process);

#endif
