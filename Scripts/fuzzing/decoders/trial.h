#ifndef TRIAL_H
#define TRIAL_H

#include "CImageCodecs.h"

#include <signal.h>
#include <stdio.h>

/// In the process of a trial: signals end it, as they do without a fuzzer that would take them for its own.
static inline void end_by_signals(void) {
    static const int signals[] = {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGALRM, SIGXCPU, SIGXFSZ, SIGTRAP};
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
}

static unsigned long trials[4];

static void __attribute__((destructor)) print_trials(void) {
    if (trials[codec_trial_passed] == 0) return;
    fprintf(stderr, "trials: %lu passed, %lu too slow, %lu too much memory, %lu crashed\n", trials[codec_trial_passed],
        trials[codec_trial_slow], trials[codec_trial_memory], trials[codec_trial_crashed]);
}

/// Tries a library's step as the product does. What fails there is the library's and costs nothing more.
static inline int passes(codec_trial (*body)(void *), void *context) {
    codec_trial outcome = codec_try(body, context, 1, (size_t)512 << 20);
    trials[outcome]++;
    return outcome == codec_trial_passed;
}

#endif
