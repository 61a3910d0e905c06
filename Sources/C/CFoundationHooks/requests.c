#define _GNU_SOURCE
#include "CFoundationHooks.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// FoundationNetworking's requests, which all end in libcurl. Its function is defined here under its own name, and the
// dynamic linker finds ours first; libcurl itself is not linked, as most widgets never load it. The numbers are those
// of curl's stable interface (curl.h).
enum {
    OPTION_URL = 10002, OPTION_PROXY = 10004, OPTION_ABSTRACT_UNIX_SOCKET = 10264, OPTION_OPEN_SOCKET = 20163,
    OPTION_SOCKET_OPENED = 20148, ALREADY_CONNECTED = 2,
};

static struct darkroom_requests requests;

void darkroom_requests_answer(struct darkroom_requests how) { requests = how; }

typedef int (*setopt_function)(void *, int, ...);

static setopt_function next_setopt(void) {
    static setopt_function found;
    if (found) return found;
    setopt_function next = (setopt_function)dlsym(RTLD_NEXT, "curl_easy_setopt");
    // Loaded later than this library, and out of the order in which names are looked up.
    void *curl = next ? NULL : dlopen("libcurl.so.4", RTLD_NOW | RTLD_NOLOAD);
    if (curl) next = (setopt_function)dlsym(curl, "curl_easy_setopt");
    return found = next;
}

// What curl calls where it would open a socket, and where it would connect it: a confined process can do neither.
static int open_http(void *ignored, int purpose, void *address) {
    (void)ignored, (void)purpose, (void)address;
    return requests.connect(0);
}

static int open_https(void *ignored, int purpose, void *address) {
    (void)ignored, (void)purpose, (void)address;
    return requests.connect(1);
}

static int is_connected(void *ignored, int socket, int purpose) {
    (void)ignored, (void)socket, (void)purpose;
    return ALREADY_CONNECTED;
}

// Leads the request to a socket of this process, without encryption.
static int answer_here(setopt_function next, void *handle, const char *url) {
    const char *rest = strstr(url, "://");
    int is_secure = strncasecmp(url, "https", 5) == 0;
    if (!rest || !requests.connect) return next(handle, OPTION_URL, url);
    char *plain = NULL;
    if (asprintf(&plain, "http%s", rest) < 0) return 27; // CURLE_OUT_OF_MEMORY
    next(handle, OPTION_PROXY, "");
    // Of that kind nothing is looked up; the name is for nobody, but keeps the two schemes' connections apart.
    next(handle, OPTION_ABSTRACT_UNIX_SOCKET, is_secure ? "darkroom-https" : "darkroom-http");
    next(handle, OPTION_OPEN_SOCKET, is_secure ? open_https : open_http);
    next(handle, OPTION_SOCKET_OPENED, is_connected);
    int status = next(handle, OPTION_URL, plain);
    free(plain);
    return status;
}

// Every option's value is a pointer or a whole number of eight bytes, which go the same way.
int curl_easy_setopt(void *handle, int option, ...) {
    va_list arguments;
    va_start(arguments, option);
    void *value = va_arg(arguments, void *);
    va_end(arguments);
    setopt_function next = next_setopt();
    if (!next) return 4; // CURLE_NOT_BUILT_IN
    if (option != OPTION_URL || !value) return next(handle, option, value);
    if (requests.noted) requests.noted(value);
    return answer_here(next, handle, value);
}
