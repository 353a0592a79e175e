/* What tells this program from others that were built of other sources, or in another way. */

#ifndef CSYSTEM_BUILD_H
#define CSYSTEM_BUILD_H

#include <stddef.h>
#include <sys/types.h>

/* Copies the number that the linker gave the program, at most `room` bytes of it, and returns how many there are; 0
 * where it gave none. */
size_t csystem_build_id(unsigned char *bytes, size_t room);

#endif
