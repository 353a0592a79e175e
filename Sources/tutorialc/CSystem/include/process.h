/* Programs that run beside this one, and their end. */

#ifndef CSYSTEM_PROCESS_H
#define CSYSTEM_PROCESS_H

#include <sys/types.h>

/* The descriptors that a guard finds open, besides the program's three. */
enum csystem_guard_descriptor {
  /* Never written to: it is closed when the process that started the guard ends, or wants the guard to end. */
  CSYSTEM_GUARD_LIFELINE = 3,
  /* Receives errno, as an int, if the program cannot be started; closed without data if it can. */
  CSYSTEM_GUARD_REPORT = 4,
};

/* Becomes the guard of a program, and never returns.
 *
 * It starts the program in its own process group, with the three standard streams and no other descriptor, waits for
 * its end or for that of the lifeline, and then kills the whole group. On Linux the program dies with its guard, and
 * processes that left the group are killed too, as far as the guard can find them. The guard's exit code is the
 * program's; for a signal, 128 and the signal's number. */
__attribute__((noreturn)) void csystem_guard(
  const char *path, char *const *words, char *const *environment);

/* A descriptor that becomes readable when a child ends; -1 if the system has none. */
int csystem_watch_end(pid_t process);

/* Returns 1 if a child has ended, else 0. The child must still be waited for. */
int csystem_has_ended(pid_t process);

/* The exit code of a child that has ended; for a signal, 128 and the signal's number. The child must still be waited
 * for. */
int csystem_exit_code(pid_t process);

#endif
