#!/usr/bin/env python3
"""Prints lines of code per folder, the longest files, and the sizes of what a build made.

usage: size_report.py [build folder]

Fails when a file is longer than 800 lines, or a line of C++ is longer than 100 columns. Tables
(.def) and vendor data may have long lines.
"""
import collections
import pathlib
import subprocess
import sys

SOFT, HARD, COLUMNS = 400, 800, 100
CODE = (".h", ".cpp", ".def", ".py")


def tracked(root):
    names = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True)
    paths = (pathlib.Path(name) for name in names.stdout.decode().split("\0") if name)
    return [path for path in paths if path.suffix in CODE and (root / path).is_file()]


def folder_of(path):
    depth = 2 if path.parts[0] in ("src", "tests", "examples") else 1
    return "/".join(path.parts[: min(depth, len(path.parts) - 1)]) or "."


def report_build(build):
    made = sorted(build.glob("bin/*")) + sorted(build.glob("**/libpumice.so*"))
    for path in made:
        if path.is_file() and not path.is_symlink():
            print(f"{path.stat().st_size / 1024:10.0f} KiB  {path.relative_to(build)}")


def main(arguments):
    root = pathlib.Path(__file__).resolve().parent.parent
    lines, count, bad, long = collections.Counter(), collections.Counter(), [], []
    for path in tracked(root):
        text = (root / path).read_text().splitlines()
        lines[folder_of(path)] += len(text)
        count[folder_of(path)] += 1
        if len(text) > SOFT:
            long.append((len(text), path))
        if len(text) > HARD:
            bad.append(f"{path}: {len(text)} lines, more than {HARD}")
        if path.suffix in (".h", ".cpp"):
            wide = [i + 1 for i, line in enumerate(text) if len(line) > COLUMNS]
            bad += [f"{path}:{i}: wider than {COLUMNS} columns" for i in wide]
    for folder in sorted(lines):
        print(f"{lines[folder]:7} lines {count[folder]:4} files  {folder}")
    print(f"{sum(lines.values()):7} lines {sum(count.values()):4} files  in all")
    for length, path in sorted(long, reverse=True):
        print(f"over the soft limit of {SOFT}: {length} {path}")
    for build in arguments:
        report_build(pathlib.Path(build))
    print("\n".join(bad) or "sizes: ok")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
