# SPDX-License-Identifier: Apache-2.0
"""What the debug build declares, as the compiler writes it in symbol graphs."""

import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]


def output(*command: str) -> str:
    """What a program of the toolchain prints."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if "Compiling" not in line]
        sys.exit("\n".join([f"{' '.join(command[:3])}:", *said[-20:]]))
    return done.stdout


def build(*targets: str) -> tuple[str, str]:
    """Makes targets of the debug build; returns where the build is and what it is for."""
    for target in targets:
        output("swift", "build", "--target", target)
    products = output("swift", "build", "--show-bin-path").strip()
    return products, json.loads(output("swift", "-print-target-info"))["target"]["triple"]


def graphs(module: str, products: str, target: str) -> list[dict]:
    """The symbol graphs of what a module shows to others."""
    maps: list[str] = []
    for path in sorted(pathlib.Path(products).glob("*.build/module.modulemap")):
        maps += ["-Xcc", f"-fmodule-map-file={path}"]
    with tempfile.TemporaryDirectory() as folder:
        output(
            "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
            "-I", f"{products}/Modules", *maps, "-minimum-access-level", "public",
            "-skip-synthesized-members", "-output-dir", folder,
        )
        return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.json"))]
