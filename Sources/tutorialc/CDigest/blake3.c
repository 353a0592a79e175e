#include "CDigest.h"

#include <string.h>

/* BLAKE3 (O'Connor, Aumasson, Neves, Wilcox-O'Hearn: "BLAKE3: one function, fast everywhere", 2020), with 32 bytes of
 * output.
 *
 * The input is cut into chunks of 1,024 bytes, and chunks into blocks of 64. A chunk's blocks are compressed one
 * after the other into a node of eight words. Two nodes form a block too, which becomes their parent, until one is
 * left. Chunks are independent, so eight are compressed at once, and the remaining ones in pairs. `ways.h` has both
 * ways, and is compiled for every processor and for those with AVX2. */

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "words are read as they lie there");

/* Eight words (lanes), which one instruction processes at once. */
typedef uint32_t row __attribute__((vector_size(32)));

enum { chunk = 1024, block = 64, node = 32 };

/* Flags of a block: the first or the last one of a chunk, two nodes, the root, and keyed. */
enum { opening = 1, closing = 2, parent = 4, root = 8, keyed = 16 };

/* The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
#define START0 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a
#define START4 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19

/* Each word rotated to the right. */
#define TURN(words, bits) ((words) >> (bits) | (words) << (32 - (bits)))

/* The function G of the paper, on eight columns at once. */
#define MIX(a, b, c, d, first, second) \
  do {                                 \
    a += b + (first);                  \
    d ^= a;                            \
    TURN_BYTES(d, 16);                 \
    c += d;                            \
    b = TURN(b ^ c, 12);               \
    a += b + (second);                 \
    d ^= a;                            \
    TURN_BYTES(d, 8);                  \
    c += d;                            \
    b = TURN(b ^ c, 7);                \
  } while (0)

/* One round over the sixteen rows `v`, with the permutation of the rows of `m`: columns, then diagonals. */
#define ROUND(m0, m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15) \
  do {                                                                              \
    MIX(v[0], v[4], v[8], v[12], m[m0], m[m1]);                                     \
    MIX(v[1], v[5], v[9], v[13], m[m2], m[m3]);                                     \
    MIX(v[2], v[6], v[10], v[14], m[m4], m[m5]);                                    \
    MIX(v[3], v[7], v[11], v[15], m[m6], m[m7]);                                    \
    MIX(v[0], v[5], v[10], v[15], m[m8], m[m9]);                                    \
    MIX(v[1], v[6], v[11], v[12], m[m10], m[m11]);                                  \
    MIX(v[2], v[7], v[8], v[13], m[m12], m[m13]);                                   \
    MIX(v[3], v[4], v[9], v[14], m[m14], m[m15]);                                   \
  } while (0)

/* Four words for each half of a row, from the same half of two rows: 0 to 3 are the first one's, 4 to 7 the other's. */
#define OF(place) ((place) < 4 ? (place) : (place) + 4)
#define PICK(one, other, p, q, r, s) \
  __builtin_shufflevector(one, other, OF(p), OF(q), OF(r), OF(s), OF(p) + 4, OF(q) + 4, OF(r) + 4, OF(s) + 4)

/* The initial state of every node: eight words, in both halves of two rows, and the flags of all its blocks. */
struct start {
  row rows[2];
  uint32_t kind;
};

#define WAY(name) portable_##name
#define TURN_BYTES(words, bits) words = TURN(words, bits)
#include "ways.h"
#undef WAY
#undef TURN_BYTES

/* The functions for a kind of processor. */
struct ways {
  void (*eight)(const struct start *, const unsigned char *, size_t, uint64_t, unsigned char *);
  void (*two)(row *, const unsigned char *, const unsigned char *, size_t, const uint32_t *);
};

static const struct ways portable = {portable_eight, portable_two};

#if defined(__x86_64__)

/* The source index of each byte of a row. */
static const unsigned char by_16[32] __attribute__((aligned(32))) = {
    2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13,
};
static const unsigned char by_8[32] __attribute__((aligned(32))) = {
    1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8, 13, 14, 15, 12, 1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8, 13, 14, 15, 12,
};

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WAY(name) wide_##name
/* The compiler knows this instruction, but would rotate both operands of an exclusive or instead of its result, and
 * keep the indices in two of the sixteen registers. */
#define TURN_BYTES(words, bits) __asm__("vpshufb %1, %0, %0" : "+x"(words) : "m"(by_##bits))
#include "ways.h"
#pragma clang attribute pop

static const struct ways wide = {wide_eight, wide_two};

bool cdigest_has_avx2(void) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") != 0;
}

#else

#define wide portable

bool cdigest_has_avx2(void) { return false; }

#endif

static const struct start without_key = {{{START0, START0}, {START4, START4}}, 0};

