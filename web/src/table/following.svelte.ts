/** Following what the service tells: it is shown after all that is still to be shown. */
import { untrack } from 'svelte';
import type { Seen } from '../lib/live';
import { atOnce } from '../story/story.svelte';
import type { Playing } from './playing.svelte';
import { beatOf, freshOf, recalled, type Around } from './unfolding';

/** Let a table's story follow its link, for as long as the page is there. */
export function follow(playing: Playing): void {
  const { link, story } = playing;
  let missed: Seen[] = [];

  $effect(() => {
    const told = { view: link.view!, events: link.events };
    untrack(() => {
      const { last } = story;
      if (told.view === last.view && told.events === last.events) return;
      if (document.hidden) missed.push(...freshOf(last, told));
      story.take(beatOf(last, told, aroundOf(playing)));
    });
  });

  /** Tell what happened while nobody looked, in a few steps. */
  function recall(): void {
    if (document.hidden) return;
    const moved = missed.filter(({ is }) => is === 'moved');
    missed = [];
    if (moved.length)
      story.take({ ...atOnce(story.last), after: recalled(moved, aroundOf(playing)) });
  }

  $effect(() => {
    document.addEventListener('visibilitychange', recall);
    return () => document.removeEventListener('visibilitychange', recall);
  });
}

function aroundOf({ laying, board, scene }: Playing): Around {
  const drafted = laying.move && board.handling.key(laying.move);
  return { handling: board.handling, scene, drafted, shows: board.Chance !== undefined };
}
