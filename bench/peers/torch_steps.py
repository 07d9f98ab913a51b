#!/usr/bin/env python3
"""The works of bench_steps with PyTorch, eager. See common.py."""
import torch
import torch.nn.functional as F

import common

arguments = common.options()
torch.set_num_threads(arguments.threads)
torch.manual_seed(0)
device = arguments.device


def model_of(kind):
    nn = torch.nn
    if kind == "mlp":
        return nn.Sequential(nn.Flatten(), nn.Linear(784, 128), nn.ReLU(), nn.Linear(128, 10))
    return nn.Sequential(
        nn.Conv2d(1, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(32, 64, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Linear(3136, 64), nn.ReLU(), nn.Linear(64, 10))


def training(kind, batch):
    model = model_of(kind).to(device)
    optimizer = torch.optim.Adam(model.parameters(), 1e-3)
    images = torch.rand(batch, 1, 28, 28, device=device)
    labels = torch.randint(0, 10, (batch,), device=device)

    def step():
        optimizer.zero_grad(set_to_none=True)
        loss = F.cross_entropy(model(images), labels)
        loss.backward()
        optimizer.step()
        assert loss.item() < 100

    return step


def operation(name, n):
    x, y = torch.rand(n, n, device=device) * 2 - 1, torch.rand(n, n, device=device) * 2 - 1
    f = {
        "matmul": lambda: x @ y,
        "softmax": lambda: torch.softmax(x, -1),
        "gelu": lambda: F.gelu(x * y + 0.5),
    }[name]

    def step():
        f()
        if device != "cpu":
            torch.cuda.synchronize()

    return step


common.main("torch", torch.__version__, arguments, training, operation)
