#!/usr/bin/env python3
"""The works of bench_steps with tinygrad, captured by TinyJit. See common.py."""
import os

import common

arguments = common.options()
os.environ |= {"DEV": arguments.device.upper(), "TRAINING": "1"}
if arguments.device == "cpu":
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: arguments.threads])

import tinygrad
from tinygrad import Device, Tensor, TinyJit, nn


class Mlp:
    def __init__(self):
        self.l1, self.l2 = nn.Linear(784, 128), nn.Linear(128, 10)

    def __call__(self, x):
        return self.l2(self.l1(x.flatten(1)).relu())


class Cnn:
    def __init__(self):
        self.c1, self.c2 = nn.Conv2d(1, 32, 3, padding=1), nn.Conv2d(32, 64, 3, padding=1)
        self.l1, self.l2 = nn.Linear(3136, 64), nn.Linear(64, 10)

    def __call__(self, x):
        x = self.c2(self.c1(x).relu().max_pool2d()).relu().max_pool2d()
        return self.l2(self.l1(x.flatten(1)).relu())


def training(kind, batch):
    model = Mlp() if kind == "mlp" else Cnn()
    optimizer = nn.optim.Adam(nn.state.get_parameters(model), lr=1e-3)
    x = Tensor.rand(batch, 1, 28, 28).realize()
    y = Tensor.randint(batch, low=0, high=10).realize()

    @TinyJit
    def jitted():
        optimizer.zero_grad()
        loss = model(x).sparse_categorical_crossentropy(y).backward()
        return loss.realize(*optimizer.schedule_step())

    def step():
        assert jitted().item() < 100

    return step


def operation(name, n):
    x, y = (Tensor.rand(n, n) * 2 - 1).realize(), (Tensor.rand(n, n) * 2 - 1).realize()
    f = {
        "matmul": lambda: x @ y,
        "softmax": lambda: x.softmax(),
        "gelu": lambda: (lambda z: z * 0.5 * (1 + (z * 0.5 ** 0.5).erf()))(x * y + 0.5),
    }[name]
    jitted = TinyJit(lambda: f().realize())

    def step():
        jitted()
        Device[Device.DEFAULT].synchronize()

    return step


version = getattr(tinygrad, "__version__", "")
common.main("tinygrad", version, arguments, training, operation)
