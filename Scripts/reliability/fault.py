"""A fault, and what it may cost."""
import dataclasses
from typing import Callable


@dataclasses.dataclass
class Fault:
    name: str
    # Whether what has the fault is `lost`, `drawn` or either, `any`: the small family's second entry; with `timeline`
    # that family's whole timeline is lost, with `empty` it has no pictures. `refused`: nothing is drawn, and the command
    # line or a file is blamed. `fails`: nothing is drawn for another reason. `either`: everything is drawn, or nothing
    # and the run says why.
    costs: str
    # What the run says, a regular expression.
    says: str = ""
    # The fault of Faulty's that is configured.
    configuration: str = "none"
    # Where Faulty gets a name or path from; the output folder otherwise.
    path: str | None = None
    # Files beside the source: names, and bytes or what makes them at a path.
    files: dict = dataclasses.field(default_factory=dict)
    # Words of the command line in addition, and instead of all.
    words: list = dataclasses.field(default_factory=list)
    # Changes of the environment; None takes a variable away.
    environment: dict = dataclasses.field(default_factory=dict)
    # Words before the command, such as a limit's.
    before: list = dataclasses.field(default_factory=list)
    # The sizes of disks that the output and temporary folders lie on.
    disk: str | None = None
    home_disk: str | None = None
    # Pictures that come in addition, below this folder of the output.
    more: str | None = None
    # Whether the healthy pictures are all there; those that are there are never different.
    keeps: bool = True
    # Prepares what is around it, given the output folder; what it returns is called at the end.
    prepare: Callable | None = None
    # Another project, its folder named from the sources' root, instead of Faulty.
    project: str | None = None
