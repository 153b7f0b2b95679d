"""Reports, and who avoids whom; what the host of the service does about it."""
