/** Following what the service tells: it is shown after all that is still to be shown. */
import { isMove } from '../../parts/happened';
import { untrack } from 'svelte';
import type { TableLink } from '../../connection/link.svelte';
import type { Seen } from '../../types/service';
import { atOnce, type Story } from '../../story/story.svelte';
import { beatOf, freshOf, recalled, type Around, type Told } from './unfolding';

/** Let a table's story follow its link, for as long as the page is there. */
export function follow(link: TableLink, story: Story<Told>, around: () => Around): void {
  let missed: Seen[] = [];

  $effect(() => {
    const told = { view: link.view!, events: link.events };
    untrack(() => {
      const { last } = story;
      if (told.view === last.view && told.events === last.events) return;
      if (document.hidden) missed.push(...freshOf(last, told));
      story.take(beatOf(last, told, around()));
    });
  });

  /** Tell what happened while nobody looked, in a few steps. */
  function recall(): void {
    if (document.hidden) return;
    const moved = missed.filter(isMove);
    missed = [];
    if (moved.length) story.take({ ...atOnce(story.last), after: recalled(moved, around()) });
  }

  $effect(() => {
    document.addEventListener('visibilitychange', recall);
    return () => document.removeEventListener('visibilitychange', recall);
  });
}
