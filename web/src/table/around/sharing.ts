/** A table to be shared: with who watches while it is played, with everybody when it is over. */
import { shareGame } from '../../sharing/game';
import type { Shared } from '../../sharing/shared';
import { t } from '../../lib/words.svelte';
import type { ShownTable } from '../play/state.svelte';

export function shareTable(table: ShownTable): Promise<Shared> {
  const { id } = table.link;
  const { chairs, score, phase } = table.view;
  const isOver = phase === 'over';
  return shareGame({
    id,
    path: isOver ? `/replay/${id}` : `/table/${id}`,
    leads: isOver ? t('web-replay') : t('web-watch-link'),
    board: table.board,
    scene: table.scene,
    names: chairs.map((_, seat) => table.nameOf(seat)),
    score,
    moves: table.played.filter(({ is }) => is === 'moved').length,
    isOver,
    hasRecord: isOver,
  });
}
