/** The texts of studies as HTML. They are anybody's: what is HTML in them is shown as it is written. */
import { Marked } from 'marked';

/** How addresses begin that a study may lead to. */
const LINKS = /^(https?:\/\/|mailto:|#)/i;

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const link = (href: string, words: string): string =>
  LINKS.test(href) ? `<a href="${escape(href)}" rel="noopener nofollow">${words}</a>` : words;

const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      return link(href, this.parser.parseInline(tokens));
    },
    image: ({ href, text }) => link(href, escape(text)),
    html: ({ text }) => escape(text),
  },
});

export const toHtml = (text: string): string => markdown.parse(text, { async: false });

export { escape };
