"""What a page shows or says to anybody, and which of its words are English."""

import re
from functools import cache

from playwright.sync_api import Page

from serpentry.catalogue import find, names
from serpentry.languages import ENGLISH
from tests.languages.test_lint import pages, texts

GATHER = """
(() => {
  const LABELS = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription',
                  'title', 'alt', 'placeholder', 'content'];
  const UNREAD = 'script, style, code, kbd, [translate="no"], [lang]:not(html), ' +
                 'meta:not([name="description"])';
  const gathered = (window.gathered = new Set());
  const keep = (text) => text && /\\p{L}{2}/u.test(text) && gathered.add(text.trim());
  const read = (node) => {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!element?.closest || element.closest(UNREAD)) return;
    if (node === element) {
      for (const label of LABELS) keep(node.getAttribute(label));
      node.childNodes.forEach(read);
    } else keep(node.data);
  };
  new MutationObserver((changes) => {
    if (!document.querySelector('#app')?.childElementCount) return;
    if (!gathered.size) read(document.documentElement);
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(read);
      else read(target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true,
                         attributes: true, attributeFilter: LABELS });
})();
"""
"""Gathers whatever the page shows, labels or announces from its first word on, however briefly."""

WORD = re.compile(r"(?<![\w’'-])[^\W\d_]{3,}(?![\w’'-])")


def gathered(page: Page) -> list[str]:
    """All that a page has shown or said since it was opened."""
    found: list[str] = page.evaluate("[...window.gathered]")
    return found


def english_in(said: list[str], language: str) -> dict[str, str]:
    """The English words among what was said in another language, each with where it stands."""
    strange = _words_of(ENGLISH) - _words_of(language) - _names()
    return {word: text for text in said for word in _words(text) if word in strange}


@cache
def _words_of(language: str) -> frozenset[str]:
    """The words of a language's catalogue and rule pages."""
    everything = [*texts(language).values(), *pages(language).values()]
    return frozenset(word for text in everything for word in _words(text))


@cache
def _names() -> frozenset[str]:
    """What games are called everywhere."""
    titles = [find(name).title for name in names()]
    return frozenset(word for title in ["Serpentry", *titles] for word in _words(title))


def _words(text: str) -> list[str]:
    return [word.lower() for word in WORD.findall(text)]
