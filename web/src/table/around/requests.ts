/** What becomes of a request: the answers of the others, as the player who asked sees them. */
import { t } from '../../lib/words.svelte';
import type { Seen } from '../../types/service';

interface Reply {
  readonly seq: number;
  readonly what: string;
  /** The players who answered, or moved on without an answer. */
  readonly seat: number;
  readonly how: 'declined' | 'agreed' | 'passed-over';
}

interface Request {
  what: string;
  seat: number;
}

/** The answers at a table, in their order; those of `you` are known to the person here. */
export function repliesIn(events: readonly Seen[], you: readonly number[]): Reply[] {
  const replies: Reply[] = [];
  let open: Request | null = null;
  for (const { is, seq, what, seat, yes, by } of events) {
    if (is === 'asked') open = { what: what ?? '', seat: seat ?? 0 };
    else if (is === 'answered' && open) {
      if (!you.includes(seat ?? -1))
        replies.push({ seq, what: open.what, seat: seat!, how: yes ? 'agreed' : 'declined' });
      if (!yes) open = null;
    } else if (is === 'moved' && open) {
      const isOurs = you.includes(open.seat) && typeof by === 'number' && !you.includes(by);
      if (isOurs) replies.push({ seq, what: open.what, seat: by, how: 'passed-over' });
      open = null;
    } else if (!ASIDE.includes(is)) open = null;
  }
  return replies;
}

/** What happens beside the game, and leaves a request as it is. */
const ASIDE = ['said', 'muted', 'came', 'held', 'revealed', 'stirred', 'drew'];

/** An answer in a sentence. */
export function replyText({ what, how }: Reply, name: string): string {
  if (how === 'agreed') return t('web-agreed', { name });
  if (how === 'passed-over') return t('web-passed-over', { name });
  if (what === 'draw') return t('web-declined-draw', { name });
  if (what === 'undo') return t('web-declined-undo', { name });
  return what === 'pause' ? t('web-declined-pause', { name }) : t('web-declined-rematch', { name });
}
