"""What hosts answer: a function for each question, which takes the request as it was read.

The first argument is who asks. Of the others, those that the question's address names come from
it, a plan is what was sent, and the rest is asked for behind the address (`questions`).
"""
