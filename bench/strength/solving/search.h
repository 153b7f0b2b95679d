/* The search. */
#pragma once
#include <time.h>
#include "reach.h"
#include "table.h"

typedef struct {
    uint16_t moves[DEEPEST];
    int move_count, helpers, line;
    int is_ours; /* in the part of the work that is done here */
    volatile int result; /* STOPPED: not settled yet */
    double nodes;
} unit;

typedef struct {
    position at[DEEPEST];
    uint16_t moves[DEEPEST][PLACEMENTS];
    int merits[DEEPEST][PLACEMENTS];
    uint16_t killers[DEEPEST][2][KILLERS];
    word nodes, seed;
    dream dream;
    unit *work;
    int popular[PLACEMENTS]; /* how often a reply was written down for this unit */
    uint16_t *replies;
    int reply_count, reply_room;
} searcher;

static volatile int is_over, is_refuted[LINES];
static int before_line[LINES]; /* the line with another reply to the same first move; 0: none */
static double deadline;
static int left_from = 500; /* where no more placements are alive, the rest needs no replies */
static int by = 1; /* so many hexes must the second player's longest snake be ahead */

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static int is_to_stop(searcher *my) {
    if (now() > deadline) is_over = 1;
    return is_over || my->work->result != STOPPED || is_refuted[my->work->line];
}

static void praise(uint16_t *killers, int move) {
    int at = 0;
    while (at < KILLERS - 1 && killers[at] != move) at++;
    for (; at > 0; at--) killers[at] = killers[at - 1];
    killers[0] = move;
}

/* How many ways of a colour to grow lie on each cell; how many there are. */
static int heat_up(const colour *one, int *heat) {
    int found = 0;
    for (int n = 0; n < one->start[TILES]; n++) {
        word cells = cells_of[one->list[n]];
        if (!(cells & one->once)) continue;
        found++;
        for (; cells; cells &= cells - 1) heat[lowest(cells)]++;
    }
    return found;
}

/* What is tried first: long snakes, in the other's way, that were good elsewhere at this depth. */
static void judge(searcher *my, int ply, int seat, int found) {
    const colour *own = &my->at[ply].colours[seat], *foe = &my->at[ply].colours[1 - seat];
    int heat[64] = {0}, foes = 1 + heat_up(foe, heat);
    for (int n = 0; n < found; n++) {
        int move = my->moves[ply][n], length = place[move].size, merit = 0, heats = 0;
        word cells = cells_of[move];
        if (cells & own->once) {
            word beside = around[place[move].first] | around[place[move].last];
            for (int snake = 0; snake < own->snake_count; snake++)
                if (own->snakes[snake] & beside) length += count(own->snakes[snake]);
            merit += FOR_TOUCH;
        }
        for (; cells; cells &= cells - 1) heats += heat[lowest(cells)];
        merit += FOR_LENGTH * length + FOR_HEAT * 64 * heats / foes;
        for (int killer = 0; killer < KILLERS; killer++)
            if (my->killers[ply][seat][killer] == move) merit += FOR_KILLER >> killer;
        my->merits[ply][n] = merit + (my->seed ? random_word(&my->seed) % 1000 : 0);
    }
}

static void bring_best(searcher *my, int ply, int from, int found) {
    uint16_t *moves = my->moves[ply];
    int *merits = my->merits[ply], best = from;
    for (int n = from + 1; n < found; n++)
        if (merits[n] > merits[best]) best = n;
    int move = moves[best], merit = merits[best];
    moves[best] = moves[from], merits[best] = merits[from];
    moves[from] = move, merits[from] = merit;
}

/* What follows from lengths alone: the result, or STOPPED. */
static int bound(const position *at) {
    if (at->colours[1].longest >= reach(&at->colours[0]) + by) return YES;
    if (reach(&at->colours[1]) < at->colours[0].longest + by) return NO;
    return STOPPED;
}

static int dreamt(searcher *my, const position *at) {
    const colour *zero = &at->colours[0], *one = &at->colours[1];
    if (!could_reach(&my->dream, zero, one->longest + 1 - by)) return YES;
    if (!could_reach(&my->dream, one, zero->longest + by)) return NO;
    return STOPPED;
}

/* The key of a position says who is next, be it that he can't move. */
static key key_of_child(const position *at, int seat, int move) {
    key child = key_after(at, seat, move);
    if (seat == 0) mix(&child, turn_key);
    return child;
}

/* Whether seat 1 wins where `seat` is next, or the other if that can't move. */
static int wins(searcher *my, int ply, int seat) {
    position *at = &my->at[ply];
    word before = my->nodes++;
    if (!(my->nodes & 1023) && is_to_stop(my)) return STOPPED;
    int result = bound(at);
    if (result != STOPPED) return result;
    key hash = at->hash;
    if (seat) mix(&hash, turn_key);
    int found = legal_moves(at, seat, my->moves[ply]);
    if (!found) {
        give_up(&at->colours[seat]);
        seat = 1 - seat;
        found = legal_moves(at, seat, my->moves[ply]);
        if (!found) return at->colours[1].longest >= at->colours[0].longest + by;
        result = bound(at);
        if (result != STOPPED) return result;
    }
    result = dreamt(my, at);
    if (result == STOPPED) {
        result = 1 - seat;
        judge(my, ply, seat, found);
        for (int n = 0; n < found && result != seat; n++) {
            if (seat == 1 || n < FIRST) bring_best(my, ply, n, found);
            int move = my->moves[ply][n];
            key child = key_of_child(at, seat, move);
            __builtin_prefetch(line_of(child));
            position *next = &my->at[ply + 1];
            next->hash = key_after(at, seat, move);
            grow(&at->colours[seat], &next->colours[seat], move, at->colours[1 - seat].own);
            int answer = known(child);
            if (answer == STOPPED) {
                crowd(&at->colours[1 - seat], &next->colours[1 - seat], cells_of[move]);
                answer = wins(my, ply + 1, 1 - seat);
                if (answer == STOPPED) return STOPPED;
            }
            result = answer;
            if (answer == seat) praise(my->killers[ply][seat], move);
        }
    }
    if (my->nodes - before > 1) remember(hash, result, logarithm(my->nodes - before));
    return result;
}
