"""docs/walk.md shows what `pumice opt` prints, and names files that exist.

usage: walk_test.py PUMICE ROOT [--update]
"""
import pathlib
import re
import subprocess
import sys

tool, root, update = sys.argv[1], pathlib.Path(sys.argv[2]), "--update" in sys.argv
page = root / "docs/walk.md"
text = page.read_text()
graph = re.search(r"```text graph\n(.*?)```", text, re.S)[1]
BLOCK = re.compile(r"`pumice opt ([^`]*)`\n```text\n(.*?)```", re.S)


def output(options):
    done = subprocess.run([tool, "opt", *options.split()], input=graph, capture_output=True,
                          text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def shortened(out):
    lines = out.splitlines()
    if lines[0].startswith("define"):  # what follows the LLVM IR depends on the machine
        return "\n".join(lines[:16] + ["…"]) + "\n"
    return out if len(lines) <= 24 else "\n".join(lines[:14] + ["…"] + lines[-8:]) + "\n"


def matches(shown, out):
    """The pieces between `…` lines are in the output, in order; only a last `…` leaves the end open."""
    pieces = [re.escape(piece.strip("\n")) for piece in shown.split("…")]
    pattern = r"\n(?:.*\n)*?".join(pieces) if pieces[-1] else \
        r"\n(?:.*\n)*?".join(pieces[:-1]) + r"\n[\s\S]*"
    return re.fullmatch(pattern, out.strip("\n")) is not None


if update:
    page.write_text(BLOCK.sub(lambda m: f"`pumice opt {m[1]}`\n```text\n{shortened(output(m[1]))}```",
                              text))
    sys.exit(0)

blocks = BLOCK.findall(text)
assert len(blocks) >= 4, blocks
for options, shown in blocks:
    out = output(options)
    assert matches(shown, out), f"--- pumice opt {options} prints\n{out}--- the page shows\n{shown}"
for name in set(re.findall(r"`((?:src|include|docs|tests)/[\w./]+)", text)):
    assert (root / name).exists(), f"docs/walk.md names {name}"
