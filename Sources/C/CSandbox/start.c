#define _GNU_SOURCE
#include "calls.h"
#include "CSandbox.h"
#include "landlock.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

// In the child of a process that has threads: nothing but system calls, as another thread may hold any lock.

static int place_descriptors(const int descriptors[4], int report) {
    int copies[4], count = descriptors[3] < 0 ? 3 : 4;
    // Out of the way of each other, and of the numbers that they are to have.
    for (int index = 0; index < count; index++)
        if ((copies[index] = fcntl(descriptors[index], F_DUPFD, report + 1)) < 0) return errno;
    for (int index = 0; index < count; index++)
        if (dup2(copies[index], index) < 0) return errno;
    // Whatever else the parent has open is not this child's.
    if (syscall(SYS_close_range, count, report - 1, 0) || syscall(SYS_close_range, report + 1, ~0u, 0)) {
        for (int index = count; index < 1024; index++)
            if (index != report) close(index);
    }
    return 0;
}

static void reset_signals(void) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static int confine(const struct darkroom_confinement *confinement) {
    // Without paths the kernel has no Landlock, and the caller knows.
    int error = confinement->count ? landlock_confine(confinement->paths, confinement->count) : 0;
    if (error) return error;
    struct filter filter;
    calls_of_any_process(&filter, confinement->allows_network);
    return filter_install(&filter);
}

static int become(const struct darkroom_process *process, int report) {
    if (process->leads_group && setpgid(0, 0)) return errno;
    int error = place_descriptors(process->descriptors, report);
    if (error) return error;
    reset_signals();
    if (process->folder && chdir(process->folder)) return errno;
    if (process->confinement && (error = confine(process->confinement))) return error;
    syscall(SYS_execve, process->program, process->arguments, process->environment);
    return errno;
}

int darkroom_start_process(const struct darkroom_process *process, pid_t *identifier) {
    // Looks up in the parent what the child calls: there another thread may hold the dynamic linker's lock.
    darkroom_landlock_version();
    int ends[2];
    if (pipe2(ends, O_CLOEXEC)) return errno;
    // Above those that are to be placed.
    int report = fcntl(ends[1], F_DUPFD_CLOEXEC, 10);
    int error = report < 0 ? errno : 0;
    close(ends[1]);
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = error ? -1 : fork();
    if (child == 0) {
        error = become(process, report);
        ssize_t ignored = write(report, &error, sizeof error);
        (void)ignored;
        _exit(127);
    }
    if (child < 0 && !error) error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (report >= 0) close(report);
    if (!error) {
        ssize_t count;
        // It ends with the child's program, or brings the reason why there is none.
        do count = read(ends[0], &error, sizeof error);
        while (count < 0 && errno == EINTR);
        if (count != sizeof error) error = 0;
        if (error)
            while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    }
    close(ends[0]);
    if (!error) *identifier = child;
    return error;
}

int darkroom_process_descriptor(pid_t child) {
    // Closed on exec.
    return (int)syscall(SYS_pidfd_open, child, 0);
}
