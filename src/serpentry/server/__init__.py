"""The service: tables that lose nothing, over HTTP and WebSocket."""
