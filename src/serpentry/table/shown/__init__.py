"""What is shown of a table, and to whom: views, boards, drawings, sentences."""
