"""Runs the fashion_mnist program: train_test.py CASE FASHION_MNIST PUMICE FOLDER."""
import gzip
import json
import math
import os
import pathlib
import re
import struct
import subprocess
import sys

case, program, tool, folder = sys.argv[1], sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
LAST_LINE = re.compile(
    r"test accuracy (0\.\d{4}), epochs (\d+), seconds (\d+\.\d), ms/step ([\d.e+]+), device (\S+)")


def run(*options):
    done = subprocess.run([program, *map(str, options)], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def train(name, *options):
    """Runs, and gives the losses of all steps and the test accuracy."""
    losses, checkpoint = folder / f"{name}.losses", folder / f"{name}.safetensors"
    code, out, err = run("--losses", losses, "--checkpoint", checkpoint, *options)
    assert code == 0, (code, out, err)
    last = LAST_LINE.fullmatch(out.splitlines()[-1])
    assert last, out
    assert "written, read back, equal" in out, out
    assert checkpoint.stat().st_size > 4 * 100000
    values = [float(line) for line in losses.read_text().split()]
    assert all(math.isfinite(value) for value in values)
    return values, float(last[1])


def listed(device):
    rows = json.loads(subprocess.check_output([tool, "devices", "--json"], text=True))
    return next((row for row in rows if row["name"] == device and row["usable"]), None)


def check_cpu():
    losses, accuracy = train("cpu", "--device", "cpu", "--steps", 200)
    assert len(losses) == 200
    assert 2.2 < losses[0] < 2.4, losses[0]  # ten classes, nothing learnt: log(10) = 2.303
    assert sum(losses[-20:]) / 20 < 0.65, losses[-20:]
    assert accuracy > 0.75, accuracy
    # Sums have one order, whatever the vectors and threads.
    for name, value in (("PUMICE_CPU_ISA", "avx2"), ("PUMICE_CPU_THREADS", "1")):
        os.environ[name] = value
        other, _ = train("cpu_other", "--device", "cpu", "--steps", 40, "--test-images", 200)
        del os.environ[name]
        assert other == losses[:40], (name, value)


def check_vulkan():
    device = listed("vulkan")
    if not device:
        print("skipped: no usable Vulkan device")
        sys.exit(77)
    cpu = [float(line) for line in (folder / "cpu.losses").read_text().split()]
    losses, _ = train("vulkan", "--device", "vulkan", "--steps", 30, "--test-images", 200)
    assert len(losses) == 30
    # A software driver adds up in the order of the CPU.
    tolerance = 0 if device["software"] else 1e-3
    for step, (a, b) in enumerate(zip(losses, cpu)):
        assert abs(a - b) <= tolerance * abs(b), (step, a, b)
    assert sum(losses[-5:]) / 5 < 1.2, losses[-5:]
    os.environ["PUMICE_REPRODUCIBLE"] = "0"
    other, _ = train("vulkan_own", "--device", "vulkan", "--steps", 10, "--test-images", 200)
    for step, (a, b) in enumerate(zip(other, cpu)):
        assert abs(a - b) <= 1e-4 * abs(b), (step, a, b)


def check_webgpu(steps=20):
    device = listed("webgpu")
    if not device:
        print("skipped: no usable WebGPU device")
        sys.exit(77)
    cpu = [float(line) for line in (folder / "cpu.losses").read_text().split()]
    losses, _ = train(f"webgpu_{steps}", "--device", "webgpu", "--steps", steps, "--test-images", 50)
    assert len(losses) == steps
    tolerance = 0 if device["software"] else 1e-3
    for step, (a, b) in enumerate(zip(losses, cpu)):
        assert abs(a - b) <= tolerance * abs(b), (step, a, b)


def check_webgpu_100():
    check_webgpu(100)


def check_swiftshader():
    """Without f16, small storage and 64-bit ints, all of which are made of words."""
    if not listed("vulkan"):
        print("skipped: SwiftShader does not open")
        sys.exit(77)
    options = ("--model", "mlp", "--steps", 5, "--test-images", 100)
    cpu, _ = train("cpu_mlp", "--device", "cpu", *options)
    losses, _ = train("swiftshader", "--device", "vulkan", *options)
    for step, (a, b) in enumerate(zip(losses, cpu)):
        assert abs(a - b) <= 1e-4 * abs(b), (step, a, b)


def check_mlp():
    """A whole epoch, with a last batch that is not full; the same again gives the same."""
    options = ("--device", "cpu", "--model", "mlp", "--epochs", 1, "--batch", 256, "--seed", 3)
    losses, accuracy = train("mlp", *options)
    assert len(losses) == 235, len(losses)
    assert accuracy > 0.78, accuracy
    again, _ = train("mlp_again", *options)
    assert losses == again


def check_errors():
    def fails(says, *options):
        code, out, err = run(*options)
        assert code == 1 and says in err, (options, code, out, err)
        return out

    short = ("--device", "cpu", "--model", "mlp", "--steps", 1, "--test-images", 10)
    fails("on Debian the package dataset-fashion-mnist has it", "--data", folder / "none", *short)
    fails("no device 'gpu'", "--device", "gpu")
    fails("unknown option '--epoch'", "--epoch", 1)
    fails("--epochs takes a positive number, not '0'", "--epochs", 0)
    fails("--lr takes a positive number, not 'fast'", "--lr", "fast")
    fails("--model takes cnn or mlp, not 'rnn'", "--model=rnn")
    fails("--batch needs a value", "--batch")
    # Files to be written are tried before the work.
    before = sorted(folder.iterdir())
    for out in (fails("cannot open", "--losses", folder / "none" / "losses", *short),
                fails("cannot create", "--checkpoint", folder / "none" / "model", *short),
                fails("Is a directory", "--checkpoint", folder, *short)):
        assert "epoch" not in out, out
    assert sorted(folder.iterdir()) == before
    if os.path.exists("/dev/full"):
        fails("cannot write '/dev/full'", "--losses", "/dev/full", *short)
        fails("No space left on device", "--checkpoint", "/dev/full", *short)
    broken = folder / "broken"
    broken.mkdir(exist_ok=True)
    for name in ("train-images-idx3", "train-labels-idx1", "t10k-images-idx3", "t10k-labels-idx1"):
        images = "images" in name
        sizes = (0x803, 10, 28, 28) if images else (0x801, 10)
        whole = gzip.compress(struct.pack(f">{len(sizes)}I", *sizes) + bytes(7840 if images else 10))
        (broken / f"{name}-ubyte.gz").write_bytes(whole[:-12])
    fails("cannot be read: the gzip data", "--data", broken, *short)
    code, out, _ = run("--help")
    assert code == 0 and "usage: fashion_mnist" in out


folder.mkdir(parents=True, exist_ok=True)
globals()[f"check_{case}"]()
