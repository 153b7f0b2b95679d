## The documentation beside the games

web-docs = Documentation
web-example-run = Run
web-example-running = Running… the first time takes a few seconds.
web-example-silent = It ran, and printed nothing.
