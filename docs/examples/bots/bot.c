/* A bot in C without a JSON library: keys come in a fixed order, and "id" follows "choose".
   It makes the first legal move. Build it with: cc -o bot bot.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 24];

int main(void) {
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "{\"type\":\"hello\"", 15) == 0) {
            puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"first in C\"}");
        } else if (strncmp(line, "{\"type\":\"choose\"", 16) == 0) {
            long id = strtol(strstr(line, "\"id\":") + 5, NULL, 10);
            printf("{\"type\":\"move\",\"id\":%ld,\"index\":0}\n", id);
        } else if (strncmp(line, "{\"type\":\"stop\"", 14) == 0) {
            break;
        }
        fflush(stdout); /* a pipe keeps what is not flushed */
    }
    return 0;
}
