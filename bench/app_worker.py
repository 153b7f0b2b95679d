"""The worker in which a browser hosts tables, begun on a page and spoken to as the client does."""

from serpentry.server.edge.client_files import BUILT_FOLDER

BEGIN = """async worker => {
  const host = new Worker(worker, {type: 'module'});
  const heard = new Map();
  let count = 0;
  await new Promise((settle, fail) => {
    host.onmessage = ({data}) => {
      if (data.kind === 'ready') settle();
      if (data.kind === 'failed') fail(new Error(data.why));
      heard.get(data.number)?.(data);
    };
    host.postMessage({kind: 'begin', base: new URL('bundle/', document.baseURI).href});
  });
  window.tell = message => host.postMessage(message);
  window.listen = (message, hear) => {
    const number = ++count;
    heard.set(number, hear);
    window.tell({...message, number});
    return number;
  };
  window.ask = (method, path, body) => new Promise(settle => {
    const text = JSON.stringify({method, path, language: 'en', query: {}, body});
    window.listen({kind: 'ask', text}, data => settle(JSON.parse(data.text)));
  });
}"""
"""Run on a page with `address()`, it gives the page `tell`, `listen` and `ask`."""


def address() -> str:
    """Where the worker's program lies on the service."""
    worker = next((BUILT_FOLDER / "assets").glob("worker-*.js"))
    return f"/assets/{worker.name}"
