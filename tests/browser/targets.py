"""What a finger is to hit on a page, and how large it is."""

from playwright.sync_api import Page

LEAST = 40
"""Pixels that anything to be tapped has, each way."""
SMALL = """least => {
  const boxOf = one => {
    const after = getComputedStyle(one, '::after');
    const covers = after.content !== 'none' && after.position === 'absolute';
    const choice = ['radio', 'checkbox'].includes(one.type) && one.labels?.[0];
    return (covers ? one.offsetParent : choice || one).getBoundingClientRect();
  };
  // A link in a sentence is as high as its line.
  const isInline = one => getComputedStyle(one).display === 'inline' || one.matches('p .link');
  const isShown = one => one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('.hidden, [inert]') && one.getBoundingClientRect().bottom > -scrollY;
  return [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
    .filter(one => isShown(one) && !isInline(one))
    .map(one => [one, boxOf(one)])
    .filter(([, { width, height }]) => Math.min(width, height) < least - 0.5)
    .map(([one, { width, height }]) => {
      const name = one.getAttribute('aria-label') || one.textContent.trim() || one.name;
      return `${one.localName} ${name.slice(0, 40)}: ${Math.round(width)}×${Math.round(height)}`;
    });
}"""


def small_targets(page: Page) -> list[str]:
    """What on a page is smaller than a finger needs it."""
    found: list[str] = page.evaluate(SMALL, LEAST)
    return found
