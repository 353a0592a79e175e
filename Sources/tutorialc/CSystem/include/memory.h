/* How the C library deals with memory. */

#ifndef CSYSTEM_MEMORY_H
#define CSYSTEM_MEMORY_H

/* Has memory that is freed kept for what comes next, instead of given back and asked for anew: a run is short, and each
 * page that the system hands out it has to find and to clear first. */
void csystem_keep_memory(void);

#endif
