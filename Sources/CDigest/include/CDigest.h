/* What digests are made of: Swift has no portable words for what a processor does to eight words at once. */

#ifndef CDIGEST_H
#define CDIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether this processor has AVX2. */
bool cdigest_has_avx2(void);

/* Writes the 32 bytes of output that BLAKE3 has for some bytes, without a key.
 *
 * `nodes` is room for 32 bytes for each 1,024 bytes, the last ones too where they are fewer, and for 32 at least. Only
 * where `cdigest_has_avx2` may `avx2` be true; what is written is the same. */
void cdigest_blake3(const void *bytes, size_t count, void *nodes, bool avx2, void *digest);

/* Whether this processor can do what the function below asks of it. */
bool cdigest_has_rows(void);

/* Mixes blocks of 128 bytes into a BLAKE2b state, eight words of 64 bits; only where `cdigest_has_rows`.
 *
 * `end` is how many bytes were hashed once the first of them is; `last` is all ones for the last block, which comes by
 * itself, else 0. */
void cdigest_mix_rows(void *state, const void *blocks, size_t count, uint64_t end, uint64_t last);

#endif
