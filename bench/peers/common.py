"""What the peers' scripts share: options, timing, and the JSON that bench_steps prints as well.

A work is a function that does one step and waits for its result.
"""
import argparse
import json
import time

DEFAULT = "mlp_b64,cnn_b64,cnn_b256,matmul_1024,softmax_2048,gelu_2048"


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", default=DEFAULT)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--device", default="cpu")
    return parser.parse_args()


def measure(step, seconds):
    start = time.perf_counter()
    step()
    first = time.perf_counter() - start
    for _ in range(3):
        step()
    times = []
    end = time.perf_counter() + seconds
    while len(times) < 10 or (time.perf_counter() < end and len(times) < 10000):
        start = time.perf_counter()
        step()
        times.append(time.perf_counter() - start)
    times.sort()
    return {
        "first_s": round(first, 4),
        "ms_min": times[0] * 1e3,
        "ms_median": times[len(times) // 2] * 1e3,
        "steps": len(times),
    }


def main(library, version, arguments, training, operation):
    """training(model, batch) and operation(name, n) give a step."""
    works = {}
    for name in arguments.work.split(","):
        kind, size = name.split("_")
        if kind in ("mlp", "cnn"):
            step = training(kind, int(size[1:]))
        else:
            step = operation(kind, int(size))
        works[name] = measure(step, arguments.seconds)
    print(json.dumps({"library": library, "version": version, "device": arguments.device,
                      "works": works}, indent=1))
