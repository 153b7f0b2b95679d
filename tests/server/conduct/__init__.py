"""Reports, suspensions, and who avoids whom, at a real service."""
