"""`serpentry club …`: clubs in a file of this machine, or at a service."""
