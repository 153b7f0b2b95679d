/* The table: lines of eight words, each 58 bits of the key, the result and the effort. */
#pragma once
#include "board.h"

static word *table, line_count;

static word *line_of(key hash) {
    return table + SLOTS * (word)(((__uint128_t)(hash.low >> 24) * line_count) >> 40);
}

static int known(key hash) {
    word *line = line_of(hash), mark = hash.high >> 6;
    for (int slot = 0; slot < SLOTS; slot++) {
        word entry = __atomic_load_n(line + slot, __ATOMIC_RELAXED);
        if (entry >> 6 == mark) return entry & 1;
    }
    return STOPPED;
}

static void remember(key hash, int result, int effort) {
    word *line = line_of(hash), mark = hash.high >> 6, worst = ~0ull;
    int at = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        word entry = __atomic_load_n(line + slot, __ATOMIC_RELAXED);
        if (!entry || entry >> 6 == mark) {
            at = slot;
            break;
        }
        /* The least effort goes; among equals whichever the key says. */
        word merit = (entry >> 1 & 31) << 3 | ((slot + hash.low) & 7);
        if (merit < worst) worst = merit, at = slot;
    }
    __atomic_store_n(line + at, mark << 6 | (word)effort << 1 | result, __ATOMIC_RELAXED);
}

static int logarithm(word nodes) {
    int found = 63 - __builtin_clzll(nodes);
    return found > 31 ? 31 : found;
}
