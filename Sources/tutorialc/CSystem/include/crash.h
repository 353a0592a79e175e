/* What a process does when it crashes: it writes down what it was at work on, and begins anew. */

#ifndef CSYSTEM_CRASH_H
#define CSYSTEM_CRASH_H

/* A file without a name, which is gone with its last descriptor. */
int csystem_make_nameless_file(void);

/* Has crashes of this process execute `program` anew, after what the thread was at work on has been added to `journal`
 * as `SIGNAL:NAME` and a zero byte. Where the thread was at work on nothing that has a name, `farewell` goes to standard
 * error instead and the process ends with `code`. All that is given must stay where it is. */
int csystem_catch_crashes(
  const char *program, char *const *arguments, char *const *environment, int journal, const char *farewell, int code);

/* A descriptor that the next life finds open too, besides the journal. */
void csystem_keep_open(int descriptor);

/* Gives the calling thread a stack for its crash: its own may be what has overflown. Returns what `csystem_leave_thread`
 * takes; NULL where there is none to be had, and the thread's crashes are ordinary ones. */
void *csystem_enter_thread(void);

/* Frees the stack; to be called before the thread ends. */
void csystem_leave_thread(void *stack);

/* Says what the calling thread is at work on, or with NULL that it is at work on nothing. Returns what was said
 * before. The name must stay where it is until something else is said. */
const char *csystem_work_on(const char *name);

#endif
