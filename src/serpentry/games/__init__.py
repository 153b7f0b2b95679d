"""The games. None knows another; what two of them need is in a package beside them."""
