#define _GNU_SOURCE
#include "CDeterminism.h"
#include "next_definition.h"

#include <errno.h>
#include <netdb.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

static atomic_bool refused;

void darkroom_network_refuse(void) { refused = true; }

void darkroom_network_allow(void) { refused = false; }

static bool is_network(const struct sockaddr *address) {
    return address->sa_family == AF_INET || address->sa_family == AF_INET6;
}

// The socket of a request that is answered from recordings is one of a pair, and connected. curl asks nevertheless.
static bool is_answered_here(const struct sockaddr *address, socklen_t length) {
    static const char name[] = "\0darkroom-http";
    const size_t start = offsetof(struct sockaddr_un, sun_path), size = sizeof name - 1;
    return address->sa_family == AF_UNIX && length >= start + size
        && memcmp((const char *)address + start, name, size) == 0;
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
    typedef int (*function)(int, const struct sockaddr *, socklen_t);
    if (is_answered_here(address, length)) return 0;
    if (refused && is_network(address)) {
        errno = ENETUNREACH;
        return -1;
    }
    return NEXT_DEFINITION(function, "connect")(socket, address, length);
}

ssize_t sendto(
    int socket, const void *buffer, size_t count, int flags, const struct sockaddr *address, socklen_t length
) {
    typedef ssize_t (*function)(int, const void *, size_t, int, const struct sockaddr *, socklen_t);
    if (refused && address && is_network(address)) {
        errno = ENETUNREACH;
        return -1;
    }
    return NEXT_DEFINITION(function, "sendto")(socket, buffer, count, flags, address, length);
}

// libc resolves names through connections of its own, past `connect`.
int getaddrinfo(
    const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result
) {
    typedef int (*function)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    if (refused) return EAI_FAIL;
    return NEXT_DEFINITION(function, "getaddrinfo")(node, service, hints, result);
}
