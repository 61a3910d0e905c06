#define _GNU_SOURCE
#include "CDeterminism.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The variables that the process was started with, once others have taken their place.
static char **launch_variables;

const char *darkroom_launch_variable(const char *name) {
    if (!launch_variables) return getenv(name);
    size_t length = strlen(name);
    for (char **variable = launch_variables; *variable; variable++) {
        if (strncmp(*variable, name, length) == 0 && (*variable)[length] == '=') return *variable + length + 1;
    }
    return NULL;
}

void darkroom_environment_replace(const char *const *variables) {
    size_t count = 0;
    while (variables[count]) count++;
    char **copy = calloc(count + 1, sizeof *copy);
    if (!copy) return;
    for (size_t index = 0; index < count; index++) copy[index] = strdup(variables[index]);
    if (!launch_variables) launch_variables = environ;
    environ = copy;
}

void darkroom_environment_restore(void) {
    if (launch_variables) environ = launch_variables;
    launch_variables = NULL;
}
