/* An identifier of this program's build, which differs for other sources or other settings. */

#ifndef CSYSTEM_BUILD_H
#define CSYSTEM_BUILD_H

#include <stddef.h>
#include <sys/types.h>

/* Copies the linker's build id of the program, at most `room` bytes, and returns their number; 0 if there is none. */
size_t csystem_build_id(unsigned char *bytes, size_t room);

#endif
