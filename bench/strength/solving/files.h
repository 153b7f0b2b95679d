/* Files. */
#pragma once
#include <unistd.h>
#include "units.h"

static void add_unit(unit one) {
    static int room;
    if (unit_count == room) units = realloc(units, (room += 4096) * sizeof *units);
    units[unit_count++] = one;
}

/* Every continuation of a line; the answers named in `first` are looked at before the others. */
static void add_units(unit line, const char *first) {
    searcher *my = calloc(1, sizeof *my);
    int seat = prepare(my, &line), found = 0;
    if (seat >= 0) found = legal_moves(&my->at[line.move_count], seat, my->moves[0]);
    if (!found) fprintf(stderr, "A line that isn't legal, or ends.\n"), exit(2);
    static int lines;
    if (lines + 1 >= LINES) fprintf(stderr, "Too many lines.\n"), exit(2);
    line.move_count++;
    line.line = ++lines;
    if (line.move_count > 2)
        for (int n = 0; n < unit_count; n++)
            if (units[n].line && units[n].moves[0] == line.moves[0]) before_line[lines] = units[n].line;
    for (int n = 0; n < found; n++) {
        line.moves[line.move_count - 1] = my->moves[0][n];
        add_unit(line);
    }
    for (char *copy = strdup(first), *name = strtok(copy, " \n"); name; name = strtok(NULL, " \n"))
        for (int n = unit_count - found; n < unit_count; n++)
            if (!strcmp(names[units[n].moves[line.move_count - 1]], name)) add_hopeful(n);
    free(my);
}

static void read_job(const char *path) {
    FILE *file = fopen(path, "r");
    char line[512];
    if (!file) perror(path), exit(2);
    while (fgets(line, sizeof line, file)) {
        char *part = strtok(line, " \n");
        if (!part || *part == '#') continue;
        if (!strcmp(part, "cell")) { /* its neighbours */
            int cell = cell_count++;
            while ((part = strtok(NULL, " \n"))) around[cell] |= 1ull << atoi(part);
        } else if (!strcmp(part, "place")) { /* tile, name, cells */
            if (!placement_count)
                for (int one = 0; one < cell_count; one++)
                    for (int two = 0; two < cell_count; two++)
                        common[one][two] = around[one] & around[two];
            int path[4], size = 0, tile = atoi(strtok(NULL, " \n"));
            strcpy(names[placement_count], strtok(NULL, " \n"));
            while ((part = strtok(NULL, " \n"))) path[size++] = atoi(part);
            add_placement(tile, size, path);
            for (int after = tile + 1; after <= TILES; after++) first_of[after] = placement_count;
        } else if (!strcmp(part, "unit") || !strcmp(part, "line")) {
            /* Moves by name: of a unit, or of a line whose every continuation is one. Behind a
             * colon are the answers to the line that may refute it. */
            unit one = {.result = STOPPED};
            int is_line = *part == 'l';
            while ((part = strtok(NULL, " \n")) && strcmp(part, ":"))
                one.moves[one.move_count++] = placement_named(part);
            part = part ? strtok(NULL, "\n") : NULL;
            if (is_line) add_units(one, part ? part : "");
            else add_unit(one);
        }
    }
    fclose(file);
}

static int is_same(const unit *one, const unit *two) {
    return one->move_count == two->move_count
        && !memcmp(one->moves, two->moves, one->move_count * sizeof *one->moves);
}

static void read_results(const char *path) {
    FILE *file = fopen(path, "r");
    char line[512];
    if (!file) return;
    while (fgets(line, sizeof line, file)) {
        unit one = {0};
        char *part = strtok(line, " \n");
        while (part && strcmp(part, "wins") && strcmp(part, "fails")) {
            one.moves[one.move_count++] = placement_named(part);
            part = strtok(NULL, " \n");
        }
        char *nodes = part ? strtok(NULL, " \n") : NULL;
        if (!nodes || !strtok(NULL, " \n")) continue; /* broken off while it was written */
        for (int n = 0; n < unit_count; n++)
            if (units[n].result == STOPPED && is_same(&units[n], &one)) {
                units[n].result = strcmp(part, "fails") ? YES : NO;
                units[n].nodes = atof(nodes);
                if (units[n].is_ours) settled_count++;
                if (units[n].result == NO && units[n].line) is_refuted[units[n].line] = 1;
            }
    }
    fclose(file);
}

/* Of so many parts, the work is shared out evenly, this one is done here. */
static void choose_part(int part, int parts) {
    for (int n = 0; n < unit_count; n++) {
        units[n].is_ours = n % parts == part - 1;
        ours_count += units[n].is_ours;
    }
}

/* What was broken off is cut off. */
static void read_proof(const char *path) {
    FILE *file = fopen(path, "rb");
    uint32_t header[2];
    long whole = 0, size;
    if (!file) return;
    fseek(file, 0, SEEK_END);
    size = ftell(file);
    while (!fseek(file, whole, SEEK_SET) && fread(header, sizeof header, 1, file) == 1) {
        long end = whole + sizeof header + header[1] * sizeof(uint16_t);
        if (end > size) break;
        whole = end;
        reply_count += header[1];
    }
    fclose(file);
    if (whole < size && truncate(path, whole)) perror(path);
}
