#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>

/// The memory that level 1 works in; the macro is an expression that Swift cannot read.
static const unsigned isal_level1_buffer_size = ISAL_DEF_LVL1_DEFAULT;
