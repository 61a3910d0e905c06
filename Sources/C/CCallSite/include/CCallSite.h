#ifndef CCALLSITE_H
#define CCALLSITE_H

#include <stdint.h>

/// Where the program called what called this: how far the innermost instruction of its own lies from where the program
/// was loaded, in bytes, as line tables count. 0 where none is near.
uint64_t darkroom_call_site(void);

#endif
