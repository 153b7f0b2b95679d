"""Tables hosted by a browser's worker, without a service or a net (docs/offline.md).

The same host answers as in the service, with the same messages; what is kept goes to the browser's
own database by way of JavaScript, which hands everything over as text.
"""
