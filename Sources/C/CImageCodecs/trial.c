#define _GNU_SOURCE
#include "CImageCodecs.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// Exit statuses of a trial begin here: a library that ends the process itself says 0 or 1.
#define FIRST_STATUS 64

static void set_limit(int resource, rlim_t soft, rlim_t hard) {
    struct rlimit limit = {soft, hard}, now;
    if (getrlimit(resource, &now) == 0 && now.rlim_max < hard) limit.rlim_max = now.rlim_max;
    if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
    setrlimit(resource, &limit);
}

/// Pages of data, which the limit counts; 0 where nobody says.
static size_t data_pages(void) {
    FILE *file = fopen("/proc/self/statm", "re");
    size_t pages = 0;
    if (file && fscanf(file, "%*s %*s %*s %*s %*s %zu", &pages) != 1) pages = 0;
    if (file) fclose(file);
    return pages;
}

static void become_bounded(unsigned seconds, size_t memory) {
    set_limit(RLIMIT_CPU, seconds, seconds + 1);
    set_limit(RLIMIT_DATA, data_pages() * (size_t)sysconf(_SC_PAGESIZE) + memory,
        data_pages() * (size_t)sysconf(_SC_PAGESIZE) + memory);
    set_limit(RLIMIT_CORE, 0, 0);
    set_limit(RLIMIT_FSIZE, 0, 0);
    // What waits for nothing costs no processor's time. A busy machine may take as much longer.
    alarm(seconds * 10);
}

/// Libraries that are refused memory say so and abort.
static int tells_of_memory(const char *text) {
    static const char *const words[] = {"memory allocation", "bad_alloc", "failed to allocate", "ut of memory"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(text, words[i])) return 1;
    return 0;
}

/// Keeps the end of what is written, until nobody can write any more.
static void read_last_words(int descriptor, char text[4096]) {
    size_t length = 0;
    while (1) {
        if (length > 3000) memmove(text, text + 1500, length -= 1500);
        ssize_t count = read(descriptor, text + length, 4095 - length);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        length += (size_t)count;
    }
    text[length] = 0;
}

codec_trial codec_try(codec_trial (*body)(void *), void *context, unsigned seconds, size_t memory) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return codec_trial_crashed;
    pid_t child = fork();
    if (child < 0) {
        close(ends[0]), close(ends[1]);
        return codec_trial_crashed;
    }
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        // It must end when its parent does, and not be mistaken for it.
        int nothing = open("/dev/null", O_RDWR);
        dup2(nothing, STDIN_FILENO);
        dup2(nothing, STDOUT_FILENO);
        become_bounded(seconds, memory);
        _exit(FIRST_STATUS + (int)body(context));
    }
    close(ends[1]);
    char words[4096];
    read_last_words(ends[0], words);
    close(ends[0]);
    int status = 0;
    struct rusage usage = {0};
    while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {}
    if (WIFEXITED(status)) {
        int outcome = WEXITSTATUS(status) - FIRST_STATUS;
        return outcome >= codec_trial_passed && outcome < codec_trial_crashed ? (codec_trial)outcome
                                                                              : codec_trial_crashed;
    }
    int signal = WTERMSIG(status);
    if (signal == SIGXCPU || signal == SIGALRM || signal == SIGKILL) return codec_trial_slow;
    return tells_of_memory(words) || (size_t)usage.ru_maxrss * 1024 > memory / 8 * 7 ? codec_trial_memory
                                                                                     : codec_trial_crashed;
}
