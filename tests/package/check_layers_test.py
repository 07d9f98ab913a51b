"""check_layers.py finds each kind of wrong include."""
import pathlib
import subprocess
import sys
import tempfile

CASES = {
    "src/base/a.h": ('#include "ir/node.h"', "base may not include ir/node.h"),
    "src/ir/a.h": ('#include "hal/hal.h"', "ir may not include hal/hal.h"),
    "src/hal/a.h": ('#include "ir/node.h"', "hal may not include ir/node.h"),
    "src/codegen/llvm/a.cpp": ('#include "hal/hal.h"', "codegen may not include hal/hal.h"),
    "src/backends/cpu/a.cpp": ('#include "backends/vulkan/x.h"', "backends may not include"),
    "src/engine/a.cpp": ('#include "backends/cpu/x.h"', "engine may not include backends/cpu/x.h"),
    "src/tensor/a.cpp": ('#include "schedule/x.h"', "tensor may not include schedule/x.h"),
    "src/nn/a.cpp": ('#include "tensor/x.h"', "nn may not include tensor/x.h"),
    "src/io/a.cpp": ('#include "base/text.h"', "io may not include base/text.h"),
    "src/ir/b.cpp": ("#ifdef __linux__\n#endif", "conditional compilation outside a backend"),
    "src/surprise/a.cpp": ("", "folder surprise is not in the table"),
    "include/pumice/a.h": ('#include "ir/node.h"', "may include public headers only"),
    "examples/x/a.cpp": ('#include "ir/node.h"', "may include public headers only"),
}
FINE = {
    "src/engine/b.cpp": '#include "backends/backend.h"\n#include "hal/hal.h"',
    "src/backends/cpu/b.cpp": '#include "backends/cpu/x.h"\n#include "codegen/llvm/w.h"\n#ifdef __linux__\n#endif',
    "src/nn/b.cpp": '#include <pumice/ops.h>\n#include "nn/x.h"\n#include <vector>',
    "src/ir/c.cpp": '#ifndef PUMICE_OP\n#endif\n#include "base/text.h"',
}


def main(script):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in list(FINE.items()) + [(k, v[0]) for k, v in CASES.items()]:
            path = pathlib.Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n")
        done = subprocess.run([sys.executable, script, folder], stdout=subprocess.PIPE, text=True)
    assert done.returncode == 1, done.returncode
    lines = done.stdout.splitlines()
    for name, (_, says) in CASES.items():
        assert any(f"/{name}: " in line and says in line for line in lines), (name, done.stdout)
    assert len(lines) == len(CASES), done.stdout


main(sys.argv[1])
