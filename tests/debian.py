"""Programs from Debian's packages, for tests that need what pip and npm cannot give."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

LOCK = Path(tempfile.gettempdir(), "regnum-apt.lock")


def install(package: str) -> bool:
    """Whether it could be tried: that takes root and apt-get. One test process at a time, since
    apt-get would turn the second away."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    patient = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=600"]
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for command in (["update"], ["install", "--yes", package]):
            subprocess.run([*patient, *command], env=environment, capture_output=True, check=False)
    return True
