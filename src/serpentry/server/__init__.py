"""The service: tables that lose nothing, over HTTP and WebSocket."""

from serpentry.tabletop.helpers.extras import OF_SERVICE, insist

insist("serve", *OF_SERVICE)
