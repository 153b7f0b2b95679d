"""How Adder looks: pictures, text, and what lies where."""
