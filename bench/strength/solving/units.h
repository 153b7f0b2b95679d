/* Units of work: positions after a few moves, shared out among threads. */
#pragma once
#include <pthread.h>
#include "replies.h"

static char names[PLACEMENTS][24];
static unit *units;
static int unit_count, next_unit, ours_count, settled_count, thread_count = 1;
static int *hopeful, hopeful_count; /* units that may refute their line */
static word reply_count;
static FILE *results_file, *proof_file;
static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;

static int placement_named(const char *name) {
    for (int number = 0; number < placement_count; number++)
        if (!strcmp(names[number], name)) return number;
    fprintf(stderr, "There is no placement %s.\n", name);
    exit(2);
}

static void write_moves(FILE *out, const unit *one) {
    for (int n = 0; n < one->move_count; n++) fprintf(out, "%s ", names[one->moves[n]]);
}

/* The seat that is next after a unit's moves; -1 if one of them is not legal. */
static int prepare(searcher *my, const unit *one) {
    int seat = 0;
    set_up(&my->at[0]);
    for (int ply = 0; ply < one->move_count; ply++) {
        position *at = &my->at[ply];
        int found = legal_moves(at, seat, my->moves[ply]);
        if (!found) seat = 1 - seat, found = legal_moves(at, seat, my->moves[ply]);
        int is_there = 0;
        for (int n = 0; n < found; n++) is_there |= my->moves[ply][n] == one->moves[ply];
        if (!is_there) return -1;
        play(at, &my->at[ply + 1], seat, one->moves[ply]);
        seat = 1 - seat;
    }
    return seat;
}

static void settle(searcher *my, unit *one) {
    word before = my->nodes;
    double began = now();
    int seat = prepare(my, one), result, is_whole = 1;
    if (seat < 0) {
        fprintf(stderr, "Not legal: ");
        write_moves(stderr, one);
        fprintf(stderr, "\n");
        exit(2);
    }
    my->work = one;
    result = wins(my, one->move_count, seat);
    my->reply_count = 0;
    if (result == YES) {
        memset(my->popular, 0, sizeof my->popular);
        prepare(my, one);
        is_whole = write_replies(my, one->move_count, seat);
    }
    pthread_mutex_lock(&writing);
    one->nodes += my->nodes - before;
    if (result != STOPPED && is_whole && one->result == STOPPED) {
        one->result = result;
        settled_count++;
        if (result == NO && one->line) is_refuted[one->line] = 1;
        if (result == YES) {
            uint32_t header[2] = {one - units, my->reply_count};
            fwrite(header, sizeof header, 1, proof_file);
            fwrite(my->replies, sizeof *my->replies, my->reply_count, proof_file);
            fflush(proof_file);
            reply_count += my->reply_count;
        }
        write_moves(results_file, one);
        fprintf(results_file, "%s %.0f %.2f\n", result ? "wins" : "fails", one->nodes, now() - began);
        fflush(results_file);
    }
    pthread_mutex_unlock(&writing);
}

/* Whether there is work to do at a unit: a reply is looked at once those before it are refuted. */
static int is_open(const unit *one) {
    int before = before_line[one->line];
    return one->is_ours && one->result == STOPPED && !is_refuted[one->line]
        && (!before || is_refuted[before]);
}

static void add_hopeful(int number) {
    hopeful = realloc(hopeful, (hopeful_count + 1) * sizeof *hopeful);
    hopeful[hopeful_count++] = number;
}

static unit *take_hopeful(void) {
    for (int n = 0; n < hopeful_count; n++) {
        unit *one = &units[hopeful[n]];
        if (is_open(one) && !one->helpers) return one;
    }
    return NULL;
}

/* The next unit nobody works at; if there is none, the one that fewest work at. */
static unit *take(void) {
    pthread_mutex_lock(&writing);
    unit *found = take_hopeful();
    if (!found) {
        while (next_unit < unit_count && (!is_open(&units[next_unit]) || units[next_unit].helpers))
            next_unit++;
        if (next_unit < unit_count) found = &units[next_unit++];
    }
    if (!found)
        for (int n = 0; n < unit_count; n++)
            if (is_open(&units[n]) && (!found || units[n].helpers < found->helpers))
                found = &units[n];
    if (found) found->helpers++;
    pthread_mutex_unlock(&writing);
    return found;
}

static int working_count; /* threads that still have work */

static void *work(void *argument) {
    searcher *my = argument;
    unit *one;
    while (!is_over && (one = take())) {
        /* Whoever helps another looks elsewhere first, else both would do the same. */
        my->seed = one->helpers > 1 ? one->helpers : 0;
        settle(my, one);
        pthread_mutex_lock(&writing);
        one->helpers--;
        pthread_mutex_unlock(&writing);
    }
    __atomic_fetch_sub(&working_count, 1, __ATOMIC_RELAXED);
    return NULL;
}
