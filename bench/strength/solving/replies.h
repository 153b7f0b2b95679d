/* The replies, once a unit is won. */
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include "search.h"

static void write_reply(searcher *my, int move) {
    if (my->reply_count == my->reply_room) {
        my->reply_room = 2 * my->reply_room + 1024;
        my->replies = realloc(my->replies, my->reply_room * sizeof *my->replies);
    }
    my->replies[my->reply_count++] = move;
    my->popular[move]++;
}

/* A reply that wins: of those that the table knows the one that was most often written down. */
static int winning_reply(searcher *my, int ply, int found) {
    position *at = &my->at[ply];
    uint16_t *moves = my->moves[ply];
    int best = -1;
    for (int n = 0; n < found; n++)
        if (known(key_of_child(at, 1, moves[n])) == YES)
            if (best < 0 || my->popular[moves[n]] > my->popular[best]) best = moves[n];
    if (best >= 0) return best;
    judge(my, ply, 1, found);
    for (int n = 0; n < found; n++) {
        bring_best(my, ply, n, found);
        play(at, &my->at[ply + 1], 1, moves[n]);
        int answer = wins(my, ply + 1, 0);
        if (answer == STOPPED) return -1;
        if (answer == YES) return moves[n];
    }
    fprintf(stderr, "A win has no winning reply.\n");
    exit(3);
}

static int write_replies(searcher *my, int ply, int seat) {
    position *at = &my->at[ply];
    uint16_t moves[PLACEMENTS];
    int found = legal_moves(at, seat, my->moves[ply]);
    if (!found) seat = 1 - seat, found = legal_moves(at, seat, my->moves[ply]);
    if (seat == 1) {
        if (at->colours[0].start[TILES] + at->colours[1].start[TILES] <= left_from) return 1;
        moves[0] = winning_reply(my, ply, found);
        found = 1;
        if (moves[0] == (uint16_t)-1) return 0;
        write_reply(my, moves[0]);
    } else memcpy(moves, my->moves[ply], found * sizeof *moves);
    for (int n = 0; n < found; n++) {
        play(at, &my->at[ply + 1], seat, moves[n]);
        if (!write_replies(my, ply + 1, 1 - seat)) return 0;
    }
    return 1;
}
