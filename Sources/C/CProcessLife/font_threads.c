#define _GNU_SOURCE
#include "font_threads.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Pango asks fontconfig in threads of its own: up to 1.50 one for each question, which ends with the answer; later one
// for each font map, which takes questions from a queue for good. A fork has none of them, and who asks would wait
// forever. So the fork waits until they have nothing to do, and the queue's thread is started again in the child, when
// it is first asked something.
//
// These functions of GLib are found before GLib's own, as those of libc in CDeterminism are.

typedef struct _GThread GThread;
typedef struct _GAsyncQueue GAsyncQueue;
typedef void *(*thread_function)(void *);

struct font_thread {
    thread_function function;
    void *data;
    // What it takes questions from; NULL where it has not asked for any yet, or answers one only.
    GAsyncQueue *queue;
    // The parent's: it does not run here.
    bool was_left_behind;
    struct font_thread *next;
};

// Held for a few instructions, and across a fork.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct font_thread *threads;
static __thread struct font_thread *current;

#define NEXT(name, type) ((type)dlsym(RTLD_NEXT, name))

static GThread *start(const char *name, thread_function function, void *data) {
    typedef GThread *(*function_type)(const char *, thread_function, void *);
    static function_type next;
    if (!next) next = NEXT("g_thread_new", function_type);
    return next(name, function, data);
}

static int length(GAsyncQueue *queue) {
    typedef int (*function_type)(GAsyncQueue *);
    static function_type next;
    if (!next) next = NEXT("g_async_queue_length", function_type);
    return next(queue);
}

static void *run(void *argument) {
    struct font_thread *thread = argument;
    current = thread;
    void *result = thread->function(thread->data);
    pthread_mutex_lock(&lock);
    for (struct font_thread **place = &threads; *place; place = &(*place)->next) {
        if (*place == thread) {
            *place = thread->next;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    free(thread);
    return result;
}

__attribute__((visibility("default"))) GThread *g_thread_new(const char *name, thread_function function, void *data) {
    struct font_thread *thread;
    if (!name || strncmp(name, "[pango]", 7) || !(thread = calloc(1, sizeof *thread))) {
        return start(name, function, data);
    }
    thread->function = function;
    thread->data = data;
    pthread_mutex_lock(&lock);
    thread->next = threads;
    threads = thread;
    pthread_mutex_unlock(&lock);
    return start(name, run, thread);
}

__attribute__((visibility("default"))) void *g_async_queue_pop(GAsyncQueue *queue) {
    typedef void *(*function_type)(GAsyncQueue *);
    static function_type next;
    if (!next) next = NEXT("g_async_queue_pop", function_type);
    if (current) {
        pthread_mutex_lock(&lock);
        current->queue = queue;
        pthread_mutex_unlock(&lock);
    }
    return next(queue);
}

__attribute__((visibility("default"))) void g_async_queue_push(GAsyncQueue *queue, void *data) {
    typedef void (*function_type)(GAsyncQueue *, void *);
    static function_type next;
    if (!next) next = NEXT("g_async_queue_push", function_type);
    struct font_thread *left = NULL;
    pthread_mutex_lock(&lock);
    for (struct font_thread *thread = threads; thread && !left; thread = thread->next) {
        // One that was given its queue and nothing else can begin anew.
        if (thread->was_left_behind && thread->queue == queue && thread->data == queue) left = thread;
    }
    if (left) left->was_left_behind = false;
    pthread_mutex_unlock(&lock);
    if (left) {
        typedef void (*unref_type)(GThread *);
        NEXT("g_thread_unref", unref_type)(start("[pango] fontconfig", run, left));
    }
    next(queue, data);
}

// Whether one is at work. One that waits has a length of less than nothing: nobody holds the queue's lock then.
static bool is_busy(void) {
    for (struct font_thread *thread = threads; thread; thread = thread->next) {
        if (!thread->was_left_behind && (!thread->queue || length(thread->queue) >= 0)) return true;
    }
    return false;
}

void darkroom_font_threads_will_fork(void) {
    // Two seconds: fontconfig answers within milliseconds.
    for (int attempt = 0; attempt < 2000; attempt++) {
        pthread_mutex_lock(&lock);
        if (!is_busy()) return;
        pthread_mutex_unlock(&lock);
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    pthread_mutex_lock(&lock);
}

void darkroom_font_threads_did_fork(bool is_child) {
    for (struct font_thread *thread = threads; is_child && thread; thread = thread->next) thread->was_left_behind = true;
    pthread_mutex_unlock(&lock);
}
