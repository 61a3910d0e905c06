#define _GNU_SOURCE
#include "calls.h"

#include "landlock.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#ifndef F_SETOWN_EX
#define F_SETOWN_EX 15
#endif
#ifndef SYS_fchmodat2
#define SYS_fchmodat2 452
#endif

// Calls that no widget, compiler or manifest needs, and through which confined processes have got out.
static void refuse_system(struct filter *filter) {
    static const short calls[] = {
        SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_bpf, SYS_perf_event_open,
        SYS_userfaultfd, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_keyctl,
        SYS_add_key, SYS_request_key, SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init, SYS_quotactl,
        SYS_acct, SYS_swapon, SYS_swapoff, SYS_reboot, SYS_kexec_load, SYS_kexec_file_load, SYS_init_module,
        SYS_finit_module, SYS_delete_module, SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime,
        SYS_adjtimex, SYS_clock_adjtime, SYS_syslog, SYS_vhangup, SYS_lookup_dcookie, SYS_migrate_pages,
        SYS_move_pages,
        425, 426, 427,            // io_uring, which makes calls that no filter sees.
        428, 429, 430, 431, 432, 433, 442,  // The newer calls for mounting.
        434, 438, 440, 448,       // Processes by descriptor, and what is done to them.
#if defined(__x86_64__)
        SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS_mknod,
#endif
        SYS_mknodat,
    };
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) filter_refuse(filter, calls[index], EPERM);
    // What kernels after 6.13 brought is not known here, such as open_tree_attr, which mounts.
    filter_refuse_from(filter, 467, ENOSYS);
    // libc falls back on clone, whose flags can be seen.
    filter_refuse(filter, 435, ENOSYS);
    enum { spaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID
        | CLONE_NEWNET };
    filter_forbid_any(filter, SYS_clone, 0, (uint32_t)spaces | CLONE_PTRACE, EPERM);
    // What is typed into a terminal is a command to its shell.
    filter_forbid(filter, SYS_ioctl, 1, TIOCSTI, EPERM);
    filter_forbid(filter, SYS_ioctl, 1, 0x541C, EPERM);  // TIOCLINUX, which pastes.
}

// Landlock says nothing of sockets that are files, such as those of Docker and of agents for keys: no socket is made
// but pairs. With the network go the domains that names are looked up through.
static void refuse_network(struct filter *filter, bool allows) {
    if (!allows) return filter_refuse(filter, SYS_socket, EACCES);
    static const uint32_t domains[] = {AF_INET, AF_INET6, AF_NETLINK};
    filter_require_one(filter, SYS_socket, 0, domains, sizeof domains / sizeof *domains, EACCES);
}

// Before version 3 Landlock does not see that a file is cut which is opened for reading.
static void refuse_cutting(struct filter *filter) {
    if (darkroom_landlock_version() >= 3) return;
    filter_refuse(filter, SYS_truncate, EACCES);
    filter_refuse(filter, 437, ENOSYS);  // openat2, whose flags cannot be seen.
    filter_forbid_bits(filter, SYS_openat, 2, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC, EACCES);
#ifdef SYS_open
    filter_forbid_bits(filter, SYS_open, 1, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC, EACCES);
#endif
}

void calls_of_any_process(struct filter *filter, bool allows_network) {
    filter_begin(filter);
    refuse_system(filter);
    refuse_network(filter, allows_network);
    refuse_cutting(filter);
}

// Landlock says nothing of a file's mode, owner, dates and attributes.
static void refuse_attributes(struct filter *filter) {
    static const short calls[] = {
        SYS_fchmod, SYS_fchmodat, SYS_fchmodat2, SYS_fchown, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
        SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, 463, 466,
#if defined(__x86_64__)
        SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
    };
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) filter_refuse(filter, calls[index], EPERM);
    // Dates are set through a descriptor only, for which a file had to be opened.
    filter_require_null(filter, SYS_utimensat, 1, EPERM);
    // Flags of files, such as one that makes them immutable.
    filter_forbid(filter, SYS_ioctl, 1, 0x40086602, EPERM);  // FS_IOC_SETFLAGS
    filter_forbid(filter, SYS_ioctl, 1, 0x401C5820, EPERM);  // FS_IOC_FSSETXATTR
}

void calls_of_widgets(struct filter *filter) {
    filter_begin(filter);
    refuse_attributes(filter);
    static const short calls[] = {
        SYS_execve, SYS_execveat, SYS_setsid,
        // Memory, messages and semaphores that other processes share.
        SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_semget, SYS_semop,
        SYS_semctl, SYS_semtimedop, SYS_mq_open, SYS_mq_unlink,
    };
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) filter_refuse(filter, calls[index], EPERM);
}

void calls_of_a_life(struct filter *filter) {
    filter_begin(filter);
    uint32_t self = (uint32_t)getpid();
#if defined(__x86_64__)
    filter_refuse(filter, SYS_fork, EPERM);
    filter_refuse(filter, SYS_vfork, EPERM);
#endif
    // A thread shares all with its process; anything else is a process.
    filter_require_bits(filter, SYS_clone, 0, CLONE_THREAD, EPERM);
    static const short signals[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
        filter_require(filter, signals[index], 0, self, EPERM);
    // Its thread could be anybody's.
    filter_refuse(filter, SYS_tkill, EPERM);
    filter_refuse(filter, 424, EPERM);  // pidfd_send_signal
    filter_forbid(filter, SYS_fcntl, 1, F_SETOWN, EPERM);
    filter_forbid(filter, SYS_fcntl, 1, F_SETOWN_EX, EPERM);
    filter_forbid(filter, SYS_ioctl, 1, 0x8901, EPERM);  // FIOSETOWN
    filter_forbid(filter, SYS_ioctl, 1, 0x8902, EPERM);  // SIOCSPGRP
    // It must end with its group.
    filter_refuse(filter, SYS_setpgid, EPERM);
    // What becomes of other processes' limits and turns.
    const uint32_t own[] = {0, self};
    filter_require_one(filter, SYS_prlimit64, 0, own, 2, EPERM);
    filter_require_one(filter, SYS_sched_setaffinity, 0, own, 2, EPERM);
    // Dispatch sets its threads' own.
    filter_require(filter, SYS_setpriority, 0, PRIO_PROCESS, EPERM);
    filter_require(filter, SYS_setpriority, 1, 0, EPERM);
    static const short turns[] = {
        SYS_ioprio_set, SYS_sched_setattr, SYS_sched_setparam, SYS_sched_setscheduler,
    };
    for (size_t index = 0; index < sizeof turns / sizeof *turns; index++) filter_refuse(filter, turns[index], EPERM);
}
