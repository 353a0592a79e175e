#include "memory.h"

/* Any header of the C library says which one it is; without one, none does. */
#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

enum {
  /* As much is asked for at once, in bytes. */
  ASKED = 1 << 20,
  /* What is as large is still taken from there; the most that the library has it. */
  LARGEST = 4 << 20,
  /* As much lies at the end unused before it is given back. */
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
