#define _GNU_SOURCE
#include "program_code.h"
#include "CDeterminism.h"

#include <ctype.h>
#include <link.h>
#include <stddef.h>
#include <string.h>

uintptr_t darkroom_program_start, darkroom_program_end, darkroom_program_base;

// Types whose changes happen in libraries or in memory that nothing announces: by the beginnings of mangled names.
static const char *const hidden_state[] = {
    "$s15Synchronization", "$s10Foundation7NSCacheC", "$sSp8allocate8capacity", "$sSv8allocate9byteCount",
    "pthread_setspecific", "OSAtomic",
};

static bool keeps_hidden_state(const char *symbol) {
    for (size_t index = 0; index < sizeof hidden_state / sizeof *hidden_state; index++)
        if (strncmp(symbol, hidden_state[index], strlen(hidden_state[index])) == 0) return true;
    // NSMutableArray and its like.
    static const char foundation[] = "$s10Foundation";
    if (strncmp(symbol, foundation, strlen(foundation)) != 0) return false;
    for (symbol += strlen(foundation); isdigit((unsigned char)*symbol); symbol++) {}
    return strncmp(symbol, "NSMutable", strlen("NSMutable")) == 0;
}

// What the program takes from libraries. In the hash table's order, symbols without a definition come first, and the
// table's second word counts them.
static bool imports_hidden_state(const ElfW(Dyn) *entries) {
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    const uint32_t *hash = NULL;
    for (const ElfW(Dyn) *entry = entries; entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_SYMTAB) symbols = (const ElfW(Sym) *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_STRTAB) names = (const char *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_GNU_HASH) hash = (const uint32_t *)entry->d_un.d_ptr;
    }
    if (!symbols || !names || !hash) return true;
    for (uint32_t index = 1; index < hash[1]; index++)
        if (keeps_hidden_state(names + symbols[index].st_name)) return true;
    return false;
}

// The first that is told is the program.
static int find_program(struct dl_phdr_info *info, size_t size, void *is_watched) {
    (void)size;
    darkroom_program_base = info->dlpi_addr;
    bool hides = true;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (segment->p_type == PT_DYNAMIC) hides = imports_hidden_state((const ElfW(Dyn) *)start);
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        darkroom_program_start = start;
        darkroom_program_end = start + segment->p_memsz;
    }
    if (darkroom_is_program_code((void *)find_program)) {
        // The engine's own code cannot be told from the user's.
        darkroom_program_end = darkroom_program_start;
        hides = true;
    }
    *(bool *)is_watched = !hides;
    return 1;
}

bool darkroom_state_watch(void) {
    bool is_watched = false;
    dl_iterate_phdr(find_program, &is_watched);
    return is_watched;
}

uintptr_t darkroom_state_program_base(void) { return darkroom_program_base; }

bool darkroom_state_knows_program(void) { return darkroom_program_end > darkroom_program_start; }
