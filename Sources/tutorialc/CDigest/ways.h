/* The computation of nodes, included by `blake3.c`, which defines the processors: `WAY` names each function, and
 * `TURN_BYTES` is `TURN` of a row by 8 or 16 bits. */

/* Transposes eight rows: words are moved by one place, by two, and by four. */
static void WAY(transpose)(row *rows) {
  row ones[8], twos[8];
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; i += 2) {
    ones[i] = PICK(rows[i], rows[i + 1], 0, 4, 1, 5);
    ones[i + 1] = PICK(rows[i], rows[i + 1], 2, 6, 3, 7);
  }
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; i += 4) {
    twos[i] = PICK(ones[i], ones[i + 2], 0, 1, 4, 5);
    twos[i + 1] = PICK(ones[i], ones[i + 2], 2, 3, 6, 7);
    twos[i + 2] = PICK(ones[i + 1], ones[i + 3], 0, 1, 4, 5);
    twos[i + 3] = PICK(ones[i + 1], ones[i + 3], 2, 3, 6, 7);
  }
#pragma clang loop unroll(full)
  for (int i = 0; i < 4; i++) {
    rows[i] = __builtin_shufflevector(twos[i], twos[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
    rows[i + 4] = __builtin_shufflevector(twos[i], twos[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
  }
}

/* Eight nodes that are `size` bytes apart, one in each lane of the rows: those of whole chunks, starting at a chunk
 * number, or the parents of eight pairs of nodes. */
static void WAY(eight)(
    const struct start *start, const unsigned char *bytes, size_t size, uint64_t number, unsigned char *nodes) {
  static const uint32_t words[4] = {START0};
  row state[8], low = {0}, high = {0};
  for (int i = 0; i < 8; i++) {
    state[i] = (row){0} + start->rows[i / 4][i % 4];
    if (size == chunk) low[i] = (uint32_t)(number + i), high[i] = (uint32_t)((number + i) >> 32);
  }
  for (size_t done = 0; done < size; done += block) {
    const uint32_t kind =
        start->kind | (size == block ? parent : done == 0 ? opening : done == chunk - block ? closing : 0);
    row m[16], v[16];
    for (int i = 0; i < 8; i++) {
      memcpy(&m[i], bytes + i * size + done, sizeof(row));
      memcpy(&m[i + 8], bytes + i * size + done + sizeof(row), sizeof(row));
      v[i] = state[i];
    }
    WAY(transpose)(m);
    WAY(transpose)(m + 8);
    for (int i = 0; i < 4; i++) v[i + 8] = (row){0} + words[i];
    v[12] = low, v[13] = high, v[14] = (row){0} + block, v[15] = (row){0} + kind;
    ROUND(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    ROUND(2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8);
    ROUND(3, 4, 10, 12, 13, 2, 7, 14, 6, 5, 9, 0, 11, 15, 8, 1);
    ROUND(10, 7, 12, 9, 14, 3, 13, 15, 4, 0, 11, 2, 5, 8, 1, 6);
    ROUND(12, 13, 9, 11, 15, 10, 14, 8, 7, 2, 5, 3, 0, 1, 6, 4);
    ROUND(9, 14, 11, 5, 8, 12, 15, 1, 13, 3, 0, 10, 2, 6, 4, 7);
    ROUND(11, 15, 5, 0, 1, 9, 8, 6, 14, 10, 2, 12, 3, 4, 7, 13);
    for (int i = 0; i < 8; i++) state[i] = v[i] ^ v[i + 8];
  }
  WAY(transpose)(state);
  memcpy(nodes, state, sizeof state);
}

/* Compresses some blocks into each of two nodes, which have one half of every row. Of the four rows of a node's
 * sixteen words, `state` is the first two, `words` the last one. Its `opening` flag is for the first block only. */
static void WAY(two)(
    row *state, const unsigned char *one, const unsigned char *other, size_t count, const uint32_t *words) {
  row low = state[0], high = state[1], last;
  memcpy(&last, words, sizeof last);
  for (; count > 0; count--, one += block, other += block) {
    row m[4];
    for (int i = 0; i < 4; i++) {
      memcpy(&m[i], one + i * 16, 16);
      memcpy((unsigned char *)&m[i] + 16, other + i * 16, 16);
    }
    /* The first and second words for the four columns, and for the four diagonals. */
    row c1 = PICK(m[0], m[1], 0, 2, 4, 6), c2 = PICK(m[0], m[1], 1, 3, 5, 7);
    row d1 = PICK(m[2], m[3], 0, 2, 4, 6), d2 = PICK(m[2], m[3], 1, 3, 5, 7);
    row a = low, b = high, c = {START0, START0}, d = last;
#pragma clang loop unroll(full)
    for (int round = 0; round < 7; round++) {
      /* After rotating three of the rows by one, two and three places, diagonals are columns. */
      MIX(a, b, c, d, c1, c2);
      b = PICK(b, b, 1, 2, 3, 0);
      c = PICK(c, c, 2, 3, 0, 1);
      d = PICK(d, d, 3, 0, 1, 2);
      MIX(a, b, c, d, d1, d2);
      b = PICK(b, b, 3, 0, 1, 2);
      c = PICK(c, c, 2, 3, 0, 1);
      d = PICK(d, d, 1, 2, 3, 0);
      /* Between rounds, the words of a block are permuted in the same way. */
      const row e1 = PICK(c1, c2, 1, 2, 5, 7);
      const row e2 = PICK(PICK(c1, d1, 0, 5, 2, 3), d2, 0, 1, 6, 3);
      const row f1 = PICK(PICK(d1, d2, 0, 2, 4, 7), c2, 4, 1, 2, 3);
      const row f2 = PICK(PICK(d2, c2, 0, 1, 6, 3), d1, 1, 2, 7, 4);
      c1 = PICK(e1, e1, 0, 2, 3, 1), c2 = PICK(e2, e2, 3, 1, 0, 2);
      d1 = f1, d2 = f2;
    }
    low = a ^ c;
    high = b ^ d;
    last &= ~(row){0, 0, 0, opening, 0, 0, 0, opening};
  }
  state[0] = low, state[1] = high;
}
