#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"
#include "next_definition.h"

#include <string.h>
#include <sys/resource.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

// What a process has used so far: for the program's own code always a second, and 16 MB.

enum { used_seconds = 1, used_kilobytes = 16384 };

int64_t darkroom_peak_memory(void) {
    struct rusage usage;
    if (NEXT_DEFINITION(typeof(&getrusage), "getrusage")(RUSAGE_SELF, &usage) != 0) return 0;
    return (int64_t)usage.ru_maxrss * 1024;
}

int getrusage(__rusage_who_t who, struct rusage *usage) {
    if (!CALLER_SEES_DEVICE) return NEXT_DEFINITION(typeof(&getrusage), "getrusage")(who, usage);
    memset(usage, 0, sizeof *usage);
    usage->ru_utime.tv_sec = used_seconds;
    usage->ru_maxrss = used_kilobytes;
    return 0;
}

clock_t clock(void) {
    return CALLER_SEES_DEVICE ? used_seconds * CLOCKS_PER_SEC : NEXT_DEFINITION(typeof(&clock), "clock")();
}

clock_t times(struct tms *used) {
    if (!CALLER_SEES_DEVICE) return NEXT_DEFINITION(typeof(&times), "times")(used);
    long ticks = sysconf(_SC_CLK_TCK);
    if (used) *used = (struct tms){.tms_utime = used_seconds * ticks};
    return (clock_t)device_uptime * ticks;
}

int getloadavg(double averages[], int count) {
    if (!CALLER_SEES_DEVICE) return NEXT_DEFINITION(typeof(&getloadavg), "getloadavg")(averages, count);
    for (int index = 0; index < count; index++) averages[index] = 1;
    return count;
}
