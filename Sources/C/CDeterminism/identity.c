#define _GNU_SOURCE
#include "CDeterminism.h"
#include "device.h"
#include "next_definition.h"

#include <errno.h>
#include <grp.h>
#include <pwd.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <unistd.h>

// Who and where a process is: the answers of an iPhone 16, whose model `sysctlbyname` tells too.

int32_t darkroom_machine_process(void) { return NEXT_DEFINITION(typeof(&getpid), "getpid")(); }

pid_t getpid(void) { return CALLER_SEES_DEVICE ? device_process : darkroom_machine_process(); }

pid_t getppid(void) {
    return CALLER_SEES_DEVICE ? device_parent : NEXT_DEFINITION(typeof(&getppid), "getppid")();
}

#define IDENTITY(type, name)                                                                                           \
    type name(void) { return darkroom_device_shown ? device_user : NEXT_DEFINITION(typeof(&name), #name)(); }
IDENTITY(uid_t, getuid)
IDENTITY(uid_t, geteuid)
IDENTITY(gid_t, getgid)
IDENTITY(gid_t, getegid)

static const char host[] = "localhost", user[] = "mobile", full_name[] = "Mobile User", shell[] = "/bin/sh",
                  home[] = "/var/mobile", no_password[] = "*";

int gethostname(char *name, size_t size) {
    if (!darkroom_device_shown) return NEXT_DEFINITION(typeof(&gethostname), "gethostname")(name, size);
    if (size < sizeof host) {
        errno = ENAMETOOLONG;
        return -1;
    }
    memcpy(name, host, sizeof host);
    return 0;
}

int uname(struct utsname *name) {
    if (!darkroom_device_shown) return NEXT_DEFINITION(typeof(&uname), "uname")(name);
    memset(name, 0, sizeof *name);
    strcpy(name->sysname, "Darwin");
    strcpy(name->nodename, host);
    darkroom_device_kernel_release(name->release, sizeof name->release);
    snprintf(name->version, sizeof name->version, "Darwin Kernel Version %.32s", name->release);
    strcpy(name->machine, "iPhone17,3");
    return 0;
}

static struct passwd person(void) {
    return (struct passwd){
        .pw_name = (char *)user, .pw_passwd = (char *)no_password, .pw_uid = device_user, .pw_gid = device_user,
        .pw_gecos = (char *)full_name, .pw_dir = (char *)home, .pw_shell = (char *)shell,
    };
}

struct passwd *getpwuid(uid_t identifier) {
    static struct passwd answer;
    if (!darkroom_device_shown || identifier != device_user)
        return NEXT_DEFINITION(typeof(&getpwuid), "getpwuid")(identifier);
    answer = person();
    return &answer;
}

struct passwd *getpwnam(const char *name) {
    static struct passwd answer;
    if (!darkroom_device_shown || strcmp(name, user) != 0)
        return NEXT_DEFINITION(typeof(&getpwnam), "getpwnam")(name);
    answer = person();
    return &answer;
}

int getpwuid_r(uid_t identifier, struct passwd *entry, char *buffer, size_t size, struct passwd **result) {
    if (!darkroom_device_shown || identifier != device_user)
        return NEXT_DEFINITION(typeof(&getpwuid_r), "getpwuid_r")(identifier, entry, buffer, size, result);
    *entry = person();
    *result = entry;
    return 0;
}

int getpwnam_r(const char *name, struct passwd *entry, char *buffer, size_t size, struct passwd **result) {
    if (!darkroom_device_shown || strcmp(name, user) != 0)
        return NEXT_DEFINITION(typeof(&getpwnam_r), "getpwnam_r")(name, entry, buffer, size, result);
    *entry = person();
    *result = entry;
    return 0;
}

int getgrgid_r(gid_t identifier, struct group *entry, char *buffer, size_t size, struct group **result) {
    static char *nobody[] = {NULL};
    if (!darkroom_device_shown || identifier != device_user)
        return NEXT_DEFINITION(typeof(&getgrgid_r), "getgrgid_r")(identifier, entry, buffer, size, result);
    *entry = (struct group){
        .gr_name = (char *)user, .gr_passwd = (char *)no_password, .gr_gid = device_user, .gr_mem = nobody};
    *result = entry;
    return 0;
}

long sysconf(int name) {
    if (CALLER_SEES_DEVICE) {
        long page = NEXT_DEFINITION(typeof(&sysconf), "sysconf")(_SC_PAGESIZE);
        switch (name) {
        case _SC_NPROCESSORS_CONF:
        case _SC_NPROCESSORS_ONLN: return device_processors;
        case _SC_PHYS_PAGES: return (long)(DEVICE_MEMORY / (uint64_t)page);
        case _SC_AVPHYS_PAGES: return (long)(DEVICE_MEMORY / 2 / (uint64_t)page);
        default: break;
        }
    }
    return NEXT_DEFINITION(typeof(&sysconf), "sysconf")(name);
}

int get_nprocs(void) { return CALLER_SEES_DEVICE ? device_processors : NEXT_DEFINITION(typeof(&get_nprocs), "get_nprocs")(); }

int get_nprocs_conf(void) {
    return CALLER_SEES_DEVICE ? device_processors : NEXT_DEFINITION(typeof(&get_nprocs_conf), "get_nprocs_conf")();
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *processors) {
    if (CALLER_SEES_DEVICE) {
        memset(processors, 0, size);
        for (int index = 0; index < device_processors; index++) CPU_SET_S(index, size, processors);
        return 0;
    }
    return NEXT_DEFINITION(typeof(&sched_getaffinity), "sched_getaffinity")(process, size, processors);
}

int sysinfo(struct sysinfo *info) {
    if (!CALLER_SEES_DEVICE) return NEXT_DEFINITION(typeof(&sysinfo), "sysinfo")(info);
    *info = (struct sysinfo){
        .uptime = device_uptime, .totalram = DEVICE_MEMORY, .freeram = DEVICE_MEMORY / 2, .procs = 1, .mem_unit = 1};
    return 0;
}
