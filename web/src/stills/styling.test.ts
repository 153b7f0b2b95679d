import { expect, test } from 'vitest';
import { Sheet, styled } from './styling';

const TOKENS = { '--seat-0': '#ff0000', '--text': '#222222' };
const SHEET = new Sheet(`
  /* Colours. */
  @media (width < 10rem) { .skin { fill: blue; } }
  .tone { --tone: var(--seat-0); }
  .skin path { fill: color-mix(in srgb, white 55%, var(--tone)); transition: all 1s; }
  .skin > .own.svelte-1 { stroke: var(--tone-dark, #000); }
  .far .own:where(.svelte-1) { stroke: var(--text); }
  path { fill: none; stroke-width: calc(0.2 * 0.5px); }
  button:hover path { fill: red; }
`);

test('rules of classes, parents and custom properties end up in the elements', () => {
  const painted = styled(
    '<svg><g class="skin tone" role="img"><!--[--><path class="own svelte-1" d="M0 0"/></g></svg>',
    SHEET,
    TOKENS,
  );
  expect(painted).toBe(
    '<svg><g><path d="M0 0" style="fill:#ff8c8c;stroke-width:0.1;stroke:#000"/></g></svg>',
  );
});

test('what stands in the element itself goes last, and a transform becomes an attribute', () => {
  const painted = styled(
    '<svg><path fill="var(--text)" stroke="color-mix(in srgb, var(--text) 50%, black)" style="--tone: #000; fill: var(--tone); transform: rotate(3deg);"></path></svg>',
    new Sheet(''),
    TOKENS,
  );
  expect(painted).toBe(
    '<svg><path transform="rotate(3)" style="fill:#000;stroke:#111111"></path></svg>',
  );
});

test('names within a picture are its own', () => {
  const painted = styled(
    '<svg><clipPath id="a"></clipPath><g clip-path="url(#a)"/></svg>',
    SHEET,
    TOKENS,
  );
  const [, id] = /id="(s[0-9a-f]+-a)"/.exec(painted)!;
  expect(painted).toContain(`clip-path="url(#${id!})"`);
});
