"""What confined processes asked of the kernel, as strace -ff -y has written it down, and what of it is an escape."""
import collections
import os
import pathlib
import re

CALL = re.compile(r"^(\w+)\((.*)\)\s+= (-?\w+)(<([^>]*)>)?")
CHILD = re.compile(r"^(?:clone3?|v?fork)\(.*\) = (\d+)")

# Calls that no confined process may make with success, whatever they are given.
FORBIDDEN = set("""
    accept accept4 acct add_key adjtimex bind bpf chroot clock_adjtime clock_settime connect creat delete_module
    fanotify_init finit_module fsconfig fsmount fsopen fspick init_module io_uring_enter io_uring_register
    io_uring_setup ioperm iopl kcmp kexec_file_load kexec_load keyctl listen migrate_pages mknod mknodat mount
    mount_setattr move_mount mq_open msgget name_to_handle_at open_by_handle_at open_tree open_tree_attr
    perf_event_open pidfd_getfd pidfd_open pidfd_send_signal pivot_root process_madvise process_vm_readv
    process_vm_writev ptrace quotactl quotactl_fd reboot request_key sched_setattr sched_setparam
    sched_setscheduler semget setdomainname sethostname setns settimeofday shmget socket swapoff swapon
    syslog umount umount2 unshare uselib userfaultfd
""".split())
# And no life, in which user code runs; what begins lives has to make them.
FORBIDDEN_TO_LIVES = {"fork", "vfork", "setpgid", "setsid", "tkill"}
# Those that change what paths name.
CHANGES = set("""
    chmod chown fchmod fchmodat fchmodat2 fchown fchownat lchown lremovexattr lsetxattr link linkat mkdir mkdirat
    removexattr rename renameat renameat2 rmdir setxattr symlink symlinkat truncate unlink unlinkat utime utimes utimensat
""".split())
WRITES = re.compile(r"O_(WRONLY|RDWR|CREAT|TRUNC|APPEND|TMPFILE)")
SIGNALS = {"kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"}
# Every process has these open or may open them.
DEVICES = {"/dev/null", "/dev/zero", "/dev/random", "/dev/urandom", "/dev/full"}


class Trace:
    """The calls of every confined process that got through, and those among them that should not have."""

    def __init__(self, folder, writable, secret, programs):
        """Takes folders that may be written, those of which nothing may be read, and those of compiled widgets."""
        self.writable, self.secret, self.programs = ([str(path) for path in paths] for paths in (writable, secret, programs))
        self.calls, self.refused, self.escapes = collections.Counter(), collections.Counter(), []
        self.processes = 0
        self.lines = {int(path.suffix[1:]): path.read_text(errors="replace").splitlines() for path in pathlib.Path(folder).glob("t.*")}
        # The process that each thread belongs to.
        self.leaders = {}
        for process, lines in self.lines.items():
            for child in (CHILD.match(line) for line in lines if "CLONE_THREAD" in line):
                if child:
                    self.leaders[int(child.group(1))] = process
        # Whoever confines itself, with those that it starts from then on.
        below = set()
        for process in self.lines:
            start = self.confined_from(process)
            if start is not None:
                self.read(process, start, below)
        while below:
            process = below.pop()
            if process in self.lines and self.confined_from(process) is None:
                self.read(process, 0, below)

    def confined_from(self, process):
        """The line after which a process has a filter; None for those that only inherit one or have none."""
        if not any(line.startswith("landlock_restrict_self(") for line in self.lines[process]):
            return None
        return next((index + 1 for index, line in enumerate(self.lines[process])
                     if line.startswith("seccomp(SECCOMP_SET_MODE_FILTER") and line.endswith("= 0")), None)

    def read(self, process, start, below):
        self.processes += 1
        is_life = self.is_life(self.leader(process))
        for line in self.lines[process][start:]:
            match = CALL.match(line)
            if not match:
                continue
            name, arguments, result, _, path = match.groups()
            if result.startswith("-") or result == "?":
                self.refused[name] += 1
                continue
            self.calls[name] += 1
            child = CHILD.match(line)
            if child:
                below.add(int(child.group(1)))
            problem = self.problem(process, name, arguments, path, is_life)
            if problem:
                self.escapes.append(f"{problem}: {line[:160]}")

    def leader(self, process):
        while process in self.leaders:
            process = self.leaders[process]
        return process

    def is_life(self, process):
        """Whether it confines itself without starting a program then, as the process does that begins lives."""
        start = self.confined_from(process)
        return start is not None and not any(line.startswith("execve(") for line in self.lines[process][start:start + 2])

    def may_write(self, path):
        path = os.path.normpath(path)
        return path in DEVICES or path.startswith(("/memfd:", "/proc/self/")) or any(
            path == folder or path.startswith(folder + "/") for folder in self.writable)

    def problem(self, process, name, arguments, path, is_life):
        """What is wrong with a call that has succeeded; None where nothing is."""
        if name in FORBIDDEN:
            return "a call that nobody may make"
        if is_life and name in FORBIDDEN_TO_LIVES:
            return "a call that no life may make"
        if name.startswith("syscall_"):
            return "a call that is not known"
        if name in ("open", "openat", "openat2") and path:
            if WRITES.search(arguments) and not self.may_write(path):
                return "opened for writing"
            if any(path.startswith(folder) for folder in self.secret) and "O_PATH" not in arguments:
                return "read what is not the project's"
        if name in CHANGES:
            paths = re.findall(r'"((?:[^"\\]|\\.)*)"', arguments)
            base = re.findall(r"<([^>]*)>", arguments)
            for text in paths[-1:] if "symlink" in name else paths:
                whole = text if text.startswith("/") else f"{base[-1] if base else '/'}/{text}"
                if not self.may_write(whole):
                    return "changed a file"
        if name in ("sendto", "sendmsg", "sendmmsg") and re.search(r"sa_family=|sun_path|sin_addr", arguments):
            return "sent something to an address"
        if name in ("clone", "clone3") and is_life and "CLONE_THREAD" not in arguments:
            return "started a process"
        if name == "execve" and not arguments.startswith(tuple(f'"{folder}' for folder in self.programs)):
            return "started a program"
        if is_life and name in SIGNALS or name == "prlimit64":
            about = int(re.match(r"-?\d+", arguments).group())
            if about and self.leader(about) != self.leader(process):
                return "signalled or limited another process"
        return None
