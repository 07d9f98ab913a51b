#!/usr/bin/env python3
"""Fails when a file includes what its folder may not see. The table is the architecture.

usage: check_layers.py [repository root]

Two more rules are checked on the way: outside the backends nothing is compiled conditionally, but
for the project's own PUMICE_ macros; and a public header includes public headers and the standard
library only.
"""
import pathlib
import re
import sys

# What a folder of src/ may include from src/, besides itself and the public headers.
SEES = {
    "base": [],
    "ir": ["base"],
    "hal": ["base"],
    "schedule": ["ir", "base"],
    "kernel": ["ir", "base"],
    "codegen": ["ir", "base"],
    "backends": ["codegen", "hal", "ir", "base"],
    "engine": ["schedule", "kernel", "hal", "ir", "base"],  # and backends/backend.h
    "tensor": ["engine", "ir", "base"],
    "nn": [],
    "optim": [],
    "data": [],
    "io": [],
}
PUBLIC_ONLY = ["examples", "bench/steps", "python"]  # the other benches time layers
SOURCES = (".h", ".cpp", ".def", ".in")
INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]', re.M)
CONDITION = re.compile(r"^\s*#\s*(?:if|ifdef|ifndef|elif)\b(.*)$", re.M)


def allowed(here, mark, include):
    """May the file `here` (parts below src/) include this? mark: " or <."""
    there = pathlib.PurePosixPath(include).parts
    if there[0] == "pumice":
        return True
    if there[0] not in SEES:
        return mark == "<" or len(there) == 1  # of the system, or a neighbour in the same folder
    if here[0] == there[0]:
        inside_backend = there[0] == "backends" and len(there) > 2
        return here[:2] == there[:2] if inside_backend else True
    if here[0] == "engine" and include == "backends/backend.h":
        return True
    return there[0] in SEES[here[0]]


def check_source(here, text):
    for mark, include in INCLUDE.findall(text):
        if not allowed(here, mark, include):
            yield f"{here[0]} may not include {include}"
    if here[0] != "backends":
        for condition in CONDITION.findall(text):
            if "PUMICE_" not in condition:
                yield f"conditional compilation outside a backend: #if{condition.rstrip()}"


def check_public(text, header):
    for mark, include in INCLUDE.findall(text):
        ours = include.split("/")[0] in SEES
        if ours or (header and mark == '"' and not include.startswith("pumice/")):
            yield f"may include public headers only, not {include}"


def files(folder):
    return sorted(p for p in folder.rglob("*") if p.suffix in SOURCES) if folder.is_dir() else []


def main(root):
    root = pathlib.Path(root)
    bad = []
    for path in files(root / "src"):
        here = path.relative_to(root / "src").parts
        if here[0] not in SEES:
            bad.append(f"{path}: folder {here[0]} is not in the table of layers")
            continue
        bad += [f"{path}: {what}" for what in check_source(here, path.read_text())]
    for path in files(root / "include" / "pumice"):
        bad += [f"{path}: {what}" for what in check_public(path.read_text(), header=True)]
    for folder in PUBLIC_ONLY:
        for path in files(root / folder):
            bad += [f"{path}: {what}" for what in check_public(path.read_text(), header=False)]
    print("\n".join(bad) or "layers: ok")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent))
