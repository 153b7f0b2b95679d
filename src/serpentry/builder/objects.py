"""From the portable module to an object for one machine, optimised as a whole."""

import re

import llvmlite.binding as llvm

from serpentry.builder.targets import Target

ROUNDS = 2
"""What is learned in a first round (that no function raises) lets a second leave out more."""
FROM_RUNTIME = {"memcpy", "memmove", "memset"}
"""What an object may need: the linker takes it from `runtime.c`."""
HEADING = re.compile(r'^(target (?:triple|datalayout)|source_filename) = ".*"\n', re.MULTILINE)

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


class NotSelfContained(Exception):
    """Compiled functions want something that a library does not have."""


def object_of(text: str, exported: set[str], target: Target) -> bytes:
    """An object with the exported names alone to be seen from outside."""
    machine = _machine(target)
    module = llvm.parse_assembly(HEADING.sub("", text))
    module.triple, module.data_layout = target.triple, str(machine.target_data)
    module.name = "engine"
    _hide(module, exported, target)
    for _ in range(ROUNDS):
        _optimise(module, machine)
    _demand_self_contained(module)
    made: bytes = machine.emit_object(module)
    return made


def _demand_self_contained(module: llvm.ModuleRef) -> None:
    """Compiled functions must raise nothing, and take all memory from outside."""
    for one in module.functions:
        if not one.is_declaration or one.name.startswith("llvm.") or one.name in FROM_RUNTIME:
            continue
        callers = [other.name for other in module.functions if f"@{one.name}(" in str(other)]
        raise NotSelfContained(f"{one.name} is called by {', '.join(callers[1:])}.")


def _machine(target: Target) -> llvm.TargetMachine:
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor,
        features=target.features,
        opt=3,
        reloc="pic",
        codemodel="default",
    )


def _hide(module: llvm.ModuleRef, exported: set[str], target: Target) -> None:
    """Let the linker see the exported names and no others, so that the rest can be inlined.

    Numba's own names have addresses in them, which are others in every run.
    """
    for number, one in enumerate([*module.functions, *module.global_variables]):
        if one.is_declaration:
            continue
        if one.name not in exported:
            one.linkage, one.name = "internal", f"inner{number}"
        elif target.is_windows:
            one.storage_class = "dllexport"


def _optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
