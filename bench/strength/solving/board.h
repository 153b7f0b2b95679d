/* The board: what JOB says, and what follows from it. */
#pragma once
#include <stdint.h>

typedef uint64_t word;
enum { PLACEMENTS = 2048, LINES = 4096, TILES = 8, DEEPEST = 20, SLOTS = 8, KILLERS = 4, FIRST = 6 };
enum { PATIENCE = 100, FOR_KILLER = 3000, FOR_LENGTH = 400, FOR_HEAT = 60, FOR_TOUCH = 800 };
enum { NO = 0, YES = 1, STOPPED = 2 };

static int cell_count, placement_count, first_of[TILES + 1];
static word around[64], common[64][64];
static struct { word cells, middle, inside; int tile, size, first, last; } place[PLACEMENTS];
static word cells_of[PLACEMENTS], middle_of[PLACEMENTS];
static const int size_of_tile[TILES] = {1, 2, 3, 3, 4, 4, 4, 4};

typedef struct { word low, high; } key;
static key cell_key[2][64], tile_key[2][TILES], turn_key;

static int lowest(word bits) { return __builtin_ctzll(bits); }
static int count(word bits) { return __builtin_popcountll(bits); }

static word random_word(word *seed) {
    word z = (*seed += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

static key random_key(word *seed) {
    key one;
    one.low = random_word(seed);
    one.high = random_word(seed);
    return one;
}

static void mix(key *into, key one) { into->low ^= one.low; into->high ^= one.high; }

static void make_keys(word seed) {
    for (int seat = 0; seat < 2; seat++) {
        for (int cell = 0; cell < 64; cell++) cell_key[seat][cell] = random_key(&seed);
        for (int tile = 0; tile < TILES; tile++) tile_key[seat][tile] = random_key(&seed);
    }
    turn_key = random_key(&seed);
}

static word around_all(word cells) {
    word found = 0;
    for (word left = cells; left; left &= left - 1) found |= around[lowest(left)];
    return found;
}

/* What a placement needs: `middle` are those of its cells that no own hex may touch. */
static void add_placement(int tile, int size, const int *path) {
    int number = placement_count++;
    place[number].tile = tile;
    place[number].size = size;
    place[number].first = path[0];
    place[number].last = path[size - 1];
    for (int at = 0; at < size; at++) {
        place[number].cells |= 1ull << path[at];
        if (at > 0 && at < size - 1) place[number].middle |= 1ull << path[at];
        if (at > 0) place[number].inside |= common[path[at - 1]][path[at]];
    }
    cells_of[number] = place[number].cells;
    middle_of[number] = place[number].middle;
}
