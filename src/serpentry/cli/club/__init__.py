"""`serpentry club …`: clubs in files of this machine."""
