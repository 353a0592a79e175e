/* What digests are made of, for processors that do in one instruction what Swift has no portable words for. */

#ifndef CDIGEST_H
#define CDIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether this processor can do what the function below asks of it. */
bool cdigest_has_rows(void);

/* Mixes blocks of 128 bytes into a BLAKE2b state, eight words of 64 bits; only where `cdigest_has_rows`.
 *
 * `end` is how many bytes were hashed once the first of them is; `last` is all ones for the last block, which comes by
 * itself, else 0. */
void cdigest_mix_rows(void *state, const void *blocks, size_t count, uint64_t end, uint64_t last);

#endif
