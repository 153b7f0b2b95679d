/* How long snakes can become. */
#pragma once
#include "position.h"

/* A length that no snake of a colour will exceed. Whatever becomes one snake lies in one region of
 * own cells and of cells that can still be covered; a snake that nothing can touch stays as it is.
 */
static int reach(const colour *one) {
    word free = 0, own = 0;
    for (int tile = 0; tile < TILES; tile++) free |= one->cover[tile];
    int best = one->longest;
    if (!free) return best;
    for (int n = 0; n < one->snake_count; n++)
        if (around_all(one->snakes[n]) & free) own |= one->snakes[n];
    word left = free | own;
    while (left) {
        word region = left & -left, edge = region;
        while (edge) {
            word next = around_all(edge) & left & ~region;
            region |= next;
            edge = next;
        }
        left &= ~region;
        int length = count(region & own), room = count(region);
        for (int tile = 0; tile < TILES; tile++)
            if (one->cover[tile] & region) length += size_of_tile[tile];
        if (length > room) length = room;
        if (length > best) best = length;
    }
    return best;
}

/* Whether a colour could get a snake of such a length if the other never moved again: 0 if not, 1 if
 * it could or if looking took too long. What becomes one snake can be laid from any part of it on,
 * first at one end, then at the other; if no snake that has a given one in it is long enough,
 * the others need not touch that (`apart`).
 */
typedef struct { colour at[TILES + 2]; int left, need; word apart; } dream;

static int dream_on(dream *my, int depth, word snake, int end, int other, int is_second) {
    colour *at = &my->at[depth];
    if (count(snake) >= my->need) return 1;
    word free = 0;
    int most = 0;
    for (int tile = 0; tile < TILES; tile++)
        if (at->cover[tile]) free |= at->cover[tile], most += size_of_tile[tile];
    for (int n = 0; n < at->snake_count; n++)
        if (!(at->snakes[n] & my->apart)) most += count(at->snakes[n]);
    if (most < my->need) return 0;
    word here = around[end], there = is_second ? 0 : around[other];
    if (!((here | there) & free)) return 0;
    for (int n = at->start[TILES] - 1; n >= 0; n--) {
        int number = at->list[n];
        word cells = cells_of[number];
        if (!(cells & (here | there))) continue;
        if (around_all(cells) & my->apart) continue;
        if (--my->left < 0) return 1;
        grow(at, &my->at[depth + 1], number, 0);
        colour *next = &my->at[depth + 1];
        word longer = next->snakes[next->snake_count - 1], ends = longer & ~next->twice;
        int is_other = !(cells & here), base = is_other ? end : other;
        ends &= ~(1ull << base);
        int tip = ends ? lowest(ends) : base;
        if (!ends && !(longer & ~next->twice)) { /* a ring */
            if (count(longer) >= my->need) return 1;
            continue;
        }
        if (dream_on(my, depth + 1, longer, tip, base, is_second || is_other)) return 1;
    }
    return 0;
}

static int could_reach(dream *my, const colour *one, int need) {
    int tiles = 0;
    for (int tile = 0; tile < TILES; tile++)
        if (one->cover[tile]) tiles += size_of_tile[tile];
    if (one->longest >= need || tiles >= need) return 1;
    memcpy(&my->at[0], one, offsetof(colour, list) + one->start[TILES] * sizeof *one->list);
    my->left = PATIENCE, my->need = need, my->apart = 0;
    word snakes[TILES];
    int found = one->snake_count;
    memcpy(snakes, one->snakes, sizeof snakes);
    while (found) {
        int best = 0;
        for (int n = 1; n < found; n++)
            if (count(snakes[n]) > count(snakes[best])) best = n;
        word snake = snakes[best], ends = snake & ~one->twice;
        snakes[best] = snakes[--found];
        if (ends) {
            int end = lowest(ends), other = ends & (ends - 1) ? lowest(ends & (ends - 1)) : end;
            if (dream_on(my, 0, snake, end, other, 0)) return 1;
        }
        my->apart |= snake;
    }
    return 0;
}
