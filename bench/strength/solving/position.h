/* A position: two colours, and the placements that can still become legal for each. */
#pragma once
#include <stddef.h>
#include <string.h>
#include "board.h"

typedef struct {
    word own, once, twice, thrice; /* own cells; those with so many own neighbours at least */
    word sharp;                    /* cells beside two own ones that touch each other */
    word closed;                   /* cells beside an own one that has two neighbours already */
    word snakes[TILES];
    word cover[TILES]; /* the cells of what can still be placed, by tile */
    int snake_count, longest, hand;
    int start[TILES + 1];
    uint16_t list[PLACEMENTS];
} colour;

typedef struct { colour colours[2]; key hash; } position;

static void set_up(position *at) {
    memset(at, 0, sizeof *at);
    for (int seat = 0; seat < 2; seat++) {
        colour *one = &at->colours[seat];
        one->hand = 255;
        for (int tile = 0; tile <= TILES; tile++) one->start[tile] = first_of[tile];
        for (int number = 0; number < placement_count; number++) {
            one->list[number] = number;
            one->cover[place[number].tile] |= cells_of[number];
        }
    }
}

static key key_after(const position *at, int seat, int number) {
    key hash = at->hash;
    for (word left = cells_of[number]; left; left &= left - 1)
        mix(&hash, cell_key[seat][lowest(left)]);
    mix(&hash, tile_key[seat][place[number].tile]);
    return hash;
}

static void crowd(const colour *before, colour *after, word taken) {
    memcpy(after, before, offsetof(colour, list));
    int found = 0;
    for (int tile = 0; tile < TILES; tile++) {
        int from = before->start[tile], to = before->start[tile + 1];
        after->start[tile] = found;
        if (!(before->cover[tile] & taken)) {
            memcpy(after->list + found, before->list + from, (to - from) * sizeof *after->list);
            found += to - from;
            continue;
        }
        word cover = 0;
        for (int n = from; n < to; n++) {
            int number = before->list[n];
            word cells = cells_of[number];
            int keep = !(cells & taken);
            after->list[found] = number;
            found += keep;
            cover |= cells & -(word)keep;
        }
        after->cover[tile] = cover;
    }
    after->start[TILES] = found;
}

static void grow(const colour *before, colour *after, int number, word foe) {
    memcpy(after, before, offsetof(colour, list));
    word cells = cells_of[number], old = before->own;
    after->own |= cells;
    after->hand &= ~(1 << place[number].tile);
    for (word left = cells; left; left &= left - 1) {
        word beside = around[lowest(left)];
        after->thrice |= after->twice & beside;
        after->twice |= after->once & beside;
        after->once |= beside;
    }
    after->sharp |= place[number].inside;
    for (word left = around[place[number].first] & old; left; left &= left - 1)
        after->sharp |= common[place[number].first][lowest(left)];
    for (word left = around[place[number].last] & old; left; left &= left - 1)
        after->sharp |= common[place[number].last][lowest(left)];
    for (word left = after->own & after->twice & ~(old & before->twice); left; left &= left - 1)
        after->closed |= around[lowest(left)];

    word snake = cells, beside = around_all(cells);
    int snakes = 0;
    for (int n = 0; n < before->snake_count; n++) {
        if (before->snakes[n] & beside) snake |= before->snakes[n];
        else after->snakes[snakes++] = before->snakes[n];
    }
    after->snakes[snakes++] = snake;
    after->snake_count = snakes;
    if (count(snake) > after->longest) after->longest = count(snake);

    word never = after->own | foe | after->closed;
    word not_single = never | after->thrice | (after->twice & after->sharp);
    word not_long = never | after->twice;
    int found = 0;
    for (int tile = 0; tile < TILES; tile++) {
        after->start[tile] = found;
        after->cover[tile] = 0;
        if (!(after->hand >> tile & 1)) continue;
        word not_at = tile == 0 ? not_single : not_long, cover = 0;
        for (int n = before->start[tile]; n < before->start[tile + 1]; n++) {
            int one = before->list[n];
            word lies = cells_of[one];
            int keep = !((lies & not_at) | (middle_of[one] & after->once));
            if (tile == 1) keep &= !(place[one].inside & after->own);
            after->list[found] = one;
            found += keep;
            cover |= lies & -(word)keep;
        }
        after->cover[tile] = cover;
    }
    after->start[TILES] = found;
}

static void play(const position *before, position *after, int seat, int number) {
    after->hash = key_after(before, seat, number);
    grow(&before->colours[seat], &after->colours[seat], number, before->colours[1 - seat].own);
    crowd(&before->colours[1 - seat], &after->colours[1 - seat], cells_of[number]);
}

static int legal_moves(const position *at, int seat, uint16_t *out) {
    const colour *own = &at->colours[seat];
    word near = own->once, far = ~at->colours[1 - seat].once;
    int found = 0;
    for (int n = 0; n < own->start[TILES]; n++) {
        word cells = cells_of[own->list[n]];
        out[found] = own->list[n];
        found += (cells & near) || !(cells & ~far);
    }
    return found;
}

/* Whoever can't move will never move again: nothing of his can become legal any more. */
static void give_up(colour *one) {
    memset(one->start, 0, sizeof one->start);
    memset(one->cover, 0, sizeof one->cover);
}
