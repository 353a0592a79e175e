/* System calls that Swift cannot make directly, or that differ between Linux and macOS.
 *
 * On failure, every function returns -1 and sets errno, unless it says otherwise. Descriptors are never inherited by
 * other programs. Code behind __APPLE__ has never been compiled. */

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
