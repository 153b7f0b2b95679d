/**
 * A board in Jupyter or marimo. Python knows the rules: it hears of every move and step, and answers
 * with the game as it is then. This follows the script of a game, in one module of anywidget.
 */
const DARK = '[data-jp-theme-light="false"], .vscode-dark, .dark, [theme="dark"]';
const LIGHT = '[data-jp-theme-light="true"], .vscode-light, .light, [theme="light"]';

const PLACES = [document.documentElement, document.body];

/** Light or dark as the notebook says; nothing where it does not. */
function pageTheme() {
  if (PLACES.some((one) => one.matches(DARK))) return 'dark';
  return PLACES.some((one) => one.matches(LIGHT)) ? 'light' : null;
}

function render({ model, el }) {
  const board = document.createElement('serpentry-board');
  board.setAttribute('language', model.get('language'));
  board.style.setProperty('--board-height', `${model.get('height')}px`);
  const dress = () => {
    const theme = model.get('theme') === 'auto' ? pageTheme() : model.get('theme');
    if (theme) board.setAttribute('theme', theme);
    else board.removeAttribute('theme');
    // Drawn for the notebook's own ground; for one that isn't known it brings its own.
    board.style.background = theme ? 'none' : '';
  };
  const show = () => {
    board.given = { ...model.get('given'), turn: model.get('turn') };
  };
  for (const kind of ['move', 'step'])
    board.addEventListener(`serpentry-${kind}`, ({ detail }) => model.send({ kind, ...detail }));
  // Notebooks stop keys and wheels for their own use: what is meant for the board stays there.
  board.addEventListener('keydown', (event) => event.stopPropagation());
  const watch = new MutationObserver(dress);
  for (const place of PLACES) watch.observe(place, { attributes: true });
  // Some notebooks tell of both at once, others of one after the other.
  for (const part of ['given', 'turn']) model.on(`change:${part}`, show);
  show();
  el.append(board);
  dress();
  return () => {
    watch.disconnect();
    for (const part of ['given', 'turn']) model.off(`change:${part}`, show);
  };
}

export default { render };
