"""What the kernels of hexagonal snakes share: sets of placements and how they die, joints, ends."""
