"""`pumice devices --json` is JSON, lists a usable cpu, and gives a reason for what is unusable."""
import json
import subprocess
import sys

tool = sys.argv[1]
devices = json.loads(subprocess.check_output([tool, "devices", "--json"], text=True))
names = [device["name"] for device in devices]
assert len(set(names)) == len(names), names
cpu = next(device for device in devices if device["name"] == "cpu")
assert cpu["usable"] and "f32" in cpu["dtypes"], cpu
for device in devices:
    assert device["usable"] == (device["reason"] == ""), device
text = subprocess.check_output([tool, "devices"], text=True)
assert all(name in text for name in names), text
wrong = subprocess.run([tool, "devices", "--nonsense"], stderr=subprocess.PIPE, text=True)
assert wrong.returncode == 1 and "[devices] unknown option '--nonsense'" in wrong.stderr
assert subprocess.run([tool, "nonsense"], stderr=subprocess.DEVNULL).returncode == 2
