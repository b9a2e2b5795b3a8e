"""What hatchling does for a wheel built with `SWDSL_NATIVE=1`: compile the kernel and put it in."""

import importlib.util
import os
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled kernel to a wheel; without the variable a wheel is plain Python as ever."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Compile, and tell hatchling where it belongs and that the wheel fits one kind of machine only."""
        if not os.environ.get("SWDSL_NATIVE") or version == "editable":
            return
        folder = Path(tempfile.mkdtemp(prefix="swdsl-native-")) / "native"
        place = Path(self.root) / "swdsl" / "native" / "build.py"
        spec = importlib.util.spec_from_file_location("native_build", place)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.build(folder, installed=True)
        included = build_data.setdefault("force_include", {})
        assert isinstance(included, dict)
        included[str(folder)] = "swdsl/official/native"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
