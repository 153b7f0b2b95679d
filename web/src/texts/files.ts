/** Where the words of the pages come from: the one Fluent catalogue of the product. */

export type Files = Readonly<Record<string, () => Promise<string>>>;

/** What the first page says; it waits for no more. */
export const FIRST: Files = import.meta.glob<string>(
  [
    '../../../src/serpentry/languages/*/shared.ftl',
    '../../../src/serpentry/languages/*/web/common.ftl',
    '../../../src/serpentry/languages/*/web/bots.ftl',
    '../../../src/serpentry/languages/*/web/docs.ftl',
    '../../../src/serpentry/languages/*/web/home.ftl',
    '../../../src/serpentry/languages/*/web/offline.ftl',
    '../../../src/serpentry/languages/*/words.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** What is said on other pages. */
export const PAGES: Files = import.meta.glob<string>(
  [
    '../../../src/serpentry/languages/*/web/*.ftl',
    '../../../src/serpentry/languages/*/boards/*.ftl',
    '../../../src/serpentry/languages/*/scores.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** What is said about a game that is played or replayed. */
export const TALES: Files = import.meta.glob<string>(
  [
    '../../../src/serpentry/languages/*/narrator/*.ftl',
    '../../../src/serpentry/languages/*/refusals/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);
