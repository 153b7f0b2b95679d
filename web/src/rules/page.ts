/** Rule pages: Markdown from the service as HTML with an anchor for every rule. */
import { Marked } from 'marked';
import { baseOf, isSite, to } from '../lib/places';

const markdown = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = /`([\w-]+)`$/.exec(text)?.[1] ?? slug(text);
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    image({ href, text }) {
      const file = href.replace(/^(\.\.\/)*/, '');
      const src = isSite ? baseOf(`bundle/rules/${file}`) : `/api/rules/${file}`;
      return `<span class="figure"><img src="${src}" alt="" loading="lazy"><span>${escape(text)}</span></span>`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const page = /^(?:\.\.\/)*(\w+)\.md(#.*)?$/.exec(href);
      if (page) return `<a href="${to(`/rules/${page[1]}`)}${page[2] ?? ''}">${words}</a>`;
      return href.startsWith('#') ? `<a href="${escape(href)}">${words}</a>` : words;
    },
    html: ({ text }) => escape(text),
  },
});

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The words of a heading as an anchor. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A rule page as HTML. The pages are ours, and whatever isn't Markdown in them is escaped. */
export function toHtml(page: string): string {
  const html = markdown.parse(page, { async: false });
  return html
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** The second-level headings, as a table of contents. */
export function contentsOf(page: string): { id: string; title: string }[] {
  return [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => ({
    id: slug(title!),
    title: title!.replaceAll('`', ''),
  }));
}
