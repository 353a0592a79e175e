/* The C library's memory management. */

#ifndef CSYSTEM_MEMORY_H
#define CSYSTEM_MEMORY_H

/* Keeps freed memory for later allocations instead of returning it to the system: a run is short, and the system
 * must find and clear each page that it hands out. */
void csystem_keep_memory(void);

#endif
