"""How people behave: reports, who avoids whom, suspensions, and the log of the host's deeds."""
