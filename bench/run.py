#!/usr/bin/env python3
"""Runs the benchmarks, prints one table and writes it as JSON.

usage: run.py [--bin DIR] [--out FILE] [--device NAME] [--work a,b] [--seconds S]
              [--peer LIBRARY=PYTHON]…

A peer is measured in the same run when --peer names an interpreter that has it, for example
--peer torch=/tmp/venv/bin/python. Otherwise figures recorded on another machine (peers/recorded.json)
stand in for it, and the table says so.
"""
import argparse
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PEERS = ("torch", "jax", "tinygrad")


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", default=HERE.parent / "build/release/bin", type=pathlib.Path)
    parser.add_argument("--out", default=HERE.parent / "build/bench.json", type=pathlib.Path)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--peer-device", default="cpu")
    parser.add_argument("--work")
    parser.add_argument("--seconds", default="5")
    parser.add_argument("--peer", action="append", default=[], metavar="LIBRARY=PYTHON")
    return parser.parse_args()


def json_of(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout)


def peers(arguments, common):
    measured = []
    for choice in arguments.peer:
        library, _, python = choice.partition("=")
        if library not in PEERS or not python:
            sys.exit(f"run.py: --peer takes LIBRARY=PYTHON with one of {', '.join(PEERS)}")
        script = HERE / "peers" / f"{library}_steps.py"
        command = [python, str(script), *common, "--device", arguments.peer_device]
        measured.append(json_of(command) | {"measured": True})
    if arguments.peer_device != "cpu":
        return measured
    have = {peer["library"] for peer in measured}
    recorded = json.loads((HERE / "peers/recorded.json").read_text())
    return measured + [peer | {"measured": False} for peer in recorded if peer["library"] not in have]


def rows_of(ours, others):
    for work, figure in ours["works"].items():
        yield work, figure["ms_median"], None, None, None
        for peer in others:
            theirs = peer["works"].get(work)
            if theirs:
                name = peer["library"] + ("" if peer["measured"] else " (recorded)")
                ratio = figure["ms_median"] / theirs["ms_median"]
                yield work, figure["ms_median"], name, theirs["ms_median"], ratio


def main():
    arguments = options()
    common = ["--seconds", arguments.seconds]
    if arguments.work:
        common += ["--work", arguments.work]
    ours = json_of([str(arguments.bin / "bench_steps"), *common, "--device", arguments.device])
    others = peers(arguments, common)
    # What a step costs the host alone: the null device computes nothing.
    host = json_of([str(arguments.bin / "bench_steps"), "--device", "null", "--seconds", "1",
                    "--work", "mlp_b64,cnn_b64"])
    print(f"{'work':16} {'pumice ms':>10} {'peer ms':>10} {'ratio':>6}  peer")
    for work, mine, name, theirs, ratio in rows_of(ours, others):
        if name:
            print(f"{work:16} {mine:10.3f} {theirs:10.3f} {ratio:6.2f}  {name}")
        else:
            print(f"{work:16} {mine:10.3f}")
    for work, figure in host["works"].items():
        print(f"{work:16} {1e3 * figure['ms_median']:10.0f} us of the host a step, "
              f"{figure['launches']:.0f} launches")
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps({"pumice": ours, "host": host, "peers": others}, indent=1) + "\n")
    print(f"written: {arguments.out}")


if __name__ == "__main__":
    main()
