/** A board in a frame: frame.html?game=snekagon&table=…, &study=…&board=…, or &src=… (a file here). */
const asked = new URLSearchParams(location.search);
const board = document.createElement('serpentry-board');
for (const name of ['table', 'study', 'board', 'src', 'ply', 'theme', 'language', 'autoplay'])
  if (asked.has(name)) board.setAttribute(name, asked.get(name));
document.documentElement.dataset.theme = asked.get('theme') ?? '';
const src = asked.get('src');
// What others wrote is shown from this service alone.
if (src && new URL(src, location.href).origin !== location.origin) board.removeAttribute('src');
const script = document.createElement('script');
script.src = `serpentry-${(asked.get('game') ?? 'snekagon').replace(/\W/g, '')}.js`;
document.body.append(board, script);
