"""The compiled half of nets: answers, groves of trees, halving."""
