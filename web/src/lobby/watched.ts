/** Whether somebody looks at something: points at it or has come to it; by touch, has it in view. */
import type { Attachment } from 'svelte/attachments';

/** So much of something must be in view to be looked at. */
const IN_VIEW = 0.85;

export function watched(tell: (isWatched: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const look = (): void => tell(true);
    // Not at once: what has the focus loses it while the page is taken down, when nothing may change.
    const away = (): void => queueMicrotask(() => tell(false));
    if (matchMedia('(hover: none)').matches) {
      const seen = new IntersectionObserver(
        ([entry]) => tell((entry?.intersectionRatio ?? 0) > IN_VIEW),
        { threshold: [0, IN_VIEW] },
      );
      seen.observe(element);
      return () => seen.disconnect();
    }
    const heard = { pointerenter: look, focusin: look, pointerleave: away, focusout: away };
    for (const [name, hear] of Object.entries(heard)) element.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of Object.entries(heard)) element.removeEventListener(name, hear);
    };
  };
}
