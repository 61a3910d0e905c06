#define _GNU_SOURCE
#include "CProcessLife.h"
#include "font_threads.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// Shared by parent and children. An exit status would not do: user code may exit with any.
static _Atomic(int) *end_of_life;

pid_t darkroom_life_fork(void) {
    if (!end_of_life) {
        void *page = mmap(NULL, sizeof *end_of_life, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (page == MAP_FAILED) return -1;
        end_of_life = page;
    }
    *end_of_life = darkroom_life_broken_off;
    darkroom_font_threads_will_fork();
    pid_t parent = getpid(), child = fork();
    darkroom_font_threads_did_fork(child == 0);
    if (child > 0) setpgid(child, child);  // In both, as either may be first.
    if (child != 0) return child;
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(0);
    return 0;
}

void darkroom_life_will_end(enum darkroom_life_end end) {
    if (end_of_life) *end_of_life = (int)end;
}

enum darkroom_life_end darkroom_life_wait(pid_t child, int *status) {
    while (waitpid(child, status, 0) < 0 && errno == EINTR) {}
    kill(-child, SIGKILL);
    return (enum darkroom_life_end)*end_of_life;
}
