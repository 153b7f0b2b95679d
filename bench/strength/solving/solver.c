/* Does the second player win SNEKAGON, default rules, on a board of at most 64 cells?
 *
 *     gcc -O3 -march=native -pthread solver.c -o solver
 *     ./solver JOB RESULTS PROOF [--threads N] [--memory GIB] [--for SECONDS] [--part 1 --parts 8] …
 *
 * JOB describes the board and the units of work (job.py says how). RESULTS gets a line for each
 * unit as soon as it is settled; PROOF gets the second player's replies. RESULTS is read first,
 * so that a run goes on where another one stopped, at whatever moment.
 *
 * Seats are 0 (who began) and 1. A set of cells is one word. Seat 1 has to win strictly, or, with
 * --by N, by so many hexes. Once a unit of a line fails, the others of it are left.
 */
#define _GNU_SOURCE
#include <sys/mman.h>

#include "files.h"

/* ---- Counting, to hold the rules here against those of the package. ---- */

static word perft(searcher *my, int ply, int seat, int depth) {
    if (!depth) return 1;
    position *at = &my->at[ply];
    int found = legal_moves(at, seat, my->moves[ply]);
    if (!found) seat = 1 - seat, found = legal_moves(at, seat, my->moves[ply]);
    if (!found) return 1;
    if (depth == 1) return found;
    word sum = 0;
    for (int n = 0; n < found; n++) {
        play(at, &my->at[ply + 1], seat, my->moves[ply][n]);
        sum += perft(my, ply + 1, 1 - seat, depth - 1);
    }
    return sum;
}

static void count_all(searcher *my, int depth) {
    for (int plies = 1; plies <= depth; plies++) {
        position start;
        word sum = 0;
        set_up(&start);
        for (int first = 0; first < first_of[1]; first++) { /* the 1-tile */
            play(&start, &my->at[1], 0, first);
            sum += perft(my, 1, 1, plies - 1);
        }
        printf("%d %llu\n", plies, (unsigned long long)sum);
    }
}

/* Of each unit: how many moves there are, and how many placements are alive. */
static void describe_units(searcher *my) {
    for (int n = 0; n < unit_count; n++) {
        int seat = prepare(my, &units[n]);
        position *at = &my->at[units[n].move_count];
        int found = seat < 0 ? -1 : legal_moves(at, seat, my->moves[0]);
        if (!found) found = legal_moves(at, 1 - seat, my->moves[0]);
        printf("%d %d %d %d %d\n", found, at->colours[0].start[TILES], at->colours[1].start[TILES],
               at->colours[0].longest, at->colours[1].longest);
    }
}

static void report(searcher **all, double began, int settled_before) {
    double seconds = now() - began;
    int won = 0, done = settled_count - settled_before;
    word nodes = 0;
    for (int n = 0; n < thread_count; n++) nodes += all[n]->nodes;
    for (int n = 0; n < unit_count; n++) won += units[n].is_ours && units[n].result == YES;
    printf("%6.0f s: %d of %d settled, %d won; %.3g nodes, %.1f million a second; %llu replies",
           seconds, settled_count, ours_count, won, (double)nodes, nodes / seconds / 1e6,
           (unsigned long long)reply_count);
    if (done) printf("; about %.0f s left", seconds * (ours_count - settled_count) / done);
    printf("\n");
    fflush(stdout);
}

int main(int argument_count, char **arguments) {
    double memory = 1, seconds = 1e9, every = 10;
    int depth = 0, is_describing = 0, part = 1, parts = 1;
    word seed = 5;
    if (argument_count < 4) {
        fprintf(stderr, "solver JOB RESULTS PROOF [--threads N] [--memory GIB] [--for SECONDS] "
                        "[--every SECONDS] [--left ALIVE] [--by HEXES] [--part K --parts N] "
                        "[--keys SEED] [--count PLIES] [--describe 1]\n");
        return 2;
    }
    for (int n = 4; n + 1 < argument_count; n += 2) {
        double value = atof(arguments[n + 1]);
        const char *name = arguments[n];
        if (!strcmp(name, "--threads")) thread_count = value;
        else if (!strcmp(name, "--memory")) memory = value;
        else if (!strcmp(name, "--for")) seconds = value;
        else if (!strcmp(name, "--every")) every = value;
        else if (!strcmp(name, "--left")) left_from = value;
        else if (!strcmp(name, "--by")) by = value;
        else if (!strcmp(name, "--part")) part = value;
        else if (!strcmp(name, "--parts")) parts = value;
        else if (!strcmp(name, "--keys")) seed = value;
        else if (!strcmp(name, "--count")) depth = value;
        else if (!strcmp(name, "--describe")) is_describing = value;
        else return fprintf(stderr, "What is %s?\n", name), 2;
    }
    double began = now();
    deadline = began + seconds;
    make_keys(seed);
    read_job(arguments[1]);
    choose_part(part, parts);
    searcher *all[256];
    pthread_t threads[256];
    for (int n = 0; n < thread_count; n++) all[n] = calloc(1, sizeof *all[n]);
    if (depth) return count_all(all[0], depth), 0;
    if (is_describing) return describe_units(all[0]), 0;
    line_count = memory * (1 << 30) / (SLOTS * sizeof(word));
    table = mmap(NULL, line_count * SLOTS * sizeof(word), PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (table == MAP_FAILED) return perror("table"), 2;
    madvise(table, line_count * SLOTS * sizeof(word), MADV_HUGEPAGE);
    read_results(arguments[2]);
    read_proof(arguments[3]);
    results_file = fopen(arguments[2], "a");
    proof_file = fopen(arguments[3], "ab");
    if (!results_file || !proof_file) return perror("files"), 2;
    int settled_before = settled_count;
    printf("%d units, %d settled before; %d threads, a table of %.3g entries\n", ours_count,
           settled_count, thread_count, (double)line_count * SLOTS);
    working_count = thread_count;
    for (int n = 0; n < thread_count; n++) pthread_create(&threads[n], NULL, work, all[n]);
    double told = now();
    while (!is_over && __atomic_load_n(&working_count, __ATOMIC_RELAXED)) {
        usleep(100000);
        if (now() > deadline) is_over = 1;
        if (now() - told > every) told = now(), report(all, began, settled_before);
    }
    for (int n = 0; n < thread_count; n++) pthread_join(threads[n], NULL);
    report(all, began, settled_before);
    return 0;
}
