"""The games. None knows another; what two of them need lies in a package beside them."""
