"""The packages the fonts come from: pinned versions, checked by SHA-256, unpacked without installing them."""

import hashlib
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Source:
    """One package. `kind` is "deb" (apt-get download) or "wheel" (pip download)."""

    kind: str
    name: str
    version: str
    sha256: str

    @property
    def label(self) -> str:
        """How the README names the package."""
        return f"{'Debian' if self.kind == 'deb' else 'PyPI'} `{self.name}` {self.version}"

    def unpacked(self, cache: Path) -> Path:
        """The folder holding the package's files; downloads and unpacks it the first time."""
        folder = cache / f"{self.name}-{self.sha256[:12]}"
        if folder.is_dir():
            return folder
        archive = self._download(cache)
        digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        if digest != self.sha256:
            sys.exit(f"{archive}: SHA-256 is {digest}, expected {self.sha256}. Delete the file and run again; "
                     f"if it stays so, the package changed: review it, then update packagefonts/sources.py.")
        partial = folder.with_suffix(".partial")
        if self.kind == "deb":
            subprocess.run(["dpkg", "-x", str(archive), str(partial)], check=True)
        else:
            with zipfile.ZipFile(archive) as wheel:
                wheel.extractall(partial)
        partial.rename(folder)
        return folder

    def _download(self, cache: Path) -> Path:
        # apt writes an epoch's colon as %3a, so the archive is found by its prefix.
        pattern = f"{self.name}_*.deb" if self.kind == "deb" else f"{self.name}-{self.version}-*.whl"
        if not any(cache.glob(pattern)):
            if self.kind == "deb":
                command = ["apt-get", "download", f"{self.name}={self.version}"]
            else:
                command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:",
                           "-d", ".", f"{self.name}=={self.version}"]
            if subprocess.run(command, cwd=cache).returncode != 0:
                sys.exit(f"cannot download {self.label}: run `{' '.join(command)}` by hand in {cache}, or put the "
                         f"archive there yourself")
        return next(iter(sorted(cache.glob(pattern))))


INTER = Source("deb", "fonts-inter-variable", "4.0~beta7+ds-1",
               "683725f9191fd712d351cf9012137c0ea1e429cd00873420ea1af1471b7eb5f4")
JETBRAINS_MONO = Source("deb", "fonts-jetbrains-mono", "2.242+ds-3",
                        "516b8e3bacc9a30cf615543fa1fdaf0c5312284f2c4459b7838fd008fd9936bc")
NOTO_COLOR_EMOJI = Source("deb", "fonts-noto-color-emoji", "2.042-0+deb12u1",
                          "a5ab0f69c7938423862320d9aca5dd187b3fd879d6a9a57dd52e17c3fa8d2751")
NOTO_CORE = Source("deb", "fonts-noto-core", "20201225-1",
                   "58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba")
NOTO_CJK = Source("deb", "fonts-noto-cjk", "1:20220127+repack1-1",
                  "4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502")
STREAMLIT = Source("wheel", "streamlit", "1.67.0",
                   "f29da87c443bfbdfc52738616e3d65745d438e718da8faf69e2be0da1e52ce64")
QTAWESOME = Source("wheel", "qtawesome", "1.4.2",
                   "dbf08524428fa2df73918ce362153254cd44f089380576d84bfaad8f40eece45")
