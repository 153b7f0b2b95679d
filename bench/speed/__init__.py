"""How fast rules, kernels, environments and pages are."""
