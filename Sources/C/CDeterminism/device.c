#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"

#include <errno.h>
#include <link.h>
#include <stdio.h>
#include <string.h>

atomic_bool darkroom_device_shown;
struct timespec darkroom_device_start;

static char system_version[32] = "26.0";

void darkroom_device_set_system_version(const char *version) {
    snprintf(system_version, sizeof system_version, "%s", version);
}

const char *darkroom_device_system_version(void) { return system_version; }

// Of which Darwin a release of iOS is: 24.4.0 of iOS 18.4, 25.0.0 of iOS 26.0.
void darkroom_device_kernel_release(char *buffer, size_t size) {
    int major = 26, minor = 0;
    sscanf(system_version, "%d.%d", &major, &minor);
    snprintf(buffer, size, "%d.%d.0", major < 26 ? major + 6 : major - 1, minor);
}

// Where the code lies that sees the device.
static struct { uintptr_t start, end; } ranges[2];

static uintptr_t program_start, program_end;

static int find_code(struct dl_phdr_info *info, size_t size, void *count) {
    (void)size;
    int *seen = count;
    // The first that is told is the program.
    int range = (*seen)++ == 0 ? 0 : strstr(info->dlpi_name, "/libFoundationEssentials.so") ? 1 : -1;
    if (range < 0) return 0;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD) continue;
        if (range == 0) {
            if (!program_start) program_start = info->dlpi_addr + segment->p_vaddr;
            program_end = info->dlpi_addr + segment->p_vaddr + segment->p_memsz;
        }
        if (!(segment->p_flags & PF_X)) continue;
        ranges[range].start = info->dlpi_addr + segment->p_vaddr;
        ranges[range].end = ranges[range].start + segment->p_memsz;
    }
    return 0;
}

bool darkroom_asks_for_device(const void *return_address) {
    uintptr_t address = (uintptr_t)return_address;
    for (int range = 0; range < 2; range++) {
        if (address >= ranges[range].start && address < ranges[range].end) return true;
    }
    return false;
}

bool darkroom_is_programs_data(const void *address) {
    return (uintptr_t)address - program_start < program_end - program_start;
}

void darkroom_device_show(void) {
    int count = 0;
    dl_iterate_phdr(find_code, &count);
    darkroom_device_start = darkroom_machine_time(CLOCK_REALTIME_COARSE);
    if (!darkroom_device_shown) darkroom_clocks_start();
    darkroom_device_shown = true;
}

void darkroom_device_hide(void) { darkroom_device_shown = false; }

void darkroom_device_set_program_name(char *path) {
    program_invocation_name = path;
    const char *slash = strrchr(path, '/');
    program_invocation_short_name = slash ? (char *)slash + 1 : path;
}
