// What doesn't fit on the page as it stands: sentences without numbers that change from run to run.
({ least, isTouch, mustFit }) => {
  const found = new Set();
  const SLACK = 1.5;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const room = modal ?? document.body;
  const isShown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest('.hidden, [inert], .skip');
  const named = (one) => {
    const place = one.closest('[class], section, aside, dialog, main, header');
    const words = (place?.getAttribute('class') ?? '').split(' ').filter((word) => !/^(svelte|s)-/.test(word));
    return `${place?.localName ?? one.localName}${words[0] ? `.${words[0]}` : ''}`;
  };
  const told = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 32);
  const apart = (one, two, by = SLACK) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) <= by ||
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) <= by;
  // Letters, without the room above and below them that the font asks for.
  const inner = ({ left, right, top, bottom }) => ({ left, right, top: top + (bottom - top) * 0.2, bottom: bottom - (bottom - top) * 0.2 });
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);

  // Words, line by line, each with the box that it has to stay in.
  const words = [];
  const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest('svg, script, style, option, noscript, .excerpt') || !isShown(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    words.push({ holder, text: told(node.data), lines: lines.map(inner), seen: [] });
  }

  // Where a box cuts what is in it: what scrolls has a sign, and nothing else is cut.
  const isSigned = (one) => {
    const hasBar = one.offsetWidth - one.clientWidth > 8 || one.offsetHeight - one.clientHeight > 8;
    return styleOf(one).backgroundAttachment.includes('local') || hasBar;
  };
  const scrollers = new Set();
  for (const word of words)
    for (const line of word.lines) {
      let seen = { left: line.left, right: line.right, top: line.top, bottom: line.bottom };
      let cut = '';
      for (let box = word.holder; box && box !== document.documentElement; box = box.parentElement) {
        const { overflowX, overflowY, position, display } = styleOf(box);
        if (display === 'contents') continue;
        const rect = box.getBoundingClientRect();
        const cuts = (how) => how === 'hidden' || how === 'clip';
        const outX = seen.left < rect.left - SLACK || seen.right > rect.right + SLACK;
        const outY = seen.top < rect.top - SLACK || seen.bottom > rect.bottom + SLACK;
        if (box === document.body) break;
        if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) {
          if (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2) scrollers.add(box);
          if (outX || outY) {
            seen = { left: Math.max(seen.left, rect.left), right: Math.min(seen.right, rect.right), top: Math.max(seen.top, rect.top), bottom: Math.min(seen.bottom, rect.bottom) };
            if (seen.right - seen.left < 2 || seen.bottom - seen.top < 4) { cut = 'away'; break; }
          }
        } else if ((outX && cuts(overflowX)) || (outY && cuts(overflowY))) { cut = 'cut'; break; }
        if (position === 'fixed') break;
      }
      if (cut === 'cut') found.add(`cut: “${word.text}” in ${named(word.holder)}`);
      else if (cut !== 'away') word.seen.push(seen);
    }
  for (const box of scrollers) if (!isSigned(box)) found.add(`scrolls without a sign: ${named(box)}`);
  if (modal && modal.scrollWidth > modal.clientWidth + 1) found.add('the dialog can be scrolled sideways');

  // Beyond the screen, or too near to its edge to be read.
  for (const { holder, text, seen } of words)
    for (const line of seen)
      if (line.left < 2 || line.right > innerWidth - 2) found.add(`at the screen’s edge: “${text}” in ${named(holder)}`);

  // Out of the nearest box that one sees.
  const isSeenBox = (one) => {
    const { backgroundColor, borderTopWidth, boxShadow, display } = styleOf(one);
    return display !== 'inline' && display !== 'contents' && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px' || boxShadow !== 'none');
  };
  for (const { holder, text, seen } of words) {
    let box = holder;
    while (box !== room && !isSeenBox(box)) box = box.parentElement;
    if (box === room) continue;
    const rect = box.getBoundingClientRect();
    for (const line of seen) {
      const middle = (line.top + line.bottom) / 2;
      if (line.left < rect.left - 1 || line.right > rect.right + 1 || middle < rect.top || middle > rect.bottom)
        found.add(`out of its box: “${text}” in ${named(box)}`);
    }
  }

  // One over the other, and small signs over words.
  const flat = words.flatMap(({ holder, text, seen }) => seen.map((line) => ({ holder, text, line })));
  const isFixed = (one) => {
    let fixed = one;
    while (fixed && !['fixed', 'sticky'].includes(styleOf(fixed).position)) fixed = fixed.parentElement;
    return fixed;
  };
  const layerOf = (one) => isFixed(one) ?? one.closest('dialog, .over, .sheet, .curtain, [popover]');
  flat.sort((one, two) => one.line.top - two.line.top);
  for (let at = 0; at < flat.length; at++)
    for (let next = at + 1; next < flat.length && flat[next].line.top < flat[at].line.bottom; next++) {
      const [one, two] = [flat[at], flat[next]];
      if (one.text === two.text && one.holder === two.holder) continue;
      if (layerOf(one.holder) !== layerOf(two.holder)) continue;
      if (!apart(one.line, two.line)) found.add(`over each other: “${one.text}” and “${two.text}” in ${named(one.holder)}`);
    }
  const isOnTop = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there && (one.contains(there) || there.contains(one));
  };
  const signs = [...room.querySelectorAll('i, svg')].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 3 && width < 32 && height < 32 && !one.parentElement.closest('svg') && isShown(one) && !one.textContent.trim() && isOnTop(one);
  });
  for (const sign of signs) {
    const rect = sign.getBoundingClientRect();
    for (const { holder, text, line } of flat)
      if (layerOf(holder) === layerOf(sign) && !holder.contains(sign) && !sign.contains(holder) && !apart(rect, line, 1))
        found.add(`a sign over words: “${text}” in ${named(holder)}`);
  }

  // Under a cross, a bar, or anything else that lies on top, with the page scrolled to either end.
  const screen = document.scrollingElement;
  const top = screen.scrollTop;
  const under = (isTop) => {
    for (const { holder, text, line } of flat) {
      if (!isTop && isFixed(holder)) continue;
      const shift = top - screen.scrollTop;
      for (const part of [0.04, 0.5, 0.96]) {
        const x = line.left + (line.right - line.left) * part;
        const y = (line.top + line.bottom) / 2 + shift;
        if (y < 0 || y >= innerHeight || x < 0 || x >= innerWidth) continue;
        const over = document.elementFromPoint(x, y);
        if (!over || over === holder || holder.contains(over) || over.contains(holder)) continue;
        if (over.matches('.unseen') || over.closest('label, a, summary, li')?.contains(holder)) continue;
        if (layerOf(over) !== layerOf(holder) && layerOf(over) && !isFixed(over)) continue;
        const fixed = isFixed(over);
        const canMove = screen.scrollHeight > innerHeight + 1;
        if (fixed && canMove && (isTop ? fixed.getBoundingClientRect().top > innerHeight / 2 : fixed.getBoundingClientRect().top < innerHeight / 2)) continue;
        const scroller = holder.closest('.sheet, .side, dialog');
        if (fixed && scroller?.contains(fixed) && scroller.scrollTop > 0) continue;
        found.add(`under something: “${text}” under ${named(over)}`);
      }
    }
  };
  if (!modal) {
    screen.scrollTop = 0;
    under(true);
    screen.scrollTop = screen.scrollHeight;
    under(false);
    screen.scrollTop = top;
  } else under(true);

  // What a finger hits.
  if (isTouch) {
    const boxOf = (one) => {
      const after = getComputedStyle(one, '::after');
      const covers = after.content !== 'none' && after.position === 'absolute';
      const choice = ['radio', 'checkbox'].includes(one.type) && one.labels?.[0];
      return (covers ? one.offsetParent ?? one : choice || one).getBoundingClientRect();
    };
    const isInSentence = (one) => {
      if (styleOf(one).display !== 'inline' && !one.matches('.link')) return false;
      const parent = one.parentElement;
      return parent.textContent.trim().length > one.textContent.trim().length + 8;
    };
    for (const one of room.querySelectorAll('button, a[href], select, input, textarea, summary')) {
      if (!isShown(one) || one.closest('svg') || isInSentence(one) || one.type === 'range') continue;
      const { width, height } = boxOf(one);
      if (Math.min(width, height) >= least - 0.5) continue;
      const name = told(one.getAttribute('aria-label') || one.textContent || one.name || one.type || '');
      found.add(`too small for a finger: ${one.localName} “${name}” ${Math.round(width)}×${Math.round(height)}`);
    }
  }

  if (document.documentElement.scrollWidth > innerWidth + 1) found.add('the page can be scrolled sideways');
  if (mustFit && document.documentElement.scrollHeight > innerHeight + 1)
    found.add(`the page is higher than the screen by ${document.documentElement.scrollHeight - innerHeight}`);
  return [...found];
};
