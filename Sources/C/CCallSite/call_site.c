#define _GNU_SOURCE
#include "CCallSite.h"

#include <link.h>
#include <pthread.h>
#include <stddef.h>

// Libraries, such as the runtime with all of SwiftUI, are not the program: what calls them first, on the way out, is code
// of the widget's. Swift and C are compiled with frame pointers here, which lead from one call to the one around it.
// What is met instead, where a library of the system's keeps something else there, is followed only on the thread's stack
// and outwards, where everything can be read.

/// Between a view's initializer and the widget lie at most a few generic ones of the runtime's.
enum { MOST_FRAMES = 12 };

/// The program's instructions; found once, before any other code.
static struct {
    uintptr_t base, low, high;
} program;

static int find_program(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size, (void)unused;
    program.base = info->dlpi_addr;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[index];
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
        uintptr_t low = info->dlpi_addr + part->p_vaddr, high = low + part->p_memsz;
        if (!program.high || low < program.low) program.low = low;
        if (high > program.high) program.high = high;
    }
    return 1; // The program is the first of all.
}

__attribute__((constructor)) static void prepare(void) { dl_iterate_phdr(find_program, NULL); }

extern void *__libc_stack_end;

/// What the first thread's stack grows to at most: MainStack.size. No other thread's lies as near to its end.
static const uintptr_t FIRST_STACK_SIZE = 128 << 20;

/// Where the stack ends that a frame is on, above all its frames; 0 where that is not known.
static uintptr_t stack_end(uintptr_t frame) {
    // For the first thread, pthread_getattr_np would read a file of the system's.
    uintptr_t first = (uintptr_t)__libc_stack_end;
    if (frame < first && first - frame <= FIRST_STACK_SIZE) return first;
    static __thread uintptr_t end;
    if (end) return end;
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
    void *low = NULL;
    size_t size = 0;
    if (!pthread_attr_getstack(&attributes, &low, &size)) end = (uintptr_t)low + size;
    pthread_attr_destroy(&attributes);
    return end;
}

struct frame {
    const struct frame *caller;
    uintptr_t return_address;
};

__attribute__((noinline)) uint64_t darkroom_call_site(void) {
    const struct frame *frame = __builtin_frame_address(0);
    const uintptr_t end = stack_end((uintptr_t)frame);
    if ((uintptr_t)frame >= end) return 0;
    for (int depth = 0; depth < MOST_FRAMES; depth++) {
        uintptr_t address = frame->return_address;
        // The call lies before the instruction that it returns to.
        if (address >= program.low && address < program.high) return address - 1 - program.base;
        const struct frame *caller = frame->caller;
        if (caller <= frame || (uintptr_t)caller % sizeof(uintptr_t) || (uintptr_t)caller + sizeof *caller > end) return 0;
        frame = caller;
    }
    return 0;
}
