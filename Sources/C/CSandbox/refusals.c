#include "CSandbox.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>

// Kept without allocating, as calls are refused in places where nothing may be allocated. Code that tries everything
// fills it; the first of each kind tell enough.
enum { capacity = 96, longest = 256 };

static struct {
    enum darkroom_refusal kind;
    char detail[longest];
} noted[capacity];
static size_t count;
static atomic_flag busy = ATOMIC_FLAG_INIT;

// What is told must be the same in every run: processes have other numbers each time.
static size_t copy(char text[longest], const char *detail) {
    static const char processes[] = "/proc/";
    size_t length = 0, prefix = sizeof processes - 1;
    if (strncmp(detail, processes, prefix) == 0 && detail[prefix] >= '0' && detail[prefix] <= '9') {
        memcpy(text, "/proc/<process>", length = strlen("/proc/<process>"));
        for (detail += prefix; *detail >= '0' && *detail <= '9';) detail++;
    }
    for (; *detail && length < longest - 1; detail++) text[length++] = *detail;
    text[length] = 0;
    return length;
}

void darkroom_note_refusal(enum darkroom_refusal kind, const char *detail) {
    int error = errno;
    char text[longest];
    size_t length = copy(text, detail ? detail : "");
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {}
    size_t index = 0;
    while (index < count && (noted[index].kind != kind || strcmp(noted[index].detail, text) != 0)) index++;
    if (index == count && count < capacity) {
        noted[count].kind = kind;
        memcpy(noted[count].detail, text, length + 1);
        count++;
    }
    atomic_flag_clear_explicit(&busy, memory_order_release);
    errno = error;
}

void darkroom_note_if_refused(bool failed, enum darkroom_refusal kind, const char *detail) {
    if (failed && darkroom_sandbox_is_entered() && (errno == EACCES || errno == EPERM))
        darkroom_note_refusal(kind, detail);
}

void darkroom_take_refusals(
    void (*tell)(void *context, enum darkroom_refusal kind, const char *detail), void *context
) {
    while (count > 0) {
        char detail[longest];
        while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) {}
        count--;
        enum darkroom_refusal kind = noted[count].kind;
        memcpy(detail, noted[count].detail, longest);
        atomic_flag_clear_explicit(&busy, memory_order_release);
        tell(context, kind, detail);
    }
}
