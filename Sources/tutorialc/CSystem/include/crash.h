/* Ends a process that crashes with one line on standard error, and an exit code. */

#ifndef CSYSTEM_CRASH_H
#define CSYSTEM_CRASH_H

/* Has crashes of this process end it with `code`, after the line that `csystem_work_on` has set for the thread, or else
 * `line`, of which a copy is kept. */
int csystem_catch_crashes(const char *line, int code);

/* Gives the calling thread a stack for its handler, because its own may have overflown. Returns the argument for
 * `csystem_leave_thread`, or NULL if there is no memory; a stack overflow then ends the process by the signal. */
void *csystem_enter_thread(void);

/* Frees the stack; to be called before the thread ends. */
void csystem_leave_thread(void *stack);

/* Sets the line that a crash of the calling thread prints; with NULL it is that of the process. Returns the line that was
 * set before. It must stay where it is until another one is set. */
const char *csystem_work_on(const char *line);

#endif
