#include "CProcessLife.h"

// Defined by the module LinkedCommandLine, in programs that are linked with it.
extern void darkroom_linked_command_line(void) __attribute__((weak));

void darkroom_run_linked_command_line(void) {
    if (darkroom_linked_command_line) darkroom_linked_command_line();
}