static size_t least(size_t one, size_t other) { return one < other ? one : other; }

/* Writes the node in one half of two rows. */
static void put(const row *rows, size_t half, unsigned char *place) {
  memcpy(place, (const unsigned char *)&rows[0] + half * 16, 16);
  memcpy(place + 16, (const unsigned char *)&rows[1] + half * 16, 16);
}

/* The node of the chunk with a number, and that of the next one if there are bytes left.
 *
 * Only the last chunk may be short; empty input has one chunk with one block. `kind` has additional flags of the
 * last block. */
static void add_chunks(
    const struct ways *ways, const struct start *start, const unsigned char *bytes, size_t count, uint64_t number,
    uint32_t kind, unsigned char *nodes) {
  const size_t sizes[2] = {least(count, chunk), least(count - least(count, chunk), chunk)};
  const size_t blocks[2] = {count == 0 ? 1 : (sizes[0] + block - 1) / block, (sizes[1] + block - 1) / block};
  row state[2] = {start->rows[0], start->rows[1]};
  for (size_t done = 0, end; done < blocks[0]; done = end) {
    const unsigned char *places[2];
    unsigned char padded[2][block];
    uint32_t words[8] = {0};
    end = blocks[0];
    for (int i = 0; i < 2 && done < blocks[i]; i++) {
      /* The last block is compressed separately, because its flags differ. */
      const bool is_last = done + 1 == blocks[i];
      const size_t size = is_last ? sizes[i] - done * block : block;
      end = least(end, is_last ? blocks[i] : blocks[i] - 1);
      places[i] = bytes + i * chunk + done * block;
      if (size < block) {
        memset(padded[i], 0, block);
        places[i] = memcpy(padded[i], places[i], size);
      }
      words[i * 4] = (uint32_t)(number + i);
      words[i * 4 + 1] = (uint32_t)((number + i) >> 32);
      words[i * 4 + 2] = (uint32_t)size;
      words[i * 4 + 3] = start->kind | (done == 0 ? opening : 0) | (is_last ? closing | kind : 0);
    }
    /* A chunk that has ended already has its node, and its lane computes an unused result. */
    if (done >= blocks[1]) places[1] = places[0];
    ways->two(state, places[0], places[1], end - done, words);
    if (end == blocks[1]) put(state, 1, nodes + node);
  }
  put(state, 0, nodes);
}

/* The parent of two nodes, and that of the next two if there is more than one pair. */
static void join(
    const struct ways *ways, const struct start *start, const unsigned char *pairs, size_t count, uint32_t kind,
    unsigned char *nodes) {
  kind |= start->kind | parent;
  const uint32_t words[8] = {0, 0, block, kind, 0, 0, block, kind};
  row state[2] = {start->rows[0], start->rows[1]};
  ways->two(state, pairs, count > 1 ? pairs + block : pairs, 1, words);
  put(state, 0, nodes);
  if (count > 1) put(state, 1, nodes + node);
}

void cdigest_blake3(const void *key, const void *bytes, size_t count, void *nodes, bool avx2, void *digest) {
  struct start start = without_key;
  if (key != NULL) {
    for (int i = 0; i < 4; i++) memcpy((unsigned char *)start.rows + i * 16, (const unsigned char *)key + i / 2 * 16, 16);
    start.kind = keyed;
  }
  const struct ways *ways = avx2 ? &wide : &portable;
  if (count <= chunk) {
    add_chunks(ways, &start, count > 0 ? bytes : nodes, count, 0, root, digest);
    return;
  }
  const unsigned char *from = bytes;
  unsigned char *level = nodes;
  const size_t whole = count / chunk;
  size_t number = 0;
  /* Seven nodes are compressed again together with the one before them, which takes no longer than three pairs. */
  for (; whole >= 8 && whole - number >= 7; number += 8) {
    number = least(number, whole - 8);
    ways->eight(&start, from + number * chunk, chunk, number, level + number * node);
  }
  for (; number * chunk < count; number += 2) {
    add_chunks(ways, &start, from + number * chunk, count - number * chunk, number, 0, level + number * node);
  }
  /* Parents overwrite nodes that were already read. A node without a sibling moves to the next level. */
  for (size_t size = (count - 1) / chunk + 1; size > 2; size = size / 2 + size % 2) {
    size_t pair = 0;
    for (; size / 2 - pair >= 8; pair += 8) ways->eight(&start, level + pair * block, block, 0, level + pair * node);
    for (; pair < size / 2; pair += 2) join(ways, &start, level + pair * block, size / 2 - pair, 0, level + pair * node);
    if (size % 2 == 1) memcpy(level + size / 2 * node, level + (size - 1) * node, node);
  }
  join(ways, &start, level, 1, root, digest);
}
