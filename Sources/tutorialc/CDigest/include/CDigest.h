/* What digests are made of: Swift has no portable words for what a processor does to eight words at once. */

#ifndef CDIGEST_H
#define CDIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether this processor has AVX2. */
bool cdigest_has_avx2(void);

/* Writes the first 32 bytes of output that BLAKE3 has for some bytes.
 *
 * `key` has 32 bytes for a digest that only who knows them can make, and is null for one that everybody can.
 * `nodes` is room for 32 bytes for each 1,024 bytes, the last ones too where they are fewer, and for 32 at least. Only
 * where `cdigest_has_avx2` may `avx2` be true; what is written is the same. */
void cdigest_blake3(const void *key, const void *bytes, size_t count, void *nodes, bool avx2, void *digest);

#endif
