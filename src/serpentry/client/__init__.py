"""A small client library: guests, tables and play over a network, without knowing a rule."""

from serpentry.client.client import Client, NoService
from serpentry.client.table import Refusal, TableSocket

__all__ = ["Client", "NoService", "Refusal", "TableSocket"]
