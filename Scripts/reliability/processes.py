"""The processes below this one, also those whose parents have died."""
import ctypes
import os
import pathlib
import signal
import time

PR_SET_CHILD_SUBREAPER = 36


def adopt_orphans():
    """From now on what loses its parent below this process becomes its child, and so is seen."""
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def descendants(root=None):
    """The living processes below one, the uppermost first."""
    children, found, waiting = {}, [], [root or os.getpid()]
    for entry in os.scandir("/proc"):
        if not entry.name.isdigit():
            continue
        try:
            state, parent = pathlib.Path(entry.path, "stat").read_text().rsplit(")", 1)[1].split()[:2]
        except (OSError, ValueError):
            continue
        children.setdefault(int(parent), []).append((int(entry.name), state))
    while waiting:
        for process, state in children.get(waiting.pop(0), []):
            if state not in "ZX":
                found.append(process)
            waiting.append(process)
    return found


def command_line(process):
    try:
        return pathlib.Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def remaining(seconds):
    """The processes that still run below this one after so long at most, and how long the others took to end."""
    start = time.monotonic()
    while True:
        reap()
        left = descendants()
        if not left or time.monotonic() - start > seconds:
            return left, time.monotonic() - start
        time.sleep(0.01)


def reap():
    """Lets adopted children go that have ended. For where no child of this process's own is waited for."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def end_all():
    """Ends everything below this process."""
    for process in descendants():
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            pass
    remaining(10)
