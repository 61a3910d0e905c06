"""Faults of the widget's code, which Faulty's configuration chooses.

Each has what becomes of the picture that has the fault, or of the timeline where the provider has it: `lost` where it
cannot be drawn, `drawn` where it can, and what the run says of it, as a regular expression.
"""
from fault import Fault


def code(name, costs, says="", **more):
    return Fault(name, costs, says, configuration=name, **more)


TRAPS = [
    code("index", "lost", r"trapped: \S*Acts\.swift:\d+: Index out of range"),
    code("negative-index", "lost", r"trapped: \S*Acts\.swift:\d+: Index out of range"),
    code("nil", "lost", r"Acts\.swift:\d+: .*found nil while unwrapping"),
    code("overflow", "lost", r"arithmetic overflow \(\S*Acts\.swift:\d+"),
    code("division", "lost", r"trapped: \S*Acts\.swift:\d+: Division by zero"),
    code("fatal-error", "lost", r"Fatal error: the end of the world"),
    code("precondition", "lost", r"one is not two"),
    code("try", "lost", r"Broken\(\)"),
    code("cast", "lost", r"Could not cast"),
    code("range", "lost", r"Range requires lowerBound <= upperBound"),
    code("slice", "lost", r"out of (range|bounds)"),
    code("not-a-number", "lost", r"cannot be converted to Int"),
    code("duplicate-keys", "lost", r"Duplicate values for key"),
    code("bad-url", "lost", r"found nil while unwrapping"),
    code("null-pointer", "lost", r"a bad memory access"),
    code("write-to-code", "lost", r"a bad memory access"),
    code("double-free", "lost", r"double free|it aborted"),
    code("unowned", "lost", r"unowned|already deallocated"),
    code("later-trap", "lost", r"in another thread"),
    code("recursion", "lost", r"stack overflow: possibly endless recursion"),
]

WITHOUT_END = [
    code("endless", "lost", r"no answer within|did not complete within"),
    code("sleep", "lost", r"no answer within|did not complete within"),
    code("semaphore", "lost", r"no answer within|did not complete within"),
    code("main-queue", "lost", r"no answer within|trapped"),
    code("busy-threads", "drawn"),
    code("threads", "any"),
    code("endless-body", "any", r"view-nested-too-deep|stack overflow"),
    code("nesting", "any", r"view-nested-too-deep"),
    code("restless", "drawn", r"view-never-settles|"),
    code("slow-layout", "lost", r"no answer within|did not complete within"),
    code("canvas", "lost", r"no answer within|did not complete within|used in .* without an answer"),
    code("memory", "lost", r"memory: "),
    code("one-allocation", "lost", r"memory: the widget used more"),
    code("leak", "drawn"),
]

PROCESS = [
    code("exit-0", "lost", r"exited with status 0"),
    code("exit-3", "lost", r"exited with status 3"),
    code("_exit", "lost", r"exited with status 0"),
    code("abort", "lost", r"SIGABRT"),
    code("raise-kill", "any"),
    code("raise-term", "any"),
    code("kill-itself", "any"),
    code("kill-parent", "drawn", r"tried to send a signal"),
    code("kill-group", "drawn", r"tried to send a signal"),
    code("stop", "any"),
    code("stop-by-call", "any"),
    code("exit-thread", "lost", r""),
    code("alarm", "lost", r""),
    code("ignores-crashes", "lost", r"ignored"),
    code("at-exit", "lost", r""),
    code("blocked-signals", "lost", r"with signals blocked"),
    code("fork", "drawn", r"tried to start a process"),
    code("spawn", "drawn", r"tried to start a process"),
]

SURROUNDINGS = [
    code("close-20", "any"),
    code("close-all", "any"),
    code("write-to-all", "any"),
    code("print", "drawn"),
    code("print-errors", "drawn"),
    code("standard-input", "drawn"),
    code("open-files", "any"),
    code("fill-disk", "any", disk="4m", keeps=False),
    code("fill-home", "any", home_disk="4m", keeps=False),
    code("remove-output", "drawn", r"output-removed|tried to change"),
    code("empty-output", "drawn", r"output-removed"),
    # A widget may replace what its own run draws (SECURITY.md); what it costs is told.
    code("output-to-file", "any", r"removed by the widget|Not a directory", keeps=False),
    code("remove-home", "drawn"),
    code("folder", "drawn"),
    code("environment", "drawn"),
    code("zone", "drawn"),
    code("umask", "drawn"),
    code("no-files", "any"),
    code("no-size", "any"),
    code("no-memory", "any"),
    code("no-time", "lost"),
    code("network", "drawn", r"network"),
    code("group", "drawn", r"shared-defaults-missing"),
]

VIEWS = [
    code(name, costs, says) for name, costs, says in [
        ("lost-layout", "drawn", ""), ("nan-frame", "drawn", ""), ("negative-frame", "drawn", ""),
        ("infinite-frame", "drawn", ""), ("huge-frame", "drawn", ""), ("huge-font", "drawn", ""),
        ("nan-font", "drawn", ""), ("font-missing", "drawn", "font-missing|font-substituted"), ("long-text", "any", ""),
        ("marks", "drawn", ""), ("joiners", "drawn", ""), ("control-codes", "drawn", ""), ("many-views", "any", ""),
        ("same-identity", "drawn", ""), ("blur", "drawn", ""), ("rotation", "drawn", ""), ("opacity", "drawn", ""),
        ("nan-path", "drawn", ""), ("long-path", "any", ""), ("dashes", "any", ""), ("gradient", "drawn", ""),
        ("many-layers", "any", ""), ("gauge", "drawn", ""), ("progress", "drawn", ""), ("timer", "drawn", ""),
        ("far-date", "drawn", ""), ("missing-symbol", "drawn", "symbol-missing"),
    ]
]

PROVIDERS = [
    code("provider-trap", "timeline", r"trapped: \S*ProviderFaults\.swift:\d+: Index out of range"),
    code("provider-endless", "timeline", r"no answer within|did not complete within"),
    code("provider-silent", "timeline", r"no answer within|did not complete within"),
    code("provider-sleep", "timeline", r"no answer within|did not complete within"),
    code("provider-twice", "timeline", r"twice|more than once"),
    code("provider-blocks-main", "timeline", r"no answer within|did not complete within"),
    code("provider-exit", "timeline", r"exited with status 0"),
    code("no-entries", "empty", r"timeline-empty"),
    code("nan-date", "timeline", r"an invalid date"),
    code("infinite-date", "timeline", r"an invalid date"),
    code("distant-past", "any"),
    code("unordered", "any", r"timeline-unordered"),
    code("nan-reload", "any"),
    code("nan-relevance", "any", r"relevance"),
]

FAULTS = TRAPS + WITHOUT_END + PROCESS + SURROUNDINGS + VIEWS + PROVIDERS
