#include "memory.h"

/* Any header of the C library defines its identifying macros. */
#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

enum {
  /* The size of each request to the system, in bytes. */
  ASKED = 1 << 20,
  /* Allocations up to this size are taken from there; the maximum that the library supports. */
  LARGEST = 4 << 20,
  /* Unused memory at the end beyond this size is returned to the system. */
  KEPT = 64 << 20,
};

void csystem_keep_memory(void) {
  mallopt(M_TOP_PAD, ASKED);
  mallopt(M_MMAP_THRESHOLD, LARGEST);
  mallopt(M_TRIM_THRESHOLD, KEPT);
}

#else

void csystem_keep_memory(void) {}

#endif
