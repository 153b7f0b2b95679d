## What is said about Adder

option-adder-size = Board size
