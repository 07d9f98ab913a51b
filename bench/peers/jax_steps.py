#!/usr/bin/env python3
"""The works of bench_steps with JAX, compiled by jit. See common.py."""
import os

import common

arguments = common.options()
if arguments.device == "cpu":
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: arguments.threads])

import jax
import jax.numpy as jnp
from jax import lax


def uniform(key, shape, fan_in):
    bound = fan_in ** -0.5
    return jax.random.uniform(key, shape, minval=-bound, maxval=bound)


def layers_of(kind):
    if kind == "mlp":
        return [((784, 128), 784), ((128, 10), 128)]
    return [((32, 1, 3, 3), 9), ((64, 32, 3, 3), 288), ((3136, 64), 3136), ((64, 10), 64)]


def initial(kind):
    parameters, key = [], jax.random.PRNGKey(0)
    for shape, fan_in in layers_of(kind):
        key, a, b = jax.random.split(key, 3)
        out = shape[0] if len(shape) == 4 else shape[1]
        parameters.append((uniform(a, shape, fan_in), uniform(b, (out,), fan_in)))
    return parameters


def forward(parameters, x):
    for weight, bias in parameters:
        if weight.ndim == 4:
            x = lax.conv_general_dilated(x, weight, (1, 1), "SAME") + bias[None, :, None, None]
            x = lax.reduce_window(jax.nn.relu(x), -jnp.inf, lax.max, (1, 1, 2, 2), (1, 1, 2, 2),
                                  "VALID")
        else:
            x = x.reshape(x.shape[0], -1) @ weight + bias
            x = x if weight.shape[1] == 10 else jax.nn.relu(x)
    return x


def loss_of(parameters, x, y):
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(forward(parameters, x)), y[:, None], 1))


@jax.jit
def adam_step(parameters, m, v, t, x, y):
    loss, g = jax.value_and_grad(loss_of)(parameters, x, y)
    t = t + 1
    tree = jax.tree_util.tree_map
    m = tree(lambda m, g: 0.9 * m + 0.1 * g, m, g)
    v = tree(lambda v, g: 0.999 * v + 0.001 * g * g, v, g)
    rate, scale = 1e-3 / (1 - 0.9 ** t), 1 / (1 - 0.999 ** t)
    parameters = tree(lambda p, m, v: p - rate * m / (jnp.sqrt(v * scale) + 1e-8), parameters, m, v)
    return parameters, m, v, t, loss


def training(kind, batch):
    parameters = initial(kind)
    zeros = jax.tree_util.tree_map(jnp.zeros_like, parameters)
    state = [parameters, zeros, zeros, jnp.float32(0)]
    x = jax.random.uniform(jax.random.PRNGKey(1), (batch, 1, 28, 28))
    y = jax.random.randint(jax.random.PRNGKey(2), (batch,), 0, 10)

    def step():
        *state[:], loss = adam_step(*state, x, y)
        assert float(loss) < 100

    return step


def operation(name, n):
    x = jax.random.uniform(jax.random.PRNGKey(1), (n, n), minval=-1)
    y = jax.random.uniform(jax.random.PRNGKey(2), (n, n), minval=-1)
    f = jax.jit({
        "matmul": lambda x, y: x @ y,
        "softmax": lambda x, y: jax.nn.softmax(x),
        "gelu": lambda x, y: jax.nn.gelu(x * y + 0.5, approximate=False),
    }[name])
    return lambda: f(x, y).block_until_ready()


common.main("jax", jax.__version__, arguments, training, operation)
