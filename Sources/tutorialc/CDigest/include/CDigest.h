/* The core of digests, in C because Swift has no portable SIMD operations for it. */

#ifndef CDIGEST_H
#define CDIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns true if this processor has AVX2. */
bool cdigest_has_avx2(void);

/* Writes the first 32 bytes of BLAKE3's output for some bytes.
 *
 * `key` has the 32 bytes of a keyed digest's key, or is null for a plain one. `nodes` is room for 32 bytes for each
 * 1,024 bytes, including a last partial block, and for 32 at least. `avx2` may only be true if `cdigest_has_avx2`
 * is; the output is the same. */
void cdigest_blake3(const void *key, const void *bytes, size_t count, void *nodes, bool avx2, void *digest);

#endif
