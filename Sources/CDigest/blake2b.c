#include "CDigest.h"

#include <string.h>

/* The compression function of BLAKE2b (RFC 7693, 3.2) for processors with AVX2: its sixteen words stand in four rows of
 * four, so that one instruction does the same step of four mixings. It takes less than half of the instructions that
 * one word after the other takes; `BLAKE2b` in Swift is for all other processors. */

#if defined(__x86_64__) && defined(__clang__)

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

typedef uint64_t row __attribute__((vector_size(32)));

static const uint64_t start[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

/* Each word turned to the right. */
#define TURN(words, bits) ((words) >> (bits) | (words) << (64 - (bits)))

/* One half of the function G, on each column at once. */
#define HALF(words, first, second)                 \
  do {                                             \
    a += b + (words);                              \
    d = TURN(d ^ a, first);                        \
    c += d;                                        \
    b = TURN(b ^ c, second);                       \
  } while (0)

/* One round, given the order in which it takes the block's words: columns, then diagonals. Where three of the rows are
 * moved along by one, two and three places, diagonals are columns, and the words of the block come in that order. */
#define ROUND(m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15) \
  do {                                                                              \
    HALF(((row){m[m0], m[m2], m[m4], m[m6]}), 32, 24);                              \
    HALF(((row){m[m1], m[m3], m[m5], m[m7]}), 16, 63);                              \
    a = __builtin_shufflevector(a, a, 3, 0, 1, 2);                                  \
    c = __builtin_shufflevector(c, c, 1, 2, 3, 0);                                  \
    d = __builtin_shufflevector(d, d, 2, 3, 0, 1);                                  \
    HALF(((row){m[m14], m[m8], m[m10], m[m12]}), 32, 24);                           \
    HALF(((row){m[m15], m[m9], m[m11], m[m13]}), 16, 63);                           \
    a = __builtin_shufflevector(a, a, 1, 2, 3, 0);                                  \
    c = __builtin_shufflevector(c, c, 3, 0, 1, 2);                                  \
    d = __builtin_shufflevector(d, d, 2, 3, 0, 1);                                  \
  } while (0)

bool cdigest_has_rows(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") != 0;
}

void cdigest_mix_rows(void *state, const void *blocks, size_t count, uint64_t end, uint64_t last) {
  const unsigned char *block = blocks;
  row low, high, c0, d0;
  memcpy(&low, state, sizeof low);
  memcpy(&high, (char *)state + sizeof low, sizeof high);
  memcpy(&c0, start, sizeof c0);
  memcpy(&d0, start + 4, sizeof d0);
  for (; count > 0; count--, block += 128, end += 128) {
    uint64_t m[16];
    memcpy(m, block, sizeof m);
    row a = low, b = high, c = c0, d = d0 ^ (row){end, 0, last, 0};
    ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3);
    ROUND(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4);
    ROUND(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8);
    ROUND(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13);
    ROUND(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9);
    ROUND(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11);
    ROUND(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10);
    ROUND(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5);
    ROUND(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0);
    ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    ROUND(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3);
    low ^= a ^ c;
    high ^= b ^ d;
  }
  memcpy(state, &low, sizeof low);
  memcpy((char *)state + sizeof low, &high, sizeof high);
}

#pragma clang attribute pop

#else

bool cdigest_has_rows(void) { return false; }

void cdigest_mix_rows(void *state, const void *blocks, size_t count, uint64_t end, uint64_t last) {
  (void)state, (void)blocks, (void)count, (void)end, (void)last;
}

#endif
