import { expect, test } from 'vitest';
import { toHtml } from './text';

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a <img src=x onerror=alert(1)> b', 'a &lt;img src=x onerror=alert(1)&gt; b'],
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['[x](JaVaScRiPt&colon;alert(1))', '<p>x</p>'],
  ['<javascript:alert(1)>', '<p>javascript:alert(1)</p>'],
  ['[x](data:text/html,hi)', '<p>x</p>'],
  ['![x" onload="y](https://a.b/c.png)', 'x&quot; onload=&quot;y</a>'],
  ['[x](https://a.b/"onclick=alert)', 'href="https://a.b/&quot;onclick=alert"'],
  ['**bold** `a<b`', '<strong>bold</strong> <code>a&lt;b</code>'],
])('%s holds nothing but Markdown', (text, html) => {
  const made = toHtml(text);
  expect(made).toContain(html);
  expect(made).not.toMatch(/<(script|img)|href="(javascript|data)/i);
});
