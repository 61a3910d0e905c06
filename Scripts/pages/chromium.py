"""What the checks of pages share: Playwright and axe-core, pictures, and a count of what holds.

Playwright and axe-core come from PyPI, into an environment of their own that is gone afterwards, unless they are installed.
"""
import os
import struct
import subprocess
import sys
import tempfile
import time
import venv
import zlib

PACKAGES = ["playwright", "axe-playwright-python"]


def within_environment():
    """Starts the script again where its packages are."""
    try:
        import axe_playwright_python  # noqa: F401
        import playwright  # noqa: F401
        return
    except ImportError:
        pass
    if os.environ.get("DARKROOM_CHECK_PAGE"):
        sys.exit("playwright is installed and cannot be imported: pip install " + " ".join(PACKAGES))
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = f"{folder}/bin/python"
        install = subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES])
        if install.returncode:
            sys.exit("cannot install from PyPI: pip install " + " ".join(PACKAGES))
        environment = dict(os.environ, DARKROOM_CHECK_PAGE="1")
        sys.exit(subprocess.run([python, *sys.argv], env=environment).returncode)


def png(width, height, pixel):
    rows = b"".join(b"\0" + b"".join(bytes(pixel(x, y)) for x in range(width)) for y in range(height))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Check:
    """Counts what holds. What a page does after a key or a click comes a moment later: such a condition is a function,
    and is asked for until it holds, for 10 s at most."""

    def __init__(self):
        self.failures, self.count = [], 0

    def __call__(self, name, holds, detail=""):
        self.count += 1
        held = holds
        if callable(holds):
            end = time.monotonic() + 10
            while not (held := holds()) and time.monotonic() < end:
                time.sleep(0.05)
        if not held:
            self.failures.append(name)
        print(f"{'ok  ' if held else 'FAIL'} {name}{'' if held else f' {detail() if callable(detail) else detail}'}",
              flush=True)


def open_page(context, address, errors):
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: errors.append(f"asked for {request.url}")
            if not request.url.startswith(("file:", "data:", "about:")) else None)
    page.goto(address)
    return page


def complaints(page):
    from axe_playwright_python.sync_playwright import Axe
    answer = Axe().run(page).response
    assert len(answer["passes"]) > 20, "axe-core has looked at next to nothing"
    found = answer["violations"]
    return [f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:300]}" for violation in found for node in violation["nodes"]]
