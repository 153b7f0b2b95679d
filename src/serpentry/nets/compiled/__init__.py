"""The compiled half of nets: a student's answers, and growing trees that a net guides."""
