"""The machines that libraries are made for."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """A machine, as LLVM and zig call it."""

    name: str
    """What the loader calls it."""
    triple: str
    zig: str
    suffix: str
    processor: str = "generic"
    features: str = ""

    @property
    def is_windows(self) -> bool:
        """Whether exported functions must be marked."""
        return "windows" in self.triple

    @property
    def is_wasm(self) -> bool:
        """Whether it is for browsers."""
        return self.triple.startswith("wasm")


WASM_FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint,+simd128"
X86 = "x86-64-v2"
"""Since 2009: counts bits in one instruction. The library itself asks whether the machine can."""

TARGETS = (
    Target("linux-x86_64", "x86_64-unknown-linux-gnu", "x86_64-linux-none", "so", X86),
    Target("linux-aarch64", "aarch64-unknown-linux-gnu", "aarch64-linux-none", "so"),
    Target("macos-aarch64", "arm64-apple-macosx11.0.0", "aarch64-macos.11.0", "dylib", "apple-m1"),
    Target("macos-x86_64", "x86_64-apple-macosx11.0.0", "x86_64-macos.11.0", "dylib", X86),
    Target("windows-x86_64", "x86_64-pc-windows-gnu", "x86_64-windows-gnu", "dll", X86),
    Target(
        "wasm32", "wasm32-unknown-emscripten", "wasm32-emscripten", "wasm", features=WASM_FEATURES
    ),
)
BY_NAME = {target.name: target for target in TARGETS}
