/* The calls of the operating system that Swift cannot make as they are, or that differ between Linux and macOS.
 *
 * Every function returns -1 and leaves the reason in errno where it fails, unless it says otherwise. Descriptors are
 * never inherited by other programs. What stands behind __APPLE__ has been compiled by nobody yet. */

#ifndef CSYSTEM_H
#define CSYSTEM_H

#include "build.h"
#include "crash.h"
#include "files.h"
#include "memory.h"
#include "process.h"
#include "serve.h"
#include "watch.h"

#endif
